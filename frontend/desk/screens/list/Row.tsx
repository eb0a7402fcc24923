import { memo } from 'react';

import type { PositionSummary, PostLocale, Summary } from '../../api/types';
import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import { useDay, useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { listedReviewOf } from '../../lib/review';
import { hashOf } from '../../lib/route';
import { lastOf, localesOf, shownTitleOf } from '../../lib/title';
import { StateDot } from '../../ui/StatePill';
import styles from './Row.module.css';

export interface RowProps {
  readonly position: PositionSummary;
  readonly isChosen: boolean;
  readonly onChoose: (id: string) => void;
}

/** A position in one line, with its state in each language. */
export const Row = memo(function Row({ position, isChosen, onChoose }: RowProps) {
  const texts = useTexts();
  const time = useTime();
  const { id } = position;
  const locales = localesOf(position);
  const title = shownTitleOf(position, texts);
  const last = lastOf(position);
  return (
    <li className={styles.row} data-chosen={isChosen}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          aria-label={fill(texts.list.choose, { title: title.text })}
          checked={isChosen}
          onChange={() => {
            onChoose(id);
          }}
        />
      </label>
      <a className={styles.title} lang={title.tag} href={hashOf({ screen: 'position', id })}>
        {title.text}
      </a>
      <dl className={styles.locales}>
        {locales.map(([locale, summary]) => (
          <Cell key={locale} locale={locale} summary={summary} />
        ))}
      </dl>
      <p className={styles.changed}>
        {last?.changedAt != null &&
          fill(texts.list.changedBy, {
            at: time(last.changedAt),
            name: authorName(last.changedBy ?? '', texts),
          })}
      </p>
    </li>
  );
});

/** How many comments are open, in a bubble. */
function Comments({ count }: { readonly count: number }) {
  const texts = useTexts();
  const said = fill(counted(texts.comments.open, count, texts.tag), { count });
  return (
    <span role="img" className={styles.comments} aria-label={said} title={said}>
      {count}
    </span>
  );
}

interface CellProps {
  readonly locale: PostLocale;
  readonly summary: Summary;
}

/** The state in one language: a dot and a word, that of the review where the draft is on its way, and the day of what happens by itself. */
function Cell({ locale, summary }: CellProps) {
  const texts = useTexts();
  const day = useDay();
  const { state, publishAt, closeAt } = summary;
  const review = listedReviewOf(summary);
  const short = state === 'changed' ? texts.list.changed : undefined;
  const next = publishAt ?? closeAt;
  return (
    <div className={styles.cell}>
      <dt>
        <abbr title={texts.languages[locale]}>{locale.toUpperCase()}</abbr>
      </dt>
      <dd>
        <StateDot state={state} text={review === null ? short : texts.review.states[review]} />
        {summary.comments > 0 && <Comments count={summary.comments} />}
        {next !== null && <span className={styles.next}>{day(next)}</span>}
      </dd>
    </div>
  );
}
