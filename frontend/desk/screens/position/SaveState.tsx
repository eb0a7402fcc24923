import type { DraftState, SaveStatus } from '../../data/draft';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import styles from './SaveState.module.css';

/** What a person has to know of at once. */
const TROUBLE: readonly SaveStatus[] = ['failed', 'offline', 'expired', 'invalid', 'conflict'];

export interface SaveStateProps {
  readonly state: DraftState;
  readonly onSave: () => void;
}

/** Whether the service has what is written. Trouble is read out, the rest is only shown. */
export function SaveState({ state, onSave }: SaveStateProps) {
  const texts = useTexts();
  const isTrouble = TROUBLE.includes(state.status);
  const sentence = useSentence(state);
  return (
    <div className={styles.place} data-trouble={isTrouble}>
      <span className={styles.text} data-status={state.status}>
        {!isTrouble && sentence}
      </span>
      <span role="alert" className={styles.text}>
        {isTrouble && sentence}
      </span>
      {isTrouble && state.status !== 'conflict' && (
        <Button onClick={onSave}>{texts.save.now}</Button>
      )}
    </div>
  );
}

function useSentence({ status, error, summary }: DraftState): string {
  const texts = useTexts();
  const time = useTime();
  if (status === 'invalid') return fill(texts.save.invalid, { reason: sentenceOf(error, texts) });
  const { changedAt, changedBy } = summary;
  if (status !== 'saved' || changedAt === null) return texts.save[status];
  return fill(texts.save.savedAt, { time: time(changedAt), name: changedBy ?? '' });
}
