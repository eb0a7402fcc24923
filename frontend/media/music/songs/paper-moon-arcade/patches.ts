import type { FmPatch, TonePatch } from '../../synth/patch';

export const slap: FmPatch = {
  kind: 'fm',
  operators: [
    {
      ratio: 1,
      level: 0.8,
      amp: { attack: 0.001, decay: 1.1, sustain: 0.25, release: 0.04 },
      modulator: { ratio: 1, index: 3.2, decay: 0.35, rest: 0.18 },
    },
    {
      ratio: 2,
      level: 0.3,
      amp: { attack: 0.001, decay: 0.35, sustain: 0, release: 0.03 },
      modulator: { ratio: 5, index: 3.4, decay: 0.07 },
    },
    {
      ratio: 7,
      level: 0.12,
      amp: { attack: 0.001, decay: 0.04, sustain: 0, release: 0.02 },
      modulator: { ratio: 3.3, index: 4, decay: 0.03 },
    },
  ],
  glide: 0.05,
};

export const square: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'pulse', level: 0.55, width: 0.25 },
    { wave: 'pulse', level: 0.2, width: 0.5, voices: 2, detune: 14, spread: 0.8 },
  ],
  amp: { attack: 0.002, decay: 0.3, sustain: 0.65, release: 0.05 },
  vibrato: { hertz: 6, cents: 24, delay: 0.16 },
};

export const chip: TonePatch = {
  kind: 'tone',
  oscillators: [{ wave: 'pulse', level: 0.5, width: 0.125 }],
  amp: { attack: 0.001, decay: 0.1, sustain: 0.7, release: 0.01 },
};

export const guitar: TonePatch = {
  kind: 'tone',
  oscillators: [{ wave: 'pulse', level: 0.5, width: 0.2, voices: 2, detune: 8, spread: 0.5 }],
  amp: { attack: 0.001, decay: 0.16, sustain: 0.1, release: 0.03 },
  filter: {
    mode: 'band',
    hertz: 900,
    resonance: 2.2,
    octaves: 1.4,
    envelope: { attack: 0.02, decay: 0.14, sustain: 0.1, release: 0.05 },
  },
};
