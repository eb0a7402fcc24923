import { lazy, Suspense, useEffect, useState } from 'react';

import { watchDrafts } from '../data/drafts';
import { findSession, session } from '../data/session';
import { useHash, useStore } from '../data/store';
import type { Language } from '../i18n/languages';
import { useTexts } from '../i18n/texts';
import { linkOf, ownerScreenOf, routeOf } from '../lib/route';
import { AccountScreen } from '../screens/account/AccountScreen';
import { ListScreen } from '../screens/list/ListScreen';
import { Door, LinkScreen, LogInScreen } from '../screens/login/Door';
import { LogInForm } from '../screens/login/LogInForm';
import { PositionScreen } from '../screens/position/PositionScreen';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { Shell } from './Shell';

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

const TrashScreen = lazy(async () => ({
  default: (await import('../screens/trash/TrashScreen')).TrashScreen,
}));

export interface AppProps {
  readonly onLanguage: (language: Language) => void;
}

/** The desk: the log-in, or the screen that the address names. */
export function App({ onLanguage }: AppProps) {
  const texts = useTexts();
  const state = useStore(session);
  const route = routeOf(useHash());
  const ownerScreen = ownerScreenOf(route);
  // The link leaves the address at once; what it was stays here until somebody is logged in.
  const [link] = useState(() => linkOf(location));
  const [isLinkUsed, setIsLinkUsed] = useState(link === null);
  useEffect(watchDrafts, []);
  useEffect(() => {
    if (isLinkUsed) void findSession();
  }, [isLinkUsed]);

  switch (state.phase) {
    case 'loading':
      return link === null || isLinkUsed ? (
        <Door title={texts.app.loading}>{null}</Door>
      ) : (
        <LinkScreen
          link={link}
          onBad={() => {
            setIsLinkUsed(true);
          }}
        />
      );
    case 'unreachable':
      return (
        <Door title={texts.errors.unavailable}>
          <Button kind="main" onClick={() => void findSession()}>
            {texts.app.retry}
          </Button>
        </Door>
      );
    case 'out':
      return <LogInScreen />;
    case 'in':
    case 'expired':
      return (
        <Shell key={state.session.user.name} user={state.session.user} onLanguage={onLanguage}>
          {route.screen === 'position' && (
            <PositionScreen key={route.id} id={route.id} role={state.session.user.role} />
          )}
          {route.screen === 'account' && <AccountScreen user={state.session.user} />}
          {route.screen === 'list' && <ListScreen role={state.session.user.role} />}
          <Suspense fallback={<p role="status">{texts.app.loading}</p>}>
            {ownerScreen !== undefined && (
              <OwnerScreen screen={ownerScreen} session={state.session} />
            )}
            {route.screen === 'order' && <OrderScreen role={state.session.user.role} />}
            {route.screen === 'counts' && <CountsScreen role={state.session.user.role} />}
            {route.screen === 'trash' && <TrashScreen role={state.session.user.role} />}
          </Suspense>
          {state.phase === 'expired' && (
            <Dialog title={texts.login.title}>
              <p>{texts.login.again}</p>
              <LogInForm name={state.session.user.name} />
            </Dialog>
          )}
        </Shell>
      );
  }
}
