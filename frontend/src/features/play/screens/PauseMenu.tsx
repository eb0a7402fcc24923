import { useEffect, useRef } from 'react';

import { usePlayTexts } from '../texts';
import styles from './Stage.module.css';

/** The system has taken the sound, none has begun, or the rest of the song has not come. */
export type Trouble = 'interrupted' | 'silent' | 'late';

export interface PauseMenuProps {
  readonly onResume: () => void;
  readonly onAgain: () => void;
  readonly onQuit: () => void;
  /** Leaves the play for the calibration. */
  readonly onCalibrate: () => void;
  /** Why it was not the player who paused. */
  readonly trouble: Trouble | undefined;
  /** Goes on without sound. */
  readonly onQuiet: () => void;
}

/** What can be done with a play that is paused. */
export function PauseMenu(props: PauseMenuProps) {
  const { trouble, onResume, onAgain, onQuit, onCalibrate, onQuiet } = props;
  const { pause, sound, options } = usePlayTexts();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);
  return (
    <div className={styles.paused} role="group" aria-label={pause.heading}>
      <p className={styles.pausedTitle} lang="en">
        {pause.heading}
      </p>
      {trouble !== undefined && (
        <p role="alert" className={styles.trouble}>
          {sound[trouble]}
        </p>
      )}
      <button ref={first} type="button" className="button" onClick={onResume}>
        {pause.resume}
      </button>
      {trouble !== undefined && (
        <button type="button" className="button" data-tone="quiet" onClick={onQuiet}>
          {sound.quiet}
        </button>
      )}
      <button type="button" className="button" data-tone="quiet" onClick={onAgain}>
        {pause.again}
      </button>
      <button type="button" className="button" data-tone="quiet" onClick={onCalibrate}>
        {options.calibrate}
      </button>
      <button type="button" className="button" data-tone="quiet" onClick={onQuit}>
        {pause.songs}
      </button>
    </div>
  );
}
