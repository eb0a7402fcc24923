import { lazy, Suspense } from 'react';

import type { Session } from '../api/types';
import { useHash } from '../data/store';
import { useTexts } from '../i18n/texts';
import { ownerScreenOf, routeOf } from '../lib/route';
import { AccountScreen } from '../screens/account/AccountScreen';
import { ListScreen } from '../screens/list/ListScreen';
import { PositionScreen } from '../screens/position/PositionScreen';

const OwnerScreen = lazy(async () => {
  const { OwnerScreen: screen } = await import('../screens/owner/OwnerScreen');
  return { default: screen };
});
const OrderScreen = lazy(async () => ({
  default: (await import('../screens/order/OrderScreen')).OrderScreen,
}));

const CountsScreen = lazy(async () => ({
  default: (await import('../screens/counts/CountsScreen')).CountsScreen,
}));

const ImportScreen = lazy(async () => ({
  default: (await import('../screens/import/ImportScreen')).ImportScreen,
}));

const TrashScreen = lazy(async () => ({
  default: (await import('../screens/trash/TrashScreen')).TrashScreen,
}));

export interface CurrentScreenProps {
  readonly session: Session;
}

/** The screen that the address names. Those that few people open are loaded then. */
export function CurrentScreen({ session }: CurrentScreenProps) {
  const texts = useTexts();
  const route = routeOf(useHash());
  const ownerScreen = ownerScreenOf(route);
  return (
    <>
      {route.screen === 'position' && (
        <PositionScreen key={route.id} id={route.id} role={session.user.role} />
      )}
      {route.screen === 'account' && <AccountScreen user={session.user} />}
      {route.screen === 'list' && <ListScreen role={session.user.role} />}
      <Suspense fallback={<p role="status">{texts.app.loading}</p>}>
        {ownerScreen !== undefined && <OwnerScreen screen={ownerScreen} session={session} />}
        {route.screen === 'import' && <ImportScreen />}
        {route.screen === 'order' && <OrderScreen role={session.user.role} />}
        {route.screen === 'counts' && <CountsScreen role={session.user.role} />}
        {route.screen === 'trash' && <TrashScreen role={session.user.role} />}
      </Suspense>
    </>
  );
}
