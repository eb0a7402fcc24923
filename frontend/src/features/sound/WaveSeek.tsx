import { useEffect, useRef } from 'react';

import { clockTime, followClock } from '../../lib/media-clock';
import { sounds } from '../../media/manifest';
import { SeekBar } from '../../ui/SeekBar/SeekBar';
import type { WaveSeekProps } from './sound-store';
import styles from './WaveSeek.module.css';

/** The played part of a waveform, which is the range of the position too, and the time. */
export function WaveSeek({ name, media, waveClass }: WaveSeekProps) {
  const element = useRef(media);
  const played = useRef<HTMLDivElement>(null);
  const clock = useRef<HTMLSpanElement>(null);
  const { seconds } = sounds[name];
  const duration = clockTime(seconds);
  useEffect(() => {
    return followClock(media, () => {
      played.current?.style.setProperty('--progress', String(media.currentTime / seconds));
      if (clock.current !== null) {
        clock.current.textContent = `${clockTime(media.currentTime)} / ${duration}`;
      }
    });
  }, [media, seconds, duration]);
  return (
    <>
      <div ref={played} className={styles.played}>
        <span className={waveClass} data-sound={name} />
      </div>
      <SeekBar className={styles.range} media={element} seconds={seconds} />
      <span ref={clock} className={styles.time} aria-hidden="true" />
    </>
  );
}
