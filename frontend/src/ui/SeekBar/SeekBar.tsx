import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

import { fill } from '../../i18n/fill';
import { useMessages } from '../../i18n/page-data';
import { classes } from '../../lib/classes';
import { clockTime, followClock } from '../../lib/media-clock';
import { seekTo } from '../../lib/playback';
import styles from './SeekBar.module.css';

export interface SeekBarProps {
  readonly media: RefObject<HTMLMediaElement | null>;
  /** Length, which is known before the file is. */
  readonly seconds: number;
  /** Seconds that an arrow key moves; a short video takes less than a piece of music. */
  readonly keyStep?: number;
  readonly className?: string | undefined;
}

const DIRECTIONS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The position of a media element as a range that follows its clock and moves it. */
export function SeekBar({ media, seconds, keyStep = 5, className }: SeekBarProps) {
  const { position, timeOf } = useMessages('common').media.player;
  const bar = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const [range, element] = [bar.current, media.current];
    if (range === null || element === null) return undefined;
    return followClock(element, () => {
      const { currentTime } = element;
      range.value = String(currentTime);
      range.style.setProperty('--progress', String(Math.min(1, currentTime / seconds)));
      const time = clockTime(currentTime);
      range.ariaValueText = fill(timeOf, { time, duration: clockTime(seconds) });
    });
  }, [media, seconds, timeOf]);

  const seek = (time: number) => {
    if (media.current !== null) seekTo(media.current, time, seconds);
  };
  // With a step of a second an arrow would do, but dragging would jump.
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || media.current === null) return;
    event.preventDefault();
    seek(media.current.currentTime + direction * keyStep);
  };
  return (
    <input
      ref={bar}
      type="range"
      className={classes(styles.range, className)}
      min={0}
      max={seconds}
      step="any"
      defaultValue={0}
      aria-label={position}
      onInput={({ currentTarget }) => {
        seek(Number(currentTarget.value));
      }}
      onKeyDown={onKeyDown}
    />
  );
}
