import type { Review } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import styles from './Said.module.css';

export interface SaidProps {
  readonly said: Review['asked'];
}

/** What somebody has said in a review or a comment, with the name and the time. */
export function Said({ said: { by, at, note } }: SaidProps) {
  const texts = useTexts();
  const time = useTime();
  return (
    <div>
      <p className={styles.by}>{fill(texts.review.by, { name: by, at: time(at) })}</p>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </div>
  );
}
