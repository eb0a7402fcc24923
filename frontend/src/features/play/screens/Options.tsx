import { useState } from 'react';

import { fill } from '../../../i18n/fill';
import { MOST_LATE } from '../game/session';
import { HIT_SOUND_CHOICES } from '../audio/sounds';
import { IDOLS } from '../idols';
import { withSoundOffset } from '../store/outputs';
import { APPROACHES, MOST_OFFSET, type Saved, TEMPOS, clearSaved, readSaved } from '../store/store';
import { usePlayTexts } from '../texts';
import { Keys } from './Keys';
import styles from './Options.module.css';

export interface OptionsProps {
  readonly saved: Saved;
  readonly onChange: (saved: Saved) => void;
  readonly onCalibrate: () => void;
}

/** The numbers that can be set, with their ranges. */
const RANGES = [
  { key: 'approach', min: APPROACHES.least, max: APPROACHES.most, step: 50 },
  { key: 'music', min: 0, max: 100, step: 5 },
  { key: 'hits', min: 0, max: 100, step: 5 },
  { key: 'soundOffset', min: -MOST_OFFSET, max: MOST_OFFSET, step: 1 },
  { key: 'pictureOffset', min: -MOST_OFFSET, max: MOST_OFFSET, step: 1 },
] as const;

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
                const value = event.target.valueAsNumber;
                onChange(
                  key === 'soundOffset'
                    ? withSoundOffset(saved, value)
                    : { ...saved, [key]: value },
                );
              }}
            />
            <output>{saved[key]}</output>
          </label>
        ))}
        <Choices saved={saved} onChange={onChange} />
        <Keys saved={saved} onChange={onChange} />
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={saved.cues}
            onChange={(event) => {
              onChange({ ...saved, cues: event.target.checked });
            }}
          />
          <span>{options.cues}</span>
        </label>
        <button type="button" className="button" data-tone="quiet" onClick={onCalibrate}>
          {options.calibrate}
        </button>
        <p className={styles.note}>{options.stored}</p>
        <button
          type="button"
          className="button"
          data-tone="quiet"
          onClick={() => {
            clearSaved();
            onChange(readSaved());
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

/** What is one of a few. */
function Choices({ saved, onChange }: Pick<OptionsProps, 'saved' | 'onChange'>) {
  const { options } = usePlayTexts();
  return (
    <>
      <Selection
        label={options.hitSound}
        value={saved.hitSound}
        choices={HIT_SOUND_CHOICES.map((value) => ({ value, label: options.hitSounds[value] }))}
        onChange={(hitSound) => {
          onChange({ ...saved, hitSound });
        }}
      />
      <p className={styles.note}>{fill(options.lateHits, { most: String(MOST_LATE) })}</p>
      <Selection
        label={options.tempo}
        value={saved.tempo}
        choices={TEMPOS.map((value) => ({ value, label: `${String(value)} %` }))}
        onChange={(tempo) => {
          onChange({ ...saved, tempo });
        }}
      />
      <Selection
        label={options.idol}
        value={saved.idol}
        choices={IDOLS.map(({ name }, i) => ({ value: i + 1, label: name }))}
        onChange={(idol) => {
          onChange({ ...saved, idol });
        }}
      />
    </>
  );
}

interface SelectionProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
}

/** One of a few. */
function Selection<T extends string | number>(props: SelectionProps<T>) {
  const { label, value, choices, onChange } = props;
  return (
    <label className={styles.selection}>
      <span>{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = choices[target.selectedIndex];
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}
