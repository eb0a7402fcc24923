import { useEffect, useState } from 'react';

import { watchDrafts } from '../data/drafts';
import { findSession, session } from '../data/session';
import { useStore } from '../data/store';
import type { Language } from '../i18n/languages';
import { useTexts } from '../i18n/texts';
import { linkOf } from '../lib/route';
import { Door, LinkScreen, LogInScreen } from '../screens/login/Door';
import { LogInForm } from '../screens/login/LogInForm';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { CurrentScreen } from './CurrentScreen';
import { Shell } from './Shell';

export interface AppProps {
  readonly onLanguage: (language: Language) => void;
}

/** The desk: the log-in, or the screen that the address names. */
export function App({ onLanguage }: AppProps) {
  const texts = useTexts();
  const state = useStore(session);
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
          <CurrentScreen session={state.session} />
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
