import type { Adsr } from './envelope';
import type { FilterMode } from './filter';

/** One source of a tone. */
export interface Oscillator {
  readonly wave: 'sine' | 'saw' | 'square' | 'triangle' | 'pulse' | 'noise';
  /** Amplitude; 1 is full. */
  readonly level: number;
  /** Above the note. */
  readonly semitones?: number;
  /** How many sound together, spread over `detune` cents and `spread` of the stereo field. */
  readonly voices?: number;
  readonly detune?: number;
  /** 0 in the middle, 1 as wide as the speakers. */
  readonly spread?: number;
  /** High part of a pulse's turn, 0 to 1. */
  readonly width?: number;
}

/** A filter that every note has for itself. */
export interface VoiceFilter {
  readonly mode: FilterMode;
  /** At rest, in hertz. */
  readonly hertz: number;
  readonly resonance?: number;
  /** Twice as steep. */
  readonly steep?: boolean;
  /** How far the envelope opens it, in octaves; softer notes open it less. */
  readonly octaves?: number;
  readonly envelope?: Adsr;
  /** How much it follows the note: 1 keeps the timbre alike on all keys. */
  readonly tracking?: number;
}

/** How the pitch of a note moves. */
export interface PitchMotion {
  /** The note starts so many semitones off and falls to its pitch in `seconds`. */
  readonly bend?: { readonly semitones: number; readonly seconds: number };
  /** Waits `delay` seconds, then swings by `cents`. */
  readonly vibrato?: { readonly hertz: number; readonly cents: number; readonly delay: number };
  /** Seconds from the note before, for notes that glide. */
  readonly glide?: number;
}

/** Oscillators, a filter and an envelope. */
export interface TonePatch extends PitchMotion {
  readonly kind: 'tone';
  readonly oscillators: readonly Oscillator[];
  readonly amp: Adsr;
  readonly filter?: VoiceFilter;
  /** Soft saturation before the filter's output leaves the voice; 0 is none. */
  readonly drive?: number;
}

/** A sine whose phase is moved by another sine. */
export interface Operator {
  /** Of the note's frequency. */
  readonly ratio: number;
  readonly level: number;
  readonly amp: Adsr;
  readonly modulator?: {
    readonly ratio: number;
    /** Depth in radians at the start, for the hardest note. */
    readonly index: number;
    /** Seconds in which the depth falls to `rest` of itself. */
    readonly decay: number;
    readonly rest?: number;
  };
  /** -1 left to 1 right. */
  readonly pan?: number;
}

/** Frequency modulation: bells, electric pianos, slapped basses. */
export interface FmPatch extends PitchMotion {
  readonly kind: 'fm';
  readonly operators: readonly Operator[];
}

/** A plucked string (K. Karplus and A. Strong, 1983). */
export interface PluckPatch {
  readonly kind: 'pluck';
  /** Seconds until the string is 60 dB down. */
  readonly decay: number;
  /** 0 dull to 1 bright. */
  readonly brightness: number;
  /** Where it is plucked, from 0 to 1 of its length: the overtones that have a node there are missing. */
  readonly position: number;
  /** Seconds in which the hand damps it after the note. */
  readonly release: number;
}

/** A falling sine: the body of a kick, a tom, a laser. */
export interface SweepLayer {
  readonly type: 'sweep';
  readonly from: number;
  readonly to: number;
  /** Seconds in which the frequency falls. */
  readonly bend: number;
  readonly decay: number;
  readonly level: number;
  /** Held at full level before it decays, in seconds. */
  readonly hold?: number;
}

/** Filtered noise: snares, claps, shakers, crashes. */
export interface NoiseLayer {
  readonly type: 'noise';
  readonly mode: FilterMode;
  readonly hertz: number;
  /** Where the filter goes until the noise has decayed. */
  readonly to?: number;
  readonly resonance?: number;
  readonly attack?: number;
  readonly decay: number;
  readonly level: number;
  /** Starts of a clap's hands, in seconds. */
  readonly bursts?: readonly number[];
  /** 0 the same noise on both sides, 1 two independent ones. */
  readonly width?: number;
}

/** Six squares that fit no scale: hats, rides, bells. */
export interface MetalLayer {
  readonly type: 'metal';
  readonly hertz: number;
  readonly highpass: number;
  readonly decay: number;
  readonly level: number;
}

/** One layer of a hit. */
export type DrumLayer = SweepLayer | NoiseLayer | MetalLayer;

/** A hit: it rings as long as it wants, whatever the length of its note. */
export interface DrumPatch {
  readonly kind: 'drum';
  readonly layers: readonly DrumLayer[];
  /** Saturation of the sum; 0 is none, 20 a distorted kick. */
  readonly drive?: number;
}

/** Something that grows over the whole length of its note, towards what comes next. */
export interface RiserPatch {
  readonly kind: 'riser';
  readonly noise?: { readonly from: number; readonly to: number; readonly level: number };
  /** A saw that climbs so many semitones above the note. */
  readonly tone?: { readonly semitones: number; readonly level: number };
  /** How late it grows: 1 evenly, 3 at the very end. */
  readonly curve: number;
}

/** How a track sounds. */
export type Patch = TonePatch | FmPatch | PluckPatch | DrumPatch | RiserPatch;

/** One note of a patch. */
export interface Note {
  /** MIDI note number. */
  readonly pitch: number;
  /** The note that it glides from. */
  readonly from?: number | undefined;
  readonly seconds: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** Chooses the phases and the noise. */
  readonly seed: number;
}
