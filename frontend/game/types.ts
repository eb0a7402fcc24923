/** What the game is made of: play styles, songs, and the formats of the files in `charts/`. */
import type { SongName } from './chart/songs';

/** LIGHT MIX has two lanes, HARD MIX four. */
export type Mix = 'light' | 'hard';

/** The difficulties of both styles in their order, which the page's text names; in Japanese it names the first four. */
export type SharedDifficulty = 'easy' | 'normal' | 'hard' | 'expert' | 'master';

/** Every difficulty. Only HARD MIX has the last one, above Master: it takes three lanes at once. */
export type Difficulty = SharedDifficulty | 'clash';

/** Something of each chart of a song. */
export type OfCharts<T> = Readonly<
  Record<Mix, Readonly<Record<SharedDifficulty, T>> & { readonly clash?: T }>
>;

export type { SongName } from './chart/songs';

/** The charts of a song's cut: which notes a visitor plays. */
export interface SongCharts {
  readonly song: SongName;
  readonly title: string;
  /** Quarter notes a minute. */
  readonly bpm: number;
  /** Delay of every second sixteenth, as a part of a sixteenth. */
  readonly swing: number;
  /** Bars of the cut, of sixteen sixteenths each. */
  readonly bars: number;
  /** How hard each chart is, from 1 on. */
  readonly levels: OfCharts<number>;
  /**
   * Numbers in pairs: sixteenths since the note before, counted from the start of the cut, and what is pressed at once. Its
   * lowest four bits are the set of lanes, in which bit 0 is the leftmost; the next four are those of them that are held,
   * and what is above them says for how many sixteenths.
   */
  readonly charts: OfCharts<readonly number[]>;
  /** Where the lanes run at another speed, for charts that have it: pairs of a sixteenth of the cut and the speed from there on, in percent. */
  readonly scroll?: Readonly<
    Partial<Record<Mix, Readonly<Partial<Record<Difficulty, readonly number[]>>>>>
  >;
}

/** What the mixer plays of a song, each with a sound and a fader of its own. */
export type StemPart = 'drums' | 'bass' | 'chords' | 'lead';

/** What the mixer must know of the songs, and how any two fit. */
export interface Mashups {
  /** Bars of the part of each song that is played again and again. */
  readonly bars: number;
  readonly songs: readonly {
    readonly song: SongName;
    readonly bpm: number;
    /** Delay of every second sixteenth, as a part of a sixteenth. */
    readonly swing: number;
  }[];
  readonly pairs: readonly {
    readonly host: SongName;
    readonly guest: SongName;
    /** Guest's beats for one of the host's. */
    readonly feel: number;
    /** Semitones that the guest is moved into the host's key. */
    readonly shift: number;
  }[];
}
