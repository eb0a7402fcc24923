import { memo } from 'react';

import type { PositionSummary, PostLocale, Summary } from '../../api/types';
import { TAGS } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { hashOf } from '../../lib/route';
import { localesOf, titleOf } from '../../lib/title';
import { StatePill } from '../../ui/StatePill';
import styles from './Row.module.css';

export interface RowProps {
  readonly position: PositionSummary;
}

/** A position with its state in each language. */
export const Row = memo(function Row({ position }: RowProps) {
  const texts = useTexts();
  const time = useTime();
  const locales = localesOf(position);
  const title = titleOf(position, texts);
  const last = locales.map(([, summary]) => summary).toSorted(byChange)[0];
  return (
    <li className={styles.row}>
      <a className={styles.title} href={hashOf({ screen: 'position', id: position.id })}>
        {title}
      </a>
      <dl className={styles.locales}>
        {locales.map(([locale, summary]) => (
          <Cell key={locale} locale={locale} summary={summary} rowTitle={title} />
        ))}
      </dl>
      <p className={styles.changed}>
        {last?.changedAt != null &&
          fill(texts.list.changedBy, { at: time(last.changedAt), name: last.changedBy ?? '' })}
      </p>
    </li>
  );
});

const byChange = (a: Summary, b: Summary) => (b.changedAt ?? '').localeCompare(a.changedAt ?? '');

interface CellProps {
  readonly locale: PostLocale;
  readonly summary: Summary;
  readonly rowTitle: string;
}

/** The state in one language, and its title there where it is another one than that of the row. */
function Cell({ locale, summary, rowTitle }: CellProps) {
  const texts = useTexts();
  return (
    <div className={styles.cell}>
      <dt>
        <abbr title={texts.languages[locale]}>{locale.toUpperCase()}</abbr>
      </dt>
      <dd>
        <StatePill summary={summary} />
        {summary.title !== null && summary.title !== rowTitle && (
          <span lang={TAGS[locale]} className={styles.other}>
            {summary.title}
          </span>
        )}
      </dd>
    </div>
  );
}
