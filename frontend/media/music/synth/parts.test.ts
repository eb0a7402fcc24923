import { describe, expect, it } from 'vitest';

import { bandSection, runBiquad } from './biquad';
import { envelope } from './envelope';
import { filterChannel } from './filter';
import { createNoise } from './random';
import { saturateChannel } from './saturate';
import { SAMPLE_RATE, decibels } from './stereo';
import { TABLE_SIZE, tableFor } from './wavetable';

function sine(hertz: number, length = SAMPLE_RATE / 4): Float32Array {
  return Float32Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE));
}

/** Level of the second half, in decibels below a full sine's. */
function level(channel: Float32Array): number {
  const tail = channel.subarray(channel.length / 2);
  const power = tail.reduce((sum, value) => sum + value * value, 0) / tail.length;
  return decibels(Math.sqrt(power * 2));
}

/** Strength of an overtone of a table. */
function harmonic(table: Float32Array, number: number): number {
  let cos = 0;
  let sin = 0;
  for (let i = 0; i < TABLE_SIZE; i++) {
    const turn = (2 * Math.PI * number * i) / TABLE_SIZE;
    cos += (table[i] ?? 0) * Math.cos(turn);
    sin += (table[i] ?? 0) * Math.sin(turn);
  }
  return (2 * Math.hypot(cos, sin)) / TABLE_SIZE;
}

describe('a wavetable', () => {
  it.each([55, 440, 3000])('for %i Hz holds nothing above half the sample rate', (hertz) => {
    const table = tableFor('saw', hertz);
    const first = Math.ceil(SAMPLE_RATE / 2 / hertz);
    for (let number = first; number < Math.min(first + 40, TABLE_SIZE / 2); number++) {
      expect(harmonic(table, number)).toBeLessThan(1e-6);
    }
  });

  it('has the overtones of its shape', () => {
    const saw = tableFor('saw', 110);
    expect(harmonic(saw, 1)).toBeCloseTo(2 / Math.PI, 5);
    expect(harmonic(saw, 4)).toBeCloseTo(2 / Math.PI / 4, 5);
    const square = tableFor('square', 110);
    expect(harmonic(square, 2)).toBeLessThan(1e-6);
    expect(harmonic(square, 3)).toBeCloseTo(4 / Math.PI / 3, 5);
  });
});

describe('a filter', () => {
  it('lets through what is on its side and takes the rest', () => {
    const low = sine(100);
    const high = sine(10_000);
    filterChannel(low, 'low', () => 1000, Math.SQRT1_2);
    filterChannel(high, 'low', () => 1000, Math.SQRT1_2);
    expect(level(low)).toBeCloseTo(0, 1);
    expect(level(high)).toBeLessThan(-38);
  });

  it('is three decibels down at its cutoff', () => {
    for (const mode of ['low', 'high'] as const) {
      const tone = sine(1000);
      filterChannel(tone, mode, () => 1000, Math.SQRT1_2);
      expect(level(tone)).toBeCloseTo(-3, 1);
    }
  });

  it('stays stable while its cutoff jumps', () => {
    const noise = Float32Array.from({ length: 9600 }, createNoise(1));
    filterChannel(noise, 'low', (block) => (block % 2 ? 60 : 18_000), 8);
    expect(noise.every((value) => Math.abs(value) < 20)).toBe(true);
  });
});

describe('an equaliser', () => {
  it.each([
    { shape: 'bell', hertz: 1000, decibels: 6 },
    { shape: 'lowShelf', hertz: 8000, decibels: -4 },
    { shape: 'highShelf', hertz: 200, decibels: 3 },
  ] as const)('changes what is in its band: $shape', (band) => {
    const tone = sine(1000);
    runBiquad(tone, bandSection(band));
    expect(level(tone)).toBeCloseTo(band.decibels, 0);
  });
});

describe('an envelope', () => {
  const shape = { attack: 0.01, decay: 0.1, sustain: 0.5, release: 0.05 };

  it('rises, holds and falls to nothing', () => {
    const levels = envelope(shape, 0.5);
    expect(levels.length).toBe(26_400);
    expect(levels[0]).toBeLessThan(0.01);
    expect(levels[480]).toBeGreaterThan(0.98);
    expect(levels[19_200]).toBeCloseTo(0.5, 3);
    expect(levels.at(-1)).toBe(0);
  });

  it('never jumps, even when it is asked to', () => {
    const levels = envelope({ attack: 0, decay: 0, sustain: 1, release: 0 }, 0.1);
    const steps = levels.map((value, i) => Math.abs(value - (levels[i - 1] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.05);
  });
});

describe('saturation', () => {
  it('keeps loud signals within full scale', () => {
    const loud = sine(200).map((value) => value * 5);
    saturateChannel(loud, 4);
    expect(loud.every((value) => Math.abs(value) <= 1.001)).toBe(true);
  });

  it('folds back less than the bare curve does', () => {
    // The third overtone of 11 kHz would be 33 kHz, and is heard at 15 kHz.
    const folded = (channel: Float32Array): number => {
      filterChannel(channel, 'band', () => 15_000, 30);
      return level(channel);
    };
    const bent = sine(11_000);
    saturateChannel(bent, 3);
    const bare = sine(11_000).map((value) => Math.tanh(3 * value) / Math.tanh(3));
    expect(folded(bent)).toBeLessThan(folded(bare) - 3);
  });
});

describe('noise', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: number): number[] => Array.from({ length: 8 }, createNoise(seed));
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
  });

  it('has no direction', () => {
    const next = createNoise(11);
    let sum = 0;
    for (let i = 0; i < 20_000; i++) sum += next();
    expect(Math.abs(sum / 20_000)).toBeLessThan(0.02);
  });
});
