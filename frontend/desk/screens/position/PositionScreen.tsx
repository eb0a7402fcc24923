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
import { PreviewPanel } from './PreviewPanel';
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
  const entries = localesOf(position);
  const [current, setCurrent] = useState<PostLocale>(entries[0]?.[0] ?? 'en');
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const [opened, setOpened] = useState<{ dialog: DialogName; locale: PostLocale } | null>(null);
  const shown = position.locales[current];
  const isPreviewed = isPreviewOpen && shown !== undefined && shown.state !== 'missing';
  return (
    <>
      <Head position={position} role={role} current={current} />
      <Tabs position={position} current={current} onChange={setCurrent} />
      <div className={styles.columns} data-previewed={isPreviewed}>
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
            onPreview={() => {
              setCurrent(locale);
              setIsPreviewOpen(true);
            }}
          />
        ))}
        {isPreviewed && (
          <PreviewPanel
            position={position}
            locale={current}
            entry={shown}
            onLocale={setCurrent}
            onClose={() => {
              setIsPreviewOpen(false);
            }}
          />
        )}
      </div>
      {opened !== null && (
        <Opened
          {...opened}
          position={position}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </>
  );
}

interface TabsProps {
  readonly position: Position;
  readonly current: PostLocale;
  readonly onChange: (locale: PostLocale) => void;
}

/** The choice of a language on a narrow screen. */
function Tabs({ position, current, onChange }: TabsProps) {
  const texts = useTexts();
  return (
    <div className={styles.tabs}>
      <Segments
        label={texts.app.firstLanguage}
        value={current}
        options={localesOf(position).map(([locale]) => [locale, texts.languages[locale]])}
        onChange={onChange}
      />
    </div>
  );
}

interface OpenedProps {
  readonly dialog: DialogName;
  readonly locale: PostLocale;
  readonly position: Position;
  readonly onClose: () => void;
}

/** The dialog that is open. */
function Opened({ dialog, locale, position, onClose }: OpenedProps) {
  const entry = position.locales[locale];
  if (dialog === 'schedule')
    return <ScheduleDialog position={position} locale={locale} onClose={onClose} />;
  if (entry === undefined) return null;
  return <HistoryDialog id={position.id} locale={locale} entry={entry} onClose={onClose} />;
}
