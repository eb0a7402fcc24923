import type { Summary } from '../api/types';
import { fill } from '../../src/i18n/fill';
import { useTexts, useTime } from '../i18n/texts';
import styles from './StatePill.module.css';

export interface StatePillProps {
  readonly summary: Summary;
}

/** The state of a post: a shape and a word, so that no colour has to be seen; and what happens by itself. */
export function StatePill({ summary }: StatePillProps) {
  const texts = useTexts();
  const time = useTime();
  const { state, publishAt, closeAt } = summary;
  return (
    <>
      <span className={styles.pill} data-state={state}>
        {texts.states[state]}
      </span>
      {publishAt !== null && (
        <span className={styles.time}>{fill(texts.schedule.opens, { time: time(publishAt) })}</span>
      )}
      {closeAt !== null && (
        <span className={styles.time}>{fill(texts.schedule.closes, { time: time(closeAt) })}</span>
      )}
    </>
  );
}
