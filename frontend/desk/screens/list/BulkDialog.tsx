import { useState } from 'react';

import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import type { PositionSummary, PostLocale } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import type { BulkAction, BulkStep } from '../../lib/bulk';
import { momentOf } from '../../lib/days';
import { localesOf, titleOf } from '../../lib/title';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Pending } from '../../ui/Pending';
import { MomentField } from '../../ui/TimeFields';
import styles from './BulkBar.module.css';
import { runBulk } from './runBulk';
import { useLacks } from './useLacks';

export interface BulkDialogProps {
  readonly action: BulkAction;
  readonly chosen: readonly PositionSummary[];
  readonly steps: readonly BulkStep[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before something is done with several positions, names them, and shows how far it is. */
export function BulkDialog({ action, chosen, steps, onDone, onClose }: BulkDialogProps) {
  const texts = useTexts();
  const { bulk, tag } = texts;
  const [done, setDone] = useState(0);
  const left = chosen.length - steps.length;
  const submit = async (value: (name: string) => string) => {
    const closeAt = action === 'close' ? momentOf(value('closeAt')) : null;
    await runBulk({ action, steps, closeAt, texts, onStep: setDone });
    onDone();
  };
  return (
    <ConfirmDialog
      title={fill(counted(bulk.titles[action], steps.length, tag), { count: steps.length })}
      submit={bulk.submits[action]}
      onSubmit={submit}
      onClose={onClose}
    >
      <Languages action={action} steps={steps} />
      <ul className={styles.titles}>
        {steps.map(({ position }) => (
          <li key={position.id}>{titleOf(position, texts)}</li>
        ))}
      </ul>
      {action === 'publish' && <Lacking steps={steps} />}
      {left > 0 && <p>{fill(counted(bulk.left, left, tag), { count: left })}</p>}
      {action === 'close' && <CloseField />}
      <p role="status">{done > 0 && fill(bulk.progress, { done, all: steps.length })}</p>
    </ConfirmDialog>
  );
}

/** In which languages it is done, with how many positions; of a deletion, which leave the site. */
function Languages({ action, steps }: Pick<BulkDialogProps, 'action' | 'steps'>) {
  const texts = useTexts();
  const counts = new Map<PostLocale, number>();
  for (const { position, locales } of steps)
    for (const locale of locales) {
      const isShown = position.locales[locale]?.isPublished === true;
      if (action !== 'delete' || isShown) counts.set(locale, (counts.get(locale) ?? 0) + 1);
    }
  const named = steps.flatMap(({ position }) => localesOf(position).map(([locale]) => locale));
  const all = [...new Set(named)].flatMap((locale) => {
    const count = counts.get(locale);
    return count === undefined
      ? []
      : [fill(texts.bulk.inLanguage, { language: texts.languages[locale], count })];
  });
  const list = new Intl.ListFormat(texts.tag).format(all);
  if (action === 'duplicate') return null;
  if (action !== 'delete') return <p>{list}</p>;
  return (
    <>
      <p>
        {all.length === 0 ? texts.bulk.draftsOnly : fill(texts.bulk.leaves, { languages: list })}
      </p>
      <p>{texts.delete.back}</p>
    </>
  );
}

/** Which of them cannot be published yet, and what they lack. */
function Lacking({ steps }: Pick<BulkDialogProps, 'steps'>) {
  const texts = useTexts();
  const list = new Intl.ListFormat(texts.tag);
  return (
    <Pending query={useLacks(steps)}>
      {(positions) =>
        positions.length > 0 && (
          <div>
            <p>{texts.bulk.lacking}</p>
            <ul className={styles.titles}>
              {positions.flatMap(({ position, lacks }) =>
                lacks.map(({ locale, fields }) => (
                  <li key={`${position.id} ${locale}`}>
                    {titleOf(position, texts)}
                    <span className={styles.lack}>
                      {` ${texts.languages[locale]} · ${list.format(fields.map((field) => texts.post[field]))}`}
                    </span>
                  </li>
                )),
              )}
            </ul>
          </div>
        )
      }
    </Pending>
  );
}

/** When they close, in the time of this device. */
function CloseField() {
  const texts = useTexts();
  return <MomentField label={texts.schedule.closeAt} name="closeAt" isRequired hasZone />;
}
