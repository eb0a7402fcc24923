import { useState } from 'react';

import { fill } from '../../../i18n/fill';
import { WINDOWS } from '@axtorm/game/engine/judgement';
import type { Run } from '@axtorm/game/engine/run';
import { BAR, type Timing as Numbers, timingOf } from '@axtorm/game/engine/statistics';
import { type Saved, withOffset } from '../store/store';
import { usePlayTexts } from '../texts';
import styles from './Timing.module.css';

export interface TimingProps {
  readonly run: Run;
  readonly saved: Saved;
  /** The speed that was played at. */
  readonly rate: number;
  readonly onChange: (saved: Saved) => void;
}

/** Hits from which on their mean says something, and the least mean that is worth an offset, in milliseconds. */
const ENOUGH_HITS = 20;
const LEAST_MEAN = 1;
/** Height of the histogram in the units of its drawing; its width is a unit for each millisecond. */
const HEIGHT = 48;

/** Milliseconds with their sign. */
function signed(milliseconds: number, digits: number): string {
  const shown = milliseconds.toFixed(digits);
  return Number(shown) > 0 ? `+${shown}` : shown.replace('-', '−');
}

/** When the hits of a play came, and what an offset would do about it. */
export function Timing({ run, saved, rate, onChange }: TimingProps) {
  const { result } = usePlayTexts();
  const timing = timingOf(run);
  const offset = signed(timing.mean, 1);
  const counts = { fast: String(timing.fast), slow: String(timing.slow) };
  if (timing.hits === 0) return null;
  return (
    <div className={styles.timing}>
      <div className={styles.row}>
        <p className={styles.fast} lang="en">
          {result.fast} <b>{counts.fast}</b>
        </p>
        <Histogram timing={timing} label={fill(result.timing, { ...counts, offset })} />
        <p className={styles.slow} lang="en">
          {result.slow} <b>{counts.slow}</b>
        </p>
      </div>
      <p className={styles.mean}>
        {fill(result.average, { offset, spread: timing.spread.toFixed(1) })}
      </p>
      {timing.hits >= ENOUGH_HITS && (
        <OwnOffset by={Math.round(timing.mean / rate)} saved={saved} onChange={onChange} />
      )}
    </div>
  );
}

/** A bar for each few milliseconds, from FAST to SLOW. */
function Histogram({ timing, label }: { readonly timing: Numbers; readonly label: string }) {
  const most = Math.max(...timing.histogram);
  const width = 2 * WINDOWS.good;
  const mean = timing.mean + WINDOWS.good;
  return (
    <svg
      className={styles.histogram}
      viewBox={`0 0 ${String(width)} ${String(HEIGHT + 8)}`}
      role="img"
      aria-label={label}
    >
      {timing.histogram.map((count, bar) => {
        const from = bar * BAR - WINDOWS.good;
        const far = Math.max(Math.abs(from), Math.abs(from + BAR));
        const kind = far <= WINDOWS.perfect ? 'perfect' : far <= WINDOWS.great ? 'great' : 'good';
        const height = (count / most) * HEIGHT;
        const place = { x: bar * BAR + 0.5, y: 6 + HEIGHT - height, width: BAR - 1, height };
        return <rect key={from} data-kind={kind} {...place} />;
      })}
      <rect className={styles.ground} x={0} y={HEIGHT + 6} width={width} height={2} />
      <rect className={styles.middle} x={WINDOWS.good - 0.5} y={0} width={1} height={HEIGHT + 6} />
      <path className={styles.mark} d={`M${mean.toFixed(1)} 5l-4 -5h8z`} />
    </svg>
  );
}

/** Moves the offsets of the device by the mean of a play. */
function OwnOffset({
  by,
  saved,
  onChange,
}: Pick<TimingProps, 'saved' | 'onChange'> & { by: number }) {
  const { result } = usePlayTexts();
  const [isSet, setIsSet] = useState(false);
  const numbers = { sound: String(saved.soundOffset), picture: String(saved.pictureOffset) };
  if (Math.abs(by) < LEAST_MEAN) return null;
  return (
    <>
      {!isSet && (
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            onChange(withOffset(saved, by));
            setIsSet(true);
          }}
        >
          {fill(result.setOffset, { offset: signed(by, 0) })}
        </button>
      )}
      <p className={styles.mean} role="status">
        {isSet && fill(result.offsetSet, numbers)}
      </p>
    </>
  );
}
