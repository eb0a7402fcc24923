import type { DrumPatch, TonePatch } from '../../synth/patch';

export const softKick: DrumPatch = {
  kind: 'drum',
  drive: 1.3,
  layers: [
    { type: 'sweep', from: 150, to: 50, bend: 0.07, hold: 0.03, decay: 0.28, level: 0.8 },
    { type: 'noise', mode: 'low', hertz: 2200, decay: 0.015, level: 0.15 },
  ],
};

/** The pulse that gives the piece its name. */
export const pulse: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'triangle', level: 0.5 },
    { wave: 'pulse', level: 0.2, width: 0.35, voices: 2, detune: 10, spread: 0.8 },
  ],
  amp: { attack: 0.004, decay: 0.22, sustain: 0.1, release: 0.1 },
  filter: {
    mode: 'low',
    hertz: 900,
    resonance: 1.2,
    octaves: 1.3,
    envelope: { attack: 0.002, decay: 0.2, sustain: 0.1, release: 0.1 },
  },
};

export const whistle: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'sine', level: 0.6 },
    { wave: 'triangle', level: 0.3, voices: 2, detune: 8, spread: 0.6 },
  ],
  amp: { attack: 0.03, decay: 0.4, sustain: 0.7, release: 0.2 },
  vibrato: { hertz: 4.8, cents: 16, delay: 0.25 },
  glide: 0.09,
};
