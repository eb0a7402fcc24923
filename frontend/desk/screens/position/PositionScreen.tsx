import { useState } from 'react';

import type { Position, PostLocale, Role } from '../../api/types';
import { usePosition } from '../../data/queries';
import { useTexts } from '../../i18n/texts';
import { localesOf } from '../../lib/title';
import { Pending } from '../../ui/Pending';
import { Segments } from '../../ui/Segments';
import { Column } from './Column';
import type { DialogName } from './Column';
import { Head } from './Head';
import { HistoryDialog } from './HistoryDialog';
import styles from './PositionScreen.module.css';
import { ScheduleDialog } from './ScheduleDialog';

export interface PositionScreenProps {
  readonly id: string;
  readonly role: Role;
}

/** A position: its texts side by side, on a narrow screen one of them. */
export function PositionScreen({ id, role }: PositionScreenProps) {
  const query = usePosition(id);
  return (
    <Pending query={query}>{(position) => <Workplace position={position} role={role} />}</Pending>
  );
}

interface WorkplaceProps {
  readonly position: Position;
  readonly role: Role;
}

function Workplace({ position, role }: WorkplaceProps) {
  const texts = useTexts();
  const entries = localesOf(position);
  const [current, setCurrent] = useState<PostLocale>(entries[0]?.[0] ?? 'en');
  const [opened, setOpened] = useState<{ dialog: DialogName; locale: PostLocale } | null>(null);
  const close = () => {
    setOpened(null);
  };
  const entry = opened === null ? undefined : position.locales[opened.locale];
  return (
    <>
      <Head position={position} role={role} current={current} />
      <div className={styles.tabs}>
        <Segments
          label={texts.app.firstLanguage}
          value={current}
          options={entries.map(([locale]) => [locale, texts.languages[locale]])}
          onChange={setCurrent}
        />
      </div>
      <div className={styles.columns}>
        {entries.map(([locale, each]) => (
          <Column
            key={locale}
            position={position}
            locale={locale}
            entry={each}
            role={role}
            isCurrent={locale === current}
            onOpen={(dialog) => {
              setOpened({ dialog, locale });
            }}
          />
        ))}
      </div>
      {opened?.dialog === 'schedule' && (
        <ScheduleDialog position={position} locale={opened.locale} onClose={close} />
      )}
      {opened?.dialog === 'history' && entry !== undefined && (
        <HistoryDialog id={position.id} locale={opened.locale} entry={entry} onClose={close} />
      )}
    </>
  );
}
