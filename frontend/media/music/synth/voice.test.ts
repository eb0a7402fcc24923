import { describe, expect, it } from 'vitest';

import { bell, noiseRiser, superSaw, toneRiser } from '../songs/patches/tones';
import { clap, crash, hardKick, openHat } from '../songs/patches/drums';
import type { Note, Patch, PluckPatch } from './patch';
import { SAMPLE_RATE, hertz } from './stereo';
import { renderNote } from './voice';

const string: PluckPatch = {
  kind: 'pluck',
  decay: 0.8,
  brightness: 0.9,
  position: 0.15,
  release: 0.05,
};
const PATCHES: Readonly<Record<string, Patch>> = {
  tone: superSaw,
  bell,
  string,
  kick: hardKick,
  clap,
  hat: openHat,
  crash,
  noise: noiseRiser,
  riser: toneRiser,
};
const NOTE: Note = { pitch: 57, seconds: 0.3, velocity: 0.8, seed: 5 };

/** Frequency by counting where the wave crosses zero upwards. */
function pitchOf(channel: Float32Array): number {
  let first = 0;
  let last = 0;
  let turns = -1;
  for (let i = 1; i < channel.length; i++) {
    const [before = 0, now = 0] = [channel[i - 1], channel[i]];
    if (before > 0 || now <= 0) continue;
    const at = i - now / (now - before);
    if (turns < 0) first = at;
    last = at;
    turns++;
  }
  return (turns * SAMPLE_RATE) / (last - first);
}

describe.each(Object.entries(PATCHES))('%s', (_, patch) => {
  const { left, right } = renderNote(patch, NOTE);

  it('sounds, on both sides, with numbers only', () => {
    for (const channel of [left, right]) {
      const loudest = channel.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
      expect(loudest).toBeGreaterThan(0.05);
      expect(channel.every(Number.isFinite)).toBe(true);
    }
  });

  it('begins and ends in silence', () => {
    for (const channel of [left, right]) {
      expect(Math.abs(channel[0] ?? 1)).toBeLessThan(0.05);
      expect(Math.abs(channel.at(-1) ?? 1)).toBeLessThan(1e-6);
      // The last millisecond goes down rather than being cut off.
      const end = channel.slice(-24).reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
      expect(end).toBeLessThan(0.02);
    }
  });

  it('is the same each time', () => {
    expect(renderNote(patch, NOTE).left).toEqual(left);
  });
});

describe('pitch', () => {
  const sine: Patch = {
    kind: 'tone',
    oscillators: [{ wave: 'sine', level: 1 }],
    amp: { attack: 0.001, decay: 1, sustain: 1, release: 0.01 },
    glide: 0.05,
  };

  it('of an oscillator is the note', () => {
    const { left } = renderNote(sine, NOTE);
    expect(pitchOf(left)).toBeCloseTo(hertz(57), 1);
  });

  it('arrives at the note when it glides', () => {
    const { left } = renderNote(sine, { ...NOTE, from: 45 });
    expect(pitchOf(left.subarray(0, 480))).toBeLessThan(hertz(52));
    expect(pitchOf(left.subarray(0.1 * SAMPLE_RATE, 0.3 * SAMPLE_RATE))).toBeCloseTo(hertz(57), 1);
  });

  it.each([45, 57, 69])('of string %i is within three cents of the note', (pitch) => {
    const { left } = renderNote(string, { ...NOTE, pitch, seconds: 1 });
    const period = SAMPLE_RATE / hertz(pitch);
    // Compares the sound with itself so many turns later, at lags around the expected one.
    const turns = 20;
    const match = (lag: number): number => {
      let sum = 0;
      const whole = Math.floor(lag);
      for (let i = 6000; i < 18000; i++) {
        const later =
          (left[i + whole] ?? 0) * (1 - lag + whole) + (left[i + whole + 1] ?? 0) * (lag - whole);
        sum += (left[i] ?? 0) * later;
      }
      return sum;
    };
    const cents = Array.from({ length: 41 }, (_, i) => i - 20);
    const best = cents.reduce((a, b) =>
      match(period * turns * 2 ** (b / 1200)) > match(period * turns * 2 ** (a / 1200)) ? b : a,
    );
    expect(Math.abs(best)).toBeLessThanOrEqual(3);
  });
});
