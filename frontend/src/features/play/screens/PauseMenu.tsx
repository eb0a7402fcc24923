import { useEffect, useRef } from 'react';

import { usePlayTexts } from '../texts';
import styles from './Stage.module.css';

export interface PauseMenuProps {
  readonly onResume: () => void;
  readonly onAgain: () => void;
  readonly onQuit: () => void;
}

/** What can be done with a play that is paused. */
export function PauseMenu({ onResume, onAgain, onQuit }: PauseMenuProps) {
  const { pause } = usePlayTexts();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <div className={styles.paused} role="group" aria-label={pause.heading}>
      <p className={styles.pausedTitle} lang="en">
        {pause.heading}
      </p>
      <button ref={first} type="button" className="button" onClick={onResume}>
        {pause.resume}
      </button>
      <button type="button" className="button" data-tone="quiet" onClick={onAgain}>
        {pause.again}
      </button>
      <button type="button" className="button" data-tone="quiet" onClick={onQuit}>
        {pause.songs}
      </button>
    </div>
  );
}
