import { useState } from 'react';

import { IDOLS } from '../idols';
import { INITIAL, MOST_OFFSET, type Saved, clearSaved } from '../store/store';
import { usePlayTexts } from '../texts';
import styles from './Options.module.css';

export interface OptionsProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  readonly onCalibrate: () => void;
}

/** The numbers that can be set, with their ranges. */
const RANGES = [
  { key: 'speed', min: 1, max: 10, step: 1 },
  { key: 'music', min: 0, max: 100, step: 5 },
  { key: 'hits', min: 0, max: 100, step: 5 },
  { key: 'soundOffset', min: -MOST_OFFSET, max: MOST_OFFSET, step: 1 },
  { key: 'pictureOffset', min: -MOST_OFFSET, max: MOST_OFFSET, step: 1 },
] as const;

const SWITCHES = ['practice', 'cues'] as const;

/** How the game plays and sounds, and what this device keeps of it. */
export function Options({ saved, onChange, onCalibrate }: OptionsProps) {
  const { menu, options } = usePlayTexts();
  const [isCleared, setCleared] = useState(false);
  return (
    <details className={styles.options}>
      <summary>{menu.options}</summary>
      <div className={styles.fields}>
        {RANGES.map(({ key, ...range }) => (
          <label key={key} className={styles.range}>
            <span>{options[key]}</span>
            <input
              type="range"
              {...range}
              value={saved[key]}
              onChange={(event) => {
                onChange({ ...saved, [key]: event.target.valueAsNumber });
              }}
            />
            <output>{saved[key]}</output>
          </label>
        ))}
        {SWITCHES.map((key) => (
          <label key={key} className={styles.switch}>
            <input
              type="checkbox"
              checked={saved[key]}
              onChange={(event) => {
                onChange({ ...saved, [key]: event.target.checked });
              }}
            />
            <span>{options[key]}</span>
          </label>
        ))}
        <IdolChoice saved={saved} onChange={onChange} />
        <button type="button" className="button" data-tone="quiet" onClick={onCalibrate}>
          {options.calibrate}
        </button>
        <p className={styles.note}>{options.stored}</p>
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            onChange(INITIAL);
            clearSaved();
            setCleared(true);
          }}
        >
          {options.clear}
        </button>
        <p role="status">{isCleared && options.cleared}</p>
      </div>
    </details>
  );
}

/** Who stands on the result card. */
function IdolChoice({ saved, onChange }: Pick<OptionsProps, 'saved' | 'onChange'>) {
  const { options } = usePlayTexts();
  return (
    <label className={styles.idol}>
      <span>{options.idol}</span>
      <select
        value={saved.idol}
        onChange={(event) => {
          onChange({ ...saved, idol: Number(event.target.value) });
        }}
      >
        {IDOLS.map(({ name }, i) => (
          <option key={name} value={i + 1}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
