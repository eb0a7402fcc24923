import type { Band } from '../synth/biquad';
import type { FilterMode } from '../synth/filter';
import type { Patch } from '../synth/patch';

/** The six pieces of the kit. */
export type SongId = 'song01' | 'song02' | 'song03' | 'song04' | 'song05' | 'loop';

/** A tonic from 0 (C) to 11 (B), and the scale upon it. */
export interface Key {
  readonly tonic: number;
  readonly mode: 'major' | 'minor';
}

/** A stretch of a song with one harmony. */
export interface Section {
  /** Tracks name it to say what they play in it. */
  readonly name: string;
  readonly bars: number;
  /** One entry a bar, parted by `|`; several chords in a bar share it evenly. Repeated until the end. */
  readonly chords: string;
  /** What it is for the listener, where that is promised: a drop is louder than the groove before it. */
  readonly role?: 'groove' | 'drop';
  /** The hand on the whole mix, in decibels at its start and at its end; 0 where nothing is said. */
  readonly ride?: readonly [number, number];
  /** The whole mix loses its low end towards the section's end: up to so many hertz. */
  readonly thin?: number;
  /** Beats at its end in which only tracks that lead over play. */
  readonly breath?: number;
}

/** Points of bar and value that a setting is drawn through. */
export type Curve = readonly (readonly [bar: number, value: number])[];

/** Where and how loud a track stands in the mix. */
export interface Channel {
  /** Is not heard; its hits still push other tracks. */
  readonly isMuted?: boolean;
  /** Loudness of the track while it plays, in LU above the mix's reference; the renderer finds the gain. */
  readonly level: number;
  /** -1 left to 1 right. */
  readonly pan?: number;
  /** Cutoffs in hertz. */
  readonly highpass?: number;
  readonly lowpass?: number;
  readonly eq?: readonly Band[];
  /** Saturation; 0 is none. */
  readonly drive?: number;
  /** Sample rate is divided by this. */
  readonly crush?: number;
  /** Share of the slowly bent copies, 0 to 1. */
  readonly chorus?: number;
  /** Share that goes to the echo and to the room, 0 to 1. */
  readonly echo?: number;
  readonly room?: number;
  /** How far a kick pushes the track down, 0 to 1. */
  readonly duck?: number;
  /** A filter that moves over the song: cutoff in hertz at bars. */
  readonly sweep?: {
    readonly mode: FilterMode;
    readonly curve: Curve;
    readonly resonance?: number;
  };
  /** Volume over the song, in decibels at bars. */
  readonly fader?: Curve;
  /** Sixteenths that let the sound through (`x`), repeated. */
  readonly gate?: string;
}

/** An instrument and what it plays. */
export interface Track {
  readonly name: string;
  readonly patch: Patch;
  readonly channel: Channel;
  /**
   * How parts are read: `drums` and `chords` are rhythms of one character a sixteenth, `line` is
   * notes with lengths.
   */
  readonly notation: 'drums' | 'chords' | 'line';
  /** Phrases of each section, played one after the other and again until the section ends. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
  /** The middle of the octave in which chords are laid, or the lowest root of chord tones. */
  readonly centre?: number;
  /** Second highest tone of a chord an octave lower. */
  readonly open?: boolean;
  /** Part of a note's length that is held. */
  readonly hold?: number;
  /** Its hits push other tracks down. */
  readonly pumps?: boolean;
  /** Plays on while a section takes breath: fills, risers, what sings into the next one. */
  readonly leads?: boolean;
}

/** Echo and room that all tracks share. */
interface Space {
  readonly echo: { readonly steps: number; readonly feedback: number; readonly lowpass: number };
  readonly room: { readonly seconds: number; readonly size: number; readonly lowpass: number };
}

/** A piece of music as data: everything that a synthesiser needs to play it. */
export interface Song {
  readonly id: SongId;
  readonly title: string;
  readonly genre: string;
  /** Quarter notes a minute. */
  readonly bpm: number;
  readonly key: Key;
  /** Delay of every second sixteenth, as a part of a sixteenth. */
  readonly swing?: number;
  /** Beats until a pushed track is back at its level. */
  readonly pump: number;
  readonly sections: readonly Section[];
  readonly tracks: readonly Track[];
  readonly space: Space;
  /** Equaliser of the whole mix. */
  readonly eq?: readonly Band[];
  /** Has a second master, for loud sets. */
  readonly isHard?: boolean;
  /** Semitones that every note is moved. */
  readonly transpose?: number;
  /** Ends where it began, so that it can be repeated without a join. */
  readonly isLoop?: boolean;
}
