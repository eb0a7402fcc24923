import { describe, expect, it } from 'vitest';

import { createNoise } from '../synth/random';
import { SAMPLE_RATE, type Stereo, amplitude, decibels } from '../synth/stereo';
import { compress } from './compressor';
import { limit } from './limiter';
import { integratedLoudness, shortTermLoudness } from './loudness';
import { CLUB, STREAMING, levelTo, masterAll } from './master';
import { roundOff } from './round-off';
import { peakEnvelope, truePeak } from './true-peak';

function tone(hertz: number, level: number, seconds: number, phase = 0): Stereo {
  const channel = Float32Array.from(
    { length: seconds * SAMPLE_RATE },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / SAMPLE_RATE + phase),
  );
  return { left: channel, right: new Float32Array(channel) };
}

function joined(...sounds: readonly Stereo[]): Stereo {
  const side = (name: 'left' | 'right'): Float32Array =>
    Float32Array.from(sounds.flatMap((sound) => [...sound[name]]));
  return { left: side('left'), right: side('right') };
}

/** Bursts over a quiet bed: peaks far above the mean, as drums have. */
function drumLike(seconds: number): Stereo {
  const noise = createNoise(9);
  const channel = Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const since = i % 12_000;
    return noise() * (0.15 + Math.exp(-since / 1500));
  });
  return { left: channel, right: new Float32Array(channel) };
}

describe('loudness', () => {
  // EBU Tech 3341, test signals 1, 2 and 3: sines of 1 kHz on both sides.
  it.each([-23, -33])('of a sine at %i dBFS is as much', (level) => {
    expect(integratedLoudness(tone(1000, amplitude(level), 5))).toBeCloseTo(level, 1);
  });

  it('leaves out what is quiet', () => {
    const quiet = tone(1000, amplitude(-36), 2);
    const loud = tone(1000, amplitude(-23), 12);
    expect(Math.abs(integratedLoudness(joined(quiet, loud, quiet)) + 23)).toBeLessThan(0.1);
  });

  it('of three seconds follows the sound', () => {
    const sound = joined(tone(1000, amplitude(-30), 4), tone(1000, amplitude(-20), 4));
    const course = shortTermLoudness(sound);
    expect(course[0]).toBeCloseTo(-30, 1);
    expect(course.at(-1)).toBeCloseTo(-20, 1);
  });
});

describe('true peak', () => {
  it('sees what lies between the samples', () => {
    // A quarter of the sample rate, half a sample off: every sample is 3 dB below the peak.
    const sound = tone(SAMPLE_RATE / 4, 1, 0.1, Math.PI / 4);
    expect(Math.max(...sound.left)).toBeCloseTo(Math.SQRT1_2, 3);
    expect(decibels(truePeak(sound))).toBeGreaterThan(-0.5);
    expect(decibels(truePeak(sound))).toBeLessThan(0.3);
  });
});

describe('the limiter', () => {
  it('keeps peaks below the ceiling', () => {
    const sound = drumLike(2);
    const ceiling = amplitude(-6);
    limit(sound, peakEnvelope(sound), 3, ceiling);
    expect(truePeak(sound)).toBeLessThan(ceiling * 1.02);
    expect(truePeak(sound)).toBeGreaterThan(ceiling * 0.8);
  });

  it('does nothing to what is below it', () => {
    const sound = tone(440, 0.3, 0.5);
    const before = new Float32Array(sound.left);
    limit(sound, peakEnvelope(sound), 1, 0.9);
    expect(sound.left.every((value, i) => Math.abs(value - (before[i] ?? 0)) < 1e-6)).toBe(true);
  });
});

describe('the compressor', () => {
  it('halves what is above its threshold, in decibels', () => {
    const sound = tone(1000, amplitude(-5), 2);
    compress(sound, { threshold: -18, ratio: 2 });
    const peak = sound.left.slice(-4800).reduce((most, value) => Math.max(most, value), 0);
    // The mean level of a sine is 3 dB below its peak, 10 dB above the threshold: 5 go, and a little
    // more because the detector rises faster than it falls.
    expect(decibels(peak)).toBeLessThan(-9.8);
    expect(decibels(peak)).toBeGreaterThan(-11.5);
  });
});

describe('rounding off', () => {
  it('leaves what is below the knee, and never passes the top', () => {
    const sound = tone(440, 2, 0.1);
    const before = new Float32Array(sound.left);
    roundOff(sound, 0.7, 0.9);
    sound.left.forEach((value, i) => {
      const was = before[i] ?? 0;
      if (Math.abs(was) <= 0.7) expect(value).toBe(was);
      else expect(Math.abs(value)).toBeGreaterThan(0.69);
      expect(Math.abs(value)).toBeLessThanOrEqual(0.9);
    });
  });
});

describe('a level', () => {
  it('is that of the range alone, and leaves the sound that it is made from as it was', () => {
    const mix = joined(tone(440, 0.02, 2), drumLike(6));
    const before = new Float32Array(mix.left);
    const range = { from: 2 * SAMPLE_RATE, to: mix.left.length };
    const sound = levelTo(mix, STREAMING, range);
    const heard = { left: sound.left.slice(range.from), right: sound.right.slice(range.from) };
    expect(Math.abs(integratedLoudness(heard) - STREAMING.lufs)).toBeLessThan(0.2);
    expect(mix.left.every((value, i) => value === before[i])).toBe(true);
  });
});

describe('the master', () => {
  it('brings quiet and loud mixes to the target, below the promised peak', () => {
    for (const level of [0.02, 3]) {
      const mix = drumLike(6);
      for (const channel of [mix.left, mix.right]) {
        for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * level;
      }
      const levels = [STREAMING, CLUB];
      const masters = masterAll(mix, [], { from: 0, to: mix.left.length }, levels);
      for (const [index, { lufs }] of levels.entries()) {
        const sound = masters[index] ?? mix;
        expect(Math.abs(integratedLoudness(sound) - lufs)).toBeLessThan(0.2);
        expect(decibels(truePeak(sound))).toBeLessThan(-1);
      }
    }
  });
});
