import { fill } from '../../../src/i18n/fill';
import type { PositionSummary, PostLocale } from '../../api/types';
import { useNumber, useShown } from '../../i18n/texts';
import { found } from '../../lib/filter';
import { hashOfView, WHOLE } from '../../lib/list-view';
import type { ListView } from '../../lib/list-view';
import styles from './ListScreen.module.css';

export interface QuickViewsProps {
  readonly positions: readonly PositionSummary[];
  readonly locales: readonly PostLocale[];
  readonly view: ListView;
  /** When the positions were read, in milliseconds. */
  readonly readAt: number;
}

/** Links to what waits for somebody: languages that are missing, drafts in review, open comments, changes that are not published, what closes soon. */
export function QuickViews({ positions, locales, view, readAt }: QuickViewsProps) {
  const { texts } = useShown();
  const number = useNumber();
  const now = new Date(readAt);
  const quick: (readonly [string, Partial<ListView>])[] = [
    ...locales.map((language) => {
      const name = fill(texts.list.missingIn, { language: texts.languages[language] });
      return [name, { state: 'missing', language }] as const;
    }),
    [texts.review.states.ready, { state: 'ready' }],
    [texts.review.states.sentBack, { state: 'sentBack' }],
    [texts.comments.commented, { state: 'commented' }],
    [texts.states.changed, { state: 'changed' }],
    [texts.list.closingSoon, { state: 'closingSoon' }],
    [texts.list.stale, { state: 'stale' }],
  ];
  const waiting = quick
    .map(([name, part]) => ({ name, hash: hashOfView({ ...WHOLE, ...part }), part }))
    .map((each) => ({
      ...each,
      count: found(positions, { ...WHOLE, ...each.part }, { texts, now }).positions.length,
    }))
    .filter(({ count }) => count > 0);
  const current = hashOfView({ ...view, sort: WHOLE.sort });
  if (waiting.length === 0) return null;
  return (
    <nav aria-label={texts.list.waiting} className={styles.quick}>
      {waiting.map(({ name, hash, count }) => (
        <a key={hash} href={hash} aria-current={hash === current ? 'true' : undefined}>
          {name} <b>{number(count)}</b>
        </a>
      ))}
    </nav>
  );
}
