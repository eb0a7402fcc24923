import { useState } from 'react';

import { fill } from '../../../src/i18n/fill';
import type { Role } from '../../api/types';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/Icon';
import type { Language } from '../../i18n/languages';
import { useNumber, useTexts } from '../../i18n/texts';
import { BULK_ACTIONS, stepsOf } from '../../lib/bulk';
import type { BulkAction } from '../../lib/bulk';
import { hashOf } from '../../lib/route';
import { Button } from '../../ui/Button';
import styles from './BulkBar.module.css';
import { BulkDialog } from './BulkDialog';
import type { Selection } from './useSelection';

export interface BulkBarProps {
  readonly selection: Selection;
  readonly shown: number;
  readonly all: number;
  readonly role: Role;
  /** The language that the list is narrowed to: what is done is done only in it. */
  readonly language: Language | '';
}

/** How many positions there are, and what is done with those that are chosen. */
export function BulkBar(props: BulkBarProps) {
  const { selection, shown, all } = props;
  const texts = useTexts();
  const { chosen } = selection;
  const number = useNumber();
  const counts = { shown: number(shown), all: number(all) };
  return (
    <div className={styles.bar}>
      {shown > 0 && (
        <label className={styles.all}>
          <input
            type="checkbox"
            aria-label={texts.list.chooseAll}
            checked={chosen.length === shown}
            ref={(box) => {
              if (box !== null) box.indeterminate = chosen.length > 0 && chosen.length < shown;
            }}
            onChange={selection.toggleAll}
          />
        </label>
      )}
      <p role="status" className={styles.count}>
        {chosen.length > 0
          ? fill(texts.list.chosen, { count: number(chosen.length) })
          : all > 0 && fill(texts.list.count, counts)}
      </p>
      {chosen.length > 0 ? <Actions {...props} /> : <Links all={all} />}
    </div>
  );
}

/** The icon of each action: the same as beside one position. */
const ICONS = {
  publish: 'publish',
  takeBack: 'takeBack',
  close: 'schedule',
  duplicate: 'copy',
  delete: 'delete',
} as const satisfies Record<BulkAction, IconName>;

/** The buttons of what can be done with one of the chosen positions at least. */
function Actions({ selection, role, language }: BulkBarProps) {
  const texts = useTexts();
  const [asked, setAsked] = useState<BulkAction | null>(null);
  const { chosen, clear } = selection;
  const possible = BULK_ACTIONS.map(
    (action) => [action, stepsOf(action, chosen, role, language)] as const,
  ).filter(([, steps]) => steps.length > 0);
  const steps = possible.find(([action]) => action === asked)?.[1];
  return (
    <>
      <Button kind="quiet" onClick={clear}>
        {texts.list.unchoose}
      </Button>
      <div className={styles.actions}>
        {possible.map(([action]) => (
          <Button
            key={action}
            icon={ICONS[action]}
            onClick={() => {
              setAsked(action);
            }}
          >
            {texts.bulk.actions[action]}
          </Button>
        ))}
      </div>
      {asked !== null && steps !== undefined && (
        <BulkDialog
          action={asked}
          chosen={chosen}
          steps={steps}
          onDone={clear}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </>
  );
}

/** The ways to what else there is of positions. */
function Links({ all }: Pick<BulkBarProps, 'all'>) {
  const texts = useTexts();
  return (
    <div className={styles.links}>
      {all > 1 && (
        <a href={hashOf({ screen: 'order' })}>
          <Icon name="numbers" /> {texts.order.title}
        </a>
      )}
      <a href={hashOf({ screen: 'counts' })}>
        <Icon name="preview" /> {texts.visits.title}
      </a>
      <a href={hashOf({ screen: 'templates' })}>
        <Icon name="template" /> {texts.templates.title}
      </a>
      <a href={hashOf({ screen: 'import' })}>
        <Icon name="import" /> {texts.import.title}
      </a>
      <a href={hashOf({ screen: 'trash' })}>
        <Icon name="delete" /> {texts.trash.title}
      </a>
    </div>
  );
}
