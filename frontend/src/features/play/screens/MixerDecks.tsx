import { useId } from 'react';

import { FADER_STEPS, stepOf } from '@axtorm/game/mixer/moves';
import type { Pair } from '@axtorm/game/mixer/pair';
import type { SongName } from '@axtorm/game/types';
import { Picture } from '../../../ui/Picture/Picture';
import { SLEEVES, SONG_TITLES } from '../songs';
import { usePlayTexts } from '../texts';
import styles from './Mixer.module.css';

export interface DecksProps {
  readonly pair: Pair;
  /** The songs that may be played. */
  readonly songs: readonly SongName[];
  readonly onChange: (pair: Pair) => void;
}

/** The two sleeves. */
export function Decks({ pair, songs, onChange }: DecksProps) {
  const { mixer } = usePlayTexts();
  const sleeve = (side: 'a' | 'b') => ({
    song: pair[side],
    songs,
    onChange: (song: SongName) => {
      const other = side === 'a' ? pair.b : pair.a;
      // The same song on both sides: they change places.
      onChange(song === other ? { a: pair.b, b: pair.a } : { ...pair, [side]: song });
    },
  });
  return (
    <div className={styles.decks}>
      <Sleeve label={mixer.first} {...sleeve('a')} />
      <Sleeve label={mixer.second} {...sleeve('b')} />
    </div>
  );
}

interface SleeveProps {
  readonly label: string;
  readonly song: SongName;
  readonly songs: readonly SongName[];
  readonly onChange: (song: SongName) => void;
}

function Sleeve({ label, song, songs, onChange }: SleeveProps) {
  return (
    <label className={styles.sleeve}>
      <span>{label}</span>
      <Picture
        className={styles.picture}
        picture={SLEEVES[song]}
        alt=""
        sizes="(max-width: 768px) 44vw, 20rem"
      />
      <select
        value={song}
        onChange={(event) => {
          const found = songs.find((name) => name === event.target.value);
          if (found !== undefined) onChange(found);
        }}
      >
        {songs.map((name) => (
          <option key={name} value={name}>
            {SONG_TITLES[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

export interface FaderProps {
  /** From 0 for the first song to 1 for the second. */
  readonly value: number;
  readonly pair: Pair;
  /** Called with a step of the fader. */
  readonly onChange: (step: number) => void;
}

/** The crossfader. */
export function Fader({ value, pair, onChange }: FaderProps) {
  const { mixer } = usePlayTexts();
  const id = useId();
  const percent = Math.round(value * 100);
  return (
    <div className={styles.fader}>
      <label htmlFor={id}>{mixer.fader}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={1}
        step={1 / FADER_STEPS}
        value={value}
        aria-valuetext={`${SONG_TITLES[pair.a]} ${String(100 - percent)} %, ${SONG_TITLES[pair.b]} ${String(percent)} %`}
        onChange={(event) => {
          onChange(stepOf(event.target.valueAsNumber));
        }}
      />
    </div>
  );
}
