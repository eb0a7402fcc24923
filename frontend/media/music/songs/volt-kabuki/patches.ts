import type { DrumPatch, PluckPatch, TonePatch } from '../../synth/patch';

export const flute: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'triangle', level: 0.6 },
    { wave: 'sine', level: 0.35, semitones: 12 },
    { wave: 'square', level: 0.1 },
    { wave: 'noise', level: 0.1 },
  ],
  amp: { attack: 0.018, decay: 0.3, sustain: 0.85, release: 0.07 },
  filter: {
    mode: 'low',
    hertz: 3600,
    resonance: 1.1,
    octaves: 0.9,
    tracking: 0.6,
    envelope: { attack: 0.03, decay: 0.2, sustain: 0.6, release: 0.1 },
  },
  bend: { semitones: -1.2, seconds: 0.06 },
  vibrato: { hertz: 5.8, cents: 34, delay: 0.13 },
  glide: 0.07,
};

export const shamisen: PluckPatch = {
  kind: 'pluck',
  decay: 0.9,
  brightness: 0.9,
  position: 0.12,
  release: 0.05,
};

export const hoover: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 50, spread: 0.8 },
    { wave: 'pulse', level: 0.35, width: 0.35, semitones: -12, voices: 2, detune: 20, spread: 0.5 },
  ],
  amp: { attack: 0.006, decay: 0.4, sustain: 0.8, release: 0.06 },
  filter: {
    mode: 'low',
    hertz: 2400,
    resonance: 1.2,
    octaves: 1.2,
    envelope: { attack: 0.01, decay: 0.3, sustain: 0.4, release: 0.1 },
  },
  bend: { semitones: 3, seconds: 0.09 },
  drive: 1.6,
};

export const taiko: DrumPatch = {
  kind: 'drum',
  drive: 1.5,
  layers: [
    { type: 'sweep', from: 150, to: 72, bend: 0.08, decay: 0.7, level: 0.9 },
    { type: 'sweep', from: 230, to: 128, bend: 0.06, decay: 0.3, level: 0.35 },
    { type: 'noise', mode: 'band', hertz: 900, decay: 0.05, level: 0.4, width: 0.3 },
  ],
};

export const woodBlock: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'sweep', from: 1480, to: 1400, bend: 0.01, decay: 0.09, level: 0.7 },
    { type: 'sweep', from: 2950, to: 2900, bend: 0.01, decay: 0.05, level: 0.4 },
    { type: 'noise', mode: 'band', hertz: 2600, decay: 0.015, level: 0.5 },
  ],
};

export const handBell: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'metal', hertz: 1180, highpass: 2200, decay: 0.22, level: 0.5 },
    { type: 'sweep', from: 2480, to: 2475, bend: 0.01, decay: 0.3, level: 0.4 },
  ],
};
