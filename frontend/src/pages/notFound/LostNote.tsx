import { useRef, useState } from 'react';

import { useMessages } from '../../i18n/page-data';
import styles from './LostNote.module.css';
import { ON_LINE, verdictAt, type Verdict } from './verdict';

/** A note that runs past the line again and again, until someone hits it. */
export function LostNote() {
  const { note } = useMessages('notFound');
  const runner = useRef<HTMLSpanElement>(null);
  const [hit, setHit] = useState<{ readonly verdict: Verdict; readonly count: number } | null>(
    null,
  );
  const judge = () => {
    const [run] = runner.current?.getAnimations() ?? [];
    // Where nothing moves, the note stands on its line.
    const progress = run?.effect?.getComputedTiming().progress ?? ON_LINE;
    const verdict = verdictAt(progress);
    setHit((last) => ({ verdict, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <div className={styles.stage}>
      <button
        type="button"
        className={styles.lane}
        aria-label={note.hit}
        // A press is judged when it begins, as in the game; the keyboard's has no pointer.
        onPointerDown={judge}
        onClick={(event) => {
          if (event.detail === 0) judge();
        }}
      >
        <span ref={runner} className={styles.note} aria-hidden="true" />
        <span className={styles.line} aria-hidden="true" />
        {hit !== null && (
          <span
            key={hit.count}
            className={styles.flash}
            data-verdict={hit.verdict}
            aria-hidden="true"
          />
        )}
      </button>
      <p className={styles.verdict} role="status" data-verdict={hit?.verdict}>
        {hit === null ? note.hint : note.verdicts[hit.verdict]}
      </p>
    </div>
  );
}
