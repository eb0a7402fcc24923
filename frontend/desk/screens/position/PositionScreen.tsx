import { useState } from 'react';
import type { ReactNode } from 'react';

import type { Position, PostLocale, Role } from '../../api/types';
import { screenOf } from '../../data/moves';
import { usePosition } from '../../data/position';
import { ToolbarPlaceContext, useToolbarPlace } from '../../editor/toolbar-place';
import { useTexts } from '../../i18n/texts';
import { localesOf } from '../../lib/title';
import { Pending } from '../../ui/Pending';
import { Segments } from '../../ui/Segments';
import { Column } from './Column';
import type { DialogName } from './Column';
import { CommonDetails } from './CommonDetails';
import { Head } from './Head';
import { HistoryDialog } from './HistoryDialog';
import styles from './PositionScreen.module.css';
import { PreviewPanel } from './PreviewPanel';
import { ReviewDialog } from './ReviewDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { TemplateHead } from './TemplateHead';
import { useMoved } from './useMoved';
import { WriteBar } from './WriteBar';

export interface PositionScreenProps {
  readonly id: string;
  readonly role: Role;
}

/** A position: its texts side by side, on a narrow screen one of them. */
export function PositionScreen({ id, role }: PositionScreenProps) {
  const query = usePosition(id);
  useMoved(id);
  return (
    <Pending query={query}>
      {(position) => <Workplace key={screenOf(position.id)} position={position} role={role} />}
    </Pending>
  );
}

interface WorkplaceProps {
  readonly position: Position;
  readonly role: Role;
}

function Workplace({ position, role }: WorkplaceProps) {
  const [current, setCurrent] = useState(() => firstTextOf(position));
  const { place, setElement } = useToolbarPlace();
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const shown = position.locales[current];
  const isPreviewed = isPreviewOpen && shown !== undefined && shown.state !== 'missing';
  const closePreview = () => {
    setIsPreviewOpen(false);
  };
  return (
    <ToolbarPlaceContext value={place}>
      {position.template === null ? (
        <Head position={position} role={role} onCurrent={setCurrent} />
      ) : (
        <TemplateHead position={position} name={position.template} role={role} />
      )}
      <WriteBar
        position={position}
        role={role}
        current={current}
        onCurrent={setCurrent}
        onPreview={() => {
          setIsPreviewOpen(true);
        }}
        toolbar={setElement}
      />
      <CommonDetails position={position} role={role} />
      <Tabs position={position} current={current} onChange={setCurrent} />
      <Columns
        position={position}
        role={role}
        current={current}
        isPreviewed={isPreviewed}
        onCurrent={setCurrent}
      >
        {isPreviewed && (
          <PreviewPanel
            key={position.id}
            position={position}
            locale={current}
            entry={shown}
            onLocale={setCurrent}
            onClose={closePreview}
          />
        )}
      </Columns>
    </ToolbarPlaceContext>
  );
}

interface ColumnsProps extends WorkplaceProps {
  readonly current: PostLocale;
  readonly isPreviewed: boolean;
  readonly onCurrent: (locale: PostLocale) => void;
  /** The page of the text that is written. */
  readonly children: ReactNode;
}

/** The languages beside each other, with the dialog of one of them. */
function Columns(props: ColumnsProps) {
  const { position, role, current, isPreviewed, onCurrent, children } = props;
  const [opened, setOpened] = useState<{ dialog: DialogName; locale: PostLocale } | null>(null);
  return (
    <>
      <div className={styles.columns} data-previewed={isPreviewed}>
        {localesOf(position).map(([locale, each]) => (
          <Column
            key={locale}
            position={position}
            locale={locale}
            entry={each}
            role={role}
            isCurrent={locale === current}
            onCurrent={onCurrent}
            onOpen={(dialog) => {
              setOpened({ dialog, locale });
            }}
          />
        ))}
        {children}
      </div>
      <Opened
        opened={opened}
        position={position}
        role={role}
        onClose={() => {
          setOpened(null);
        }}
      />
    </>
  );
}

/** The first language that has a text, which is shown first. */
function firstTextOf(position: Position): PostLocale {
  const all = localesOf(position);
  const begun = all.find(([, { state }]) => state !== 'missing');
  return (begun ?? all[0])?.[0] ?? 'en';
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
  readonly opened: { readonly dialog: DialogName; readonly locale: PostLocale } | null;
  readonly position: Position;
  readonly role: Role;
  readonly onClose: () => void;
}

/** The dialog that is open. */
function Opened({ opened, position, role, onClose }: OpenedProps) {
  if (opened === null) return null;
  const { dialog, locale } = opened;
  const entry = position.locales[locale];
  if (dialog === 'schedule')
    return <ScheduleDialog position={position} locale={locale} onClose={onClose} />;
  if (entry === undefined) return null;
  const { id } = position;
  if (dialog === 'history')
    return <HistoryDialog id={id} locale={locale} entry={entry} onClose={onClose} />;
  return (
    <ReviewDialog
      id={id}
      locale={locale}
      role={role}
      summary={entry}
      action={dialog}
      onClose={onClose}
    />
  );
}
