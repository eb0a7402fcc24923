import type { FmPatch, TonePatch } from '../../synth/patch';
import { bell, superSaw } from '../patches/tones';

export const vox: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'pulse', level: 0.4, width: 0.3, voices: 2, detune: 12, spread: 0.4 },
    { wave: 'saw', level: 0.35, voices: 3, detune: 18, spread: 0.6 },
    { wave: 'sine', level: 0.3 },
  ],
  amp: { attack: 0.012, decay: 0.4, sustain: 0.7, release: 0.12 },
  filter: {
    mode: 'low',
    hertz: 1700,
    resonance: 1.8,
    octaves: 1.6,
    tracking: 0.5,
    envelope: { attack: 0.04, decay: 0.25, sustain: 0.3, release: 0.2 },
  },
  bend: { semitones: -2, seconds: 0.07 },
  vibrato: { hertz: 5.5, cents: 22, delay: 0.18 },
};

export const glass: FmPatch = {
  ...bell,
  operators: bell.operators.map((operator) => ({
    ...operator,
    amp: { ...operator.amp, decay: 0.7, release: 0.3 },
  })),
};

export const chordPatch: TonePatch = {
  ...superSaw,
  amp: { attack: 0.006, decay: 0.4, sustain: 0.9, release: 0.07 },
  filter: {
    mode: 'low',
    hertz: 3200,
    octaves: 1.6,
    envelope: { attack: 0.05, decay: 0.5, sustain: 0.5, release: 0.1 },
  },
};
