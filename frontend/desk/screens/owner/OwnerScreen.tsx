import type { ComponentType } from 'react';

import type { Session } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { hashOf, OWNER_SCREENS } from '../../lib/route';
import type { OwnerScreenName } from '../../lib/route';
import { BackupScreen } from './BackupScreen';
import { FactsScreen } from './FactsScreen';
import { AuditScreen } from './AuditScreen';
import { KeysScreen } from './KeysScreen';
import { MembersScreen } from './MembersScreen';
import { ScreenTitle } from '../../ui/ScreenTitle';
import styles from './OwnerScreen.module.css';
import { UsersScreen } from './UsersScreen';
import { WebhooksScreen } from './WebhooksScreen';

const SCREENS: Readonly<Record<OwnerScreenName, ComponentType>> = {
  users: UsersScreen,
  keys: KeysScreen,
  webhooks: WebhooksScreen,
  members: MembersScreen,
  facts: FactsScreen,
  backup: BackupScreen,
  audit: AuditScreen,
};

export interface OwnerScreenProps {
  readonly screen: OwnerScreenName;
  readonly session: Session;
}

/** What owners look after. The service decides who may; this only says so. */
export function OwnerScreen({ screen: wanted, session }: OwnerScreenProps) {
  const texts = useTexts();
  // Where the service has no members there is no screen of them.
  const screens = OWNER_SCREENS.filter((each) => each !== 'members' || session.hasMembers);
  const screen = screens.find((each) => each === wanted) ?? 'users';
  const Screen = SCREENS[screen];
  if (session.user.role !== 'owner')
    return (
      <>
        <ScreenTitle>{texts.ownerScreens[screen]}</ScreenTitle>
        <p>{texts.owner.only}</p>
      </>
    );
  return (
    <div className={styles.screen}>
      <nav aria-label={texts.owner.menu} className={styles.menu}>
        {screens.map((each) => (
          <a
            key={each}
            href={hashOf({ screen: each })}
            aria-current={each === screen ? 'page' : undefined}
          >
            {texts.ownerScreens[each]}
          </a>
        ))}
      </nav>
      <ScreenTitle>{texts.ownerScreens[screen]}</ScreenTitle>
      <Screen />
    </div>
  );
}
