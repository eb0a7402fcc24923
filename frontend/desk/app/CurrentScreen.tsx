import type { Session } from '../api/types';
import { useHash } from '../data/store';
import { useTexts } from '../i18n/texts';
import { ownerScreenOf, routeOf } from '../lib/route';
import { AccountScreen } from '../screens/account/AccountScreen';
import { ListScreen } from '../screens/list/ListScreen';
import { PositionScreen } from '../screens/position/PositionScreen';
import { onDemand } from './onDemand';

/** What is shown until the code of a screen is there. */
function Loading() {
  const texts = useTexts();
  return <p role="status">{texts.app.loading}</p>;
}

const OwnerScreen = onDemand(
  async () => (await import('../screens/owner/OwnerScreen')).OwnerScreen,
  Loading,
);
const OrderScreen = onDemand(
  async () => (await import('../screens/order/OrderScreen')).OrderScreen,
  Loading,
);
const CountsScreen = onDemand(
  async () => (await import('../screens/counts/CountsScreen')).CountsScreen,
  Loading,
);
const ImportScreen = onDemand(
  async () => (await import('../screens/import/ImportScreen')).ImportScreen,
  Loading,
);
const TemplatesScreen = onDemand(
  async () => (await import('../screens/templates/TemplatesScreen')).TemplatesScreen,
  Loading,
);
const TrashScreen = onDemand(
  async () => (await import('../screens/trash/TrashScreen')).TrashScreen,
  Loading,
);

export interface CurrentScreenProps {
  readonly session: Session;
}

/** The screen that the address names. Those that few people open are loaded then. */
export function CurrentScreen({ session }: CurrentScreenProps) {
  const route = routeOf(useHash());
  const ownerScreen = ownerScreenOf(route);
  return (
    <>
      {route.screen === 'position' && <PositionScreen id={route.id} role={session.user.role} />}
      {route.screen === 'account' && <AccountScreen user={session.user} />}
      {route.screen === 'list' && <ListScreen role={session.user.role} />}
      {ownerScreen !== undefined && <OwnerScreen screen={ownerScreen} session={session} />}
      {route.screen === 'import' && <ImportScreen />}
      {route.screen === 'order' && <OrderScreen role={session.user.role} />}
      {route.screen === 'counts' && <CountsScreen role={session.user.role} />}
      {route.screen === 'templates' && <TemplatesScreen />}
      {route.screen === 'trash' && <TrashScreen role={session.user.role} />}
    </>
  );
}
