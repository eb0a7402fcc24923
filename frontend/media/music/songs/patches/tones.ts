/** Sounds with a pitch that several songs share; a song changes what it needs. */
import type { FmPatch, RiserPatch, TonePatch } from '../../synth/patch';

/** A stack of saws, wide and bright. */
export const superSaw: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.6, voices: 7, detune: 34, spread: 0.9 },
    { wave: 'saw', level: 0.25, voices: 3, detune: 16, spread: 0.6, semitones: 12 },
    { wave: 'sine', level: 0.2, semitones: -12 },
  ],
  amp: { attack: 0.004, decay: 0.5, sustain: 0.85, release: 0.14 },
  filter: {
    mode: 'low',
    hertz: 2600,
    octaves: 1.8,
    envelope: { attack: 0.002, decay: 0.6, sustain: 0.4, release: 0.2 },
  },
};

/** Slow strings of saws for breaks. */
export const pad: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 22, spread: 1 },
    { wave: 'triangle', level: 0.4, semitones: -12 },
  ],
  amp: { attack: 0.35, decay: 1, sustain: 0.9, release: 0.9 },
  filter: {
    mode: 'low',
    hertz: 1300,
    octaves: 0.8,
    envelope: { attack: 0.8, decay: 2, sustain: 0.6, release: 1 },
  },
};

/** Nothing but the fundamental. */
export const subBass: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'sine', level: 0.9 },
    { wave: 'triangle', level: 0.12 },
  ],
  amp: { attack: 0.004, decay: 0.4, sustain: 0.9, release: 0.05 },
  drive: 1.2,
  glide: 0.06,
};

/** Struck glass. */
export const bell: FmPatch = {
  kind: 'fm',
  operators: [
    {
      ratio: 1,
      level: 0.6,
      amp: { attack: 0.001, decay: 1.6, sustain: 0, release: 0.5 },
      modulator: { ratio: 3.5, index: 2.2, decay: 0.7 },
      pan: -0.3,
    },
    {
      ratio: 2.005,
      level: 0.3,
      amp: { attack: 0.001, decay: 1, sustain: 0, release: 0.4 },
      modulator: { ratio: 5.01, index: 1.4, decay: 0.4 },
      pan: 0.4,
    },
  ],
};

/** An electric piano with tines. */
export const electricPiano: FmPatch = {
  kind: 'fm',
  operators: [
    {
      ratio: 1,
      level: 0.6,
      amp: { attack: 0.002, decay: 2.2, sustain: 0.1, release: 0.22 },
      modulator: { ratio: 1, index: 1.3, decay: 1.4, rest: 0.2 },
      pan: -0.15,
    },
    {
      ratio: 1.002,
      level: 0.35,
      amp: { attack: 0.001, decay: 0.5, sustain: 0, release: 0.15 },
      modulator: { ratio: 14, index: 0.9, decay: 0.25 },
      pan: 0.2,
    },
  ],
};

/** Noise that rises until the drop. */
export const noiseRiser: RiserPatch = {
  kind: 'riser',
  noise: { from: 400, to: 9000, level: 0.7 },
  curve: 2,
};

/** Noise and a climbing tone. */
export const toneRiser: RiserPatch = {
  kind: 'riser',
  noise: { from: 500, to: 8000, level: 0.5 },
  tone: { semitones: 12, level: 0.35 },
  curve: 2,
};
