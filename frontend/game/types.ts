/** What the game is made of: play styles, songs, and the formats of the files in `charts/`. */

/** LIGHT MIX has two lanes, HARD MIX four. */
export type Mix = 'light' | 'hard';

/** In their order. The page's Japanese text names the first four. */
export type Difficulty = 'easy' | 'normal' | 'hard' | 'expert' | 'master';

/** The songs that visitors play. */
export type SongName = `song0${1 | 2 | 3 | 4 | 5}`;

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
  /**
   * Numbers in pairs: sixteenths since the note before, counted from the start of the cut, and the set of lanes to be
   * pressed at once, in which bit 0 is the leftmost.
   */
  readonly charts: Readonly<Record<Mix, Readonly<Record<Difficulty, readonly number[]>>>>;
}

/** What the mixer plays of a song, each with a sound and a fader of its own. */
export type LoopPart = 'kick' | 'snare' | 'hat' | 'bass' | 'chords' | 'tune';

/** Loops of all songs as notes, and how any two fit. */
export interface MashupLoops {
  /** Bars of every loop. */
  readonly bars: number;
  readonly songs: readonly {
    readonly song: SongName;
    readonly bpm: number;
    /** Notes: the sixteenth on which it is struck, its length in sixteenths, its pitch, its strength in per cent. */
    readonly parts: Readonly<Record<LoopPart, readonly (readonly number[])[]>>;
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
