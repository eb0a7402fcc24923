import type { TonePatch } from '../../synth/patch';

export const acid: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.7 },
    { wave: 'square', level: 0.3 },
  ],
  amp: { attack: 0.002, decay: 0.5, sustain: 0.6, release: 0.03 },
  filter: {
    mode: 'low',
    hertz: 260,
    resonance: 5,
    steep: true,
    octaves: 3.4,
    envelope: { attack: 0.002, decay: 0.22, sustain: 0.12, release: 0.05 },
  },
  drive: 1.5,
  glide: 0.05,
};

export const stab: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.6, voices: 3, detune: 18, spread: 0.7 },
    { wave: 'pulse', level: 0.3, width: 0.3 },
  ],
  amp: { attack: 0.002, decay: 0.25, sustain: 0, release: 0.08 },
  filter: {
    mode: 'low',
    hertz: 700,
    resonance: 1.4,
    octaves: 2.4,
    envelope: { attack: 0.001, decay: 0.2, sustain: 0, release: 0.1 },
  },
};

export const lead: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 22, spread: 0.7 },
    { wave: 'square', level: 0.25, semitones: -12 },
  ],
  amp: { attack: 0.003, decay: 0.35, sustain: 0.35, release: 0.16 },
  filter: {
    mode: 'low',
    hertz: 1500,
    resonance: 1.2,
    octaves: 2,
    envelope: { attack: 0.001, decay: 0.3, sustain: 0.2, release: 0.2 },
  },
};
