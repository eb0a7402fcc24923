import type { DraftState } from '../../data/draft';
import type { SaveStatus } from '../../data/save-status';
import { fill } from '../../../src/i18n/fill';
import { Icon } from '../../icons/Icon';
import { sentenceOf, useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { Button } from '../../ui/Button';
import styles from './SaveState.module.css';

/** What a person has to know of at once. */
const TROUBLE: readonly SaveStatus[] = [
  'failed',
  'offline',
  'expired',
  'invalid',
  'gone',
  'conflict',
];

/** Whether the writer has to know of it at once. */
export const isTrouble = (status: SaveStatus): boolean => TROUBLE.includes(status);

export interface SaveStateProps {
  readonly state: DraftState;
  /** The language that it is said of, where it is not the one that is written. */
  readonly language: string | null;
  readonly onSave: () => void;
  /** Where the position is gone: makes another one of the text. */
  readonly onSaveAsNew: () => void;
  /** Shows what is to be chosen in a conflict. */
  readonly onChoose: () => void;
}

/** Whether the service has what is written. Trouble is read out, the rest is only shown. */
export function SaveState(props: SaveStateProps) {
  const { state, language, onSave, onSaveAsNew, onChoose } = props;
  const texts = useTexts();
  const ways: Partial<Record<SaveStatus, readonly [string, () => void]>> = {
    gone: [texts.save.asNew, onSaveAsNew],
    conflict: [texts.conflict.choose, onChoose],
  };
  const [way, go] = ways[state.status] ?? [texts.save.now, onSave];
  const isBad = isTrouble(state.status);
  const said = useSentence(state);
  const sentence = language === null ? said : fill(texts.bar.of, { language, state: said });
  return (
    <div className={styles.place} data-trouble={isBad}>
      {isBad && <Icon name="trouble" />}
      <span className={styles.text} data-status={state.status}>
        {!isBad && sentence}
      </span>
      <span role="alert" className={styles.text}>
        {isBad && sentence}
      </span>
      {isBad && <Button onClick={go}>{way}</Button>}
    </div>
  );
}

function useSentence({ status, error, summary }: DraftState): string {
  const texts = useTexts();
  const time = useTime();
  if (status === 'invalid') return fill(texts.save.invalid, { reason: sentenceOf(error, texts) });
  const { changedAt, changedBy } = summary;
  if (status !== 'saved' || changedAt === null) return texts.save[status];
  return fill(texts.save.savedAt, {
    time: time(changedAt),
    name: authorName(changedBy ?? '', texts),
  });
}
