import type { PositionState, Summary } from '../api/types';
import { fill } from '../../src/i18n/fill';
import { useTexts, useTime } from '../i18n/texts';
import styles from './StatePill.module.css';

export interface StateDotProps {
  readonly state: PositionState;
  /** A shorter word, where there is little room. */
  readonly text?: string | undefined;
}

/** A state as a shape and a word, so that no colour has to be seen. */
export function StateDot({ state, text }: StateDotProps) {
  const { states } = useTexts();
  return (
    <span className={styles.pill} data-state={state} title={text && states[state]}>
      {text ?? states[state]}
    </span>
  );
}

export interface StatePillProps {
  readonly summary: Summary;
}

/** The state of a post, and what happens by itself. */
export function StatePill({ summary }: StatePillProps) {
  const texts = useTexts();
  const time = useTime();
  const { state, publishAt, closeAt } = summary;
  return (
    <>
      <StateDot state={state} />
      {publishAt !== null && (
        <span className={styles.time}>{fill(texts.schedule.opens, { time: time(publishAt) })}</span>
      )}
      {closeAt !== null && (
        <span className={styles.time}>{fill(texts.schedule.closes, { time: time(closeAt) })}</span>
      )}
    </>
  );
}
