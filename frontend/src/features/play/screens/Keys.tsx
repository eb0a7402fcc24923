import { type KeyboardEvent, useRef, useState } from 'react';

import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import type { Mix } from '@axtorm/game/types';
import { MIXES } from '@axtorm/game/chart/chart';
import { KEYS, laneKey, letterOf, mayPlay, placeOf, withKey } from '@axtorm/game/engine/keys';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import styles from './Options.module.css';

export interface KeysProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
}

/** The lane whose key is awaited. */
interface Awaited {
  readonly mix: Mix;
  readonly lane: number;
}

/** Which key plays which lane: a press on a lane waits for its new key. */
function useAwaited({ saved, onChange }: KeysProps) {
  const [awaited, setAwaited] = useState<Awaited | null>(null);
  const [isRefused, setRefused] = useState(false);
  const isTaken = useRef(false);
  const wait = (next: Awaited | null) => {
    setAwaited(next);
    setRefused(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (awaited === null || event.key === 'Tab') return;
    // Escape would close the game, and Space press the button.
    event.preventDefault();
    if (event.key === 'Escape') {
      wait(null);
      return;
    }
    const place = placeOf(event);
    // R and P are what a layout writes, wherever they are.
    if (!mayPlay(place) || ['R', 'P'].includes(letterOf(event))) {
      setRefused(true);
      return;
    }
    const { mix, lane } = awaited;
    const keys = withKey(saved.keys[mix], lane, laneKey(place, event.key));
    isTaken.current = true;
    onChange({ ...saved, keys: { ...saved.keys, [mix]: keys } });
    wait(null);
  };
  const onKeyUp = (event: KeyboardEvent) => {
    // Some browsers press a button when Space is let go, whatever became of the press.
    if (isTaken.current) event.preventDefault();
    isTaken.current = false;
  };
  return { awaited, isRefused, wait, onKeyDown, onKeyUp };
}

/** The keys of the lanes, each a button that takes another key. */
export function Keys({ saved, onChange }: KeysProps) {
  const { options } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const { awaited, isRefused, wait, onKeyDown, onKeyUp } = useAwaited({ saved, onChange });
  const isAwaited = (mix: Mix, lane: number) => awaited?.mix === mix && awaited.lane === lane;
  return (
    <fieldset className={styles.keys}>
      <legend>{options.keys}</legend>
      {MIXES.map((mix) => (
        <div key={mix} className={styles.lanes}>
          <span lang="en">{playStyles[mix].name}</span>
          {saved.keys[mix].map(({ label }, lane) => (
            <button
              key={`${mix}${String(lane)}`}
              type="button"
              aria-label={fill(options.laneKey, {
                style: playStyles[mix].name,
                lane: String(lane + 1),
                key: label,
              })}
              aria-pressed={isAwaited(mix, lane)}
              onClick={() => {
                wait(isAwaited(mix, lane) ? null : { mix, lane });
              }}
              onBlur={() => {
                wait(null);
              }}
              onKeyDown={onKeyDown}
              onKeyUp={onKeyUp}
            >
              {isAwaited(mix, lane) ? '?' : label}
            </button>
          ))}
        </div>
      ))}
      <p className={styles.note} role="status">
        {awaited !== null && (isRefused ? options.keyRefused : options.pressKey)}
      </p>
      <button
        type="button"
        className="button"
        data-tone="quiet"
        onClick={() => {
          onChange({ ...saved, keys: KEYS });
        }}
      >
        {options.firstKeys}
      </button>
    </fieldset>
  );
}
