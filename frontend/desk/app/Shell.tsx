import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

import type { Session } from '../api/types';
import { logOut } from '../data/session';
import { useHash, useIsOnline } from '../data/store';
import { Icon } from '../icons/Icon';
import { LANGUAGES } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { useShown, useTexts } from '../i18n/texts';
import { hashOf, ownerScreenOf, routeOf } from '../lib/route';
import { Notices } from '../ui/Notices';
import { useCall } from '../ui/useCall';
import { LogOutDialog } from './LogOutDialog';
import { onDemand } from './onDemand';
import styles from './Shell.module.css';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = onDemand(
  async () => (await import('./ShortcutsDialog')).ShortcutsDialog,
  () => null,
);

export interface ShellProps {
  readonly user: Session['user'];
  readonly onLanguage: (language: Language) => void;
  readonly children: ReactNode;
}

/** Begins a new screen at its top, for eyes and for readers; the first one has the focus of the document. */
function useNewScreen(hash: string) {
  const { screen } = routeOf(hash);
  // A view of the list is no other screen.
  const place = hashOf(routeOf(hash));
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    // The list begins where it was left.
    if (screen !== 'list') window.scrollTo(0, 0);
    // A screen may have put it where it is wanted.
    if (main.current?.contains(document.activeElement) !== true)
      main.current?.focus({ preventScroll: true });
  }, [place, screen]);
  return main;
}

/** What is around each screen: the bar at the top, the state of the network, notices; a position shows these in its own bar. */
export function Shell({ user, onLanguage, children }: ShellProps) {
  const texts = useTexts();
  const isOnline = useIsOnline();
  const { error, run } = useCall();
  const hash = useHash();
  const { screen } = routeOf(hash);
  const main = useNewScreen(hash);
  const [isAsking, setIsAsking] = useState(false);
  const leave = (unsaved?: 'keep' | 'drop') =>
    run(async () => {
      setIsAsking(!(await logOut(unsaved)));
    });
  return (
    <>
      <a
        className={styles.skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {texts.app.skip}
      </a>
      <header className={styles.bar}>
        <a className={styles.mark} href={hashOf({ screen: 'list' })}>
          {texts.app.title}
        </a>
        <Menu user={user} onLogOut={() => void leave()} onLanguage={onLanguage} />
        <Help />
      </header>
      <div role="alert">
        {!isOnline && <p className={styles.offline}>{texts.app.offline}</p>}
        {error !== null && <p className={styles.offline}>{error}</p>}
      </div>
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        {screen !== 'position' && (
          <div className={styles.notices}>
            <Notices />
          </div>
        )}
        {children}
      </main>
      {isAsking && (
        <LogOutDialog
          onLogOut={(unsaved) => void leave(unsaved)}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}

/** The list of all keys, which one of them opens too. */
function Help() {
  const texts = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(() => {
    setIsOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={styles.help}
        aria-label={texts.shortcuts.title}
        title={texts.shortcuts.title}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Icon name="keys" />
      </button>
      {isOpen &&
        createPortal(
          <ShortcutsDialog
            onClose={() => {
              setIsOpen(false);
            }}
          />,
          document.body,
        )}
    </>
  );
}

interface MenuProps extends Pick<ShellProps, 'user' | 'onLanguage'> {
  readonly onLogOut: () => void;
}

/** The ways to the screens that the user has. */
function Menu({ user, onLogOut, onLanguage }: MenuProps) {
  const texts = useTexts();
  const route = routeOf(useHash());
  const { screen } = route;
  return (
    <nav aria-label={texts.app.menu} className={styles.menu}>
      <a href={hashOf({ screen: 'list' })} aria-current={screen === 'list' ? 'page' : undefined}>
        {texts.app.positions}
      </a>
      {user.role === 'owner' && (
        <a
          href={hashOf({ screen: 'users' })}
          aria-current={ownerScreenOf(route) === undefined ? undefined : 'page'}
        >
          {texts.owner.menu}
        </a>
      )}
      <a
        href={hashOf({ screen: 'account' })}
        aria-current={screen === 'account' ? 'page' : undefined}
      >
        {user.name}
      </a>
      <button type="button" onClick={onLogOut}>
        {texts.app.logOut}
      </button>
      <LanguageMenu onLanguage={onLanguage} />
    </nav>
  );
}

/** The languages of the desk, each by its own name. */
function LanguageMenu({ onLanguage }: Pick<ShellProps, 'onLanguage'>) {
  const { language, texts } = useShown();
  return (
    <select
      aria-label={texts.app.language}
      value={language}
      onChange={({ target }) => {
        const chosen = LANGUAGES.find(({ code }) => code === target.value);
        if (chosen !== undefined) onLanguage(chosen.code);
      }}
    >
      {LANGUAGES.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
