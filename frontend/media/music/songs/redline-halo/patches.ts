import type { TonePatch } from '../../synth/patch';

export const reese: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 4, detune: 44, spread: 0.7 },
    { wave: 'saw', level: 0.3, voices: 2, detune: 20, spread: 0.3, semitones: 12 },
    { wave: 'square', level: 0.25 },
  ],
  amp: { attack: 0.006, decay: 0.5, sustain: 0.9, release: 0.05 },
  filter: {
    mode: 'low',
    hertz: 420,
    resonance: 1.6,
    steep: true,
    octaves: 2.3,
    envelope: { attack: 0.16, decay: 0.4, sustain: 0.4, release: 0.1 },
  },
  drive: 2.4,
  glide: 0.08,
};

export const siren: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 24, spread: 0.6 },
    { wave: 'square', level: 0.3 },
    { wave: 'sine', level: 0.2, semitones: 12 },
  ],
  amp: { attack: 0.008, decay: 0.6, sustain: 0.85, release: 0.1 },
  filter: {
    mode: 'low',
    hertz: 3400,
    resonance: 1.5,
    octaves: 1,
    tracking: 0.4,
    envelope: { attack: 0.03, decay: 0.5, sustain: 0.5, release: 0.2 },
  },
  glide: 0.15,
  vibrato: { hertz: 6.2, cents: 28, delay: 0.22 },
  drive: 1.3,
};

export const stab: TonePatch = {
  kind: 'tone',
  oscillators: [{ wave: 'saw', level: 0.6, voices: 5, detune: 30, spread: 0.9 }],
  amp: { attack: 0.003, decay: 0.3, sustain: 0.2, release: 0.1 },
  filter: {
    mode: 'low',
    hertz: 1100,
    resonance: 1.3,
    octaves: 2.2,
    envelope: { attack: 0.001, decay: 0.25, sustain: 0.1, release: 0.1 },
  },
};
