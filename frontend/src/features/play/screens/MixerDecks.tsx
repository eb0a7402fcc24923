import { useId } from 'react';

import { FADER_STEPS, stepOf } from '@axtorm/game/mixer/moves';
import { fill } from '../../../i18n/fill';
import type { Pair } from '@axtorm/game/mixer/pair';
import type { SongName } from '@axtorm/game/types';
import { Picture } from '../../../ui/Picture/Picture';
import { idolOf } from '../idol-songs';
import { idolName, pictureOf } from '../idols';
import { SLEEVES, SONG_TITLES, mashTitle } from '../songs';
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
      <Sleeve name="first" label={mixer.first} {...sleeve('a')} />
      <Sleeve name="second" label={mixer.second} {...sleeve('b')} />
    </div>
  );
}

interface SleeveProps {
  /** Tells both choices apart. */
  readonly name: string;
  readonly label: string;
  readonly song: SongName;
  readonly songs: readonly SongName[];
  readonly onChange: (song: SongName) => void;
}

/** A deck: the sleeve that plays with its idol, and the small sleeves from which it is chosen. */
function Sleeve({ name, label, song, songs, onChange }: SleeveProps) {
  const idol = idolOf(song);
  return (
    <fieldset className={styles.sleeve}>
      <legend>{label}</legend>
      <div className={styles.playing}>
        <Picture
          className={styles.picture}
          picture={SLEEVES[song]}
          alt=""
          sizes="(max-width: 768px) 44vw, 20rem"
        />
        <Picture
          className={styles.face}
          picture={pictureOf(idol)}
          alt={idolName(idol)}
          sizes="6rem"
        />
      </div>
      <p className={styles.title} lang="en">
        {SONG_TITLES[song]}
      </p>
      <div className={styles.thumbs}>
        {songs.map((one) => (
          <label key={one} className={styles.thumb}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === song}
              onChange={() => {
                onChange(one);
              }}
            />
            <Picture picture={SLEEVES[one]} alt={SONG_TITLES[one]} sizes="4rem" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface DailyProps {
  readonly daily: Pair;
  readonly pair: Pair;
  readonly onChange: (pair: Pair) => void;
}

/** The pair of the day, which is the same for everybody. */
export function Daily({ daily, pair, onChange }: DailyProps) {
  const { mixer } = usePlayTexts();
  return (
    <button
      type="button"
      className="button"
      data-tone="quiet"
      aria-pressed={daily.a === pair.a && daily.b === pair.b}
      onClick={() => {
        onChange(daily);
      }}
    >
      {fill(mixer.daily, { pair: mashTitle(daily) })}
    </button>
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
