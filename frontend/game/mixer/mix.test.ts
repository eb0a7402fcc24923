import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { SONG_NAMES } from '../chart/songs';
import {
  SIDES,
  STEM_PARTS,
  barSeconds,
  gainOf,
  hasPart,
  heardAt,
  loopSeconds,
  mixOf,
  pitchOf,
  playedBars,
  recordedAt,
  recordedSeconds,
  straight,
  swung,
} from './mix';
import { loadMashups } from './load';

const mashups = await loadMashups();
const pairs = SONG_NAMES.flatMap((a) =>
  SONG_NAMES.filter((b) => b !== a).map((b) => [a, b] as const),
);

describe.each(pairs)('%s with %s', (a, b) => {
  const mix = mixOf(mashups, { a, b });

  it("is in the host's tempo and key, with few semitones between the two", () => {
    expect(Math.abs(mix.shift)).toBeLessThanOrEqual(6);
    // The guest is stretched by less than half an octave of tempo.
    const stretch = loopSeconds(mix, 'b') / recordedSeconds(mix, 'b');
    expect(Math.abs(Math.log2(stretch))).toBeLessThanOrEqual(0.5);
    expect(loopSeconds(mix, 'a')).toBe(recordedSeconds(mix, 'a'));
    expect(pitchOf(mix, 'a')).toBe(1);
  });

  it('has both songs on one grid: a whole round of the guest fits between bars of the host', () => {
    const bars = loopSeconds(mix, 'b') / barSeconds(mix);
    expect(bars % 8).toBeCloseTo(0, 9);
    for (const side of SIDES) {
      const round = loopSeconds(mix, side);
      expect(recordedAt(mix, side, round)).toBeCloseTo(recordedSeconds(mix, side), 6);
      for (const step of [0, 6, 34, 130])
        expect(recordedAt(mix, side, heardAt(mix, side, step))).toBeCloseTo(
          heardAt(
            { ...mix, recorded: { a: mix.recorded[side], b: mix.recorded[side] } },
            'a',
            step,
          ),
          6,
        );
    }
  });

  it('is played for half a minute to a minute, in whole turns', () => {
    expect(playedBars(mix) % 8).toBe(0);
    expect(playedBars(mix) * barSeconds(mix)).toBeGreaterThan(30);
    expect(playedBars(mix) * barSeconds(mix)).toBeLessThan(60);
  });
});

it('refuses what is no pair', () => {
  expect(() => mixOf(mashups, { a: 'song01', b: 'song01' })).toThrow('make no mash-up');
});

it('swings there and back', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -50, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 0.9, noNaN: true }),
      (step, swing) => {
        expect(straight(swung(step, swing), swing)).toBeCloseTo(step, 6);
      },
    ),
  );
  expect(swung(3, 0.16)).toBeCloseTo(3.16, 9);
  expect(swung(4, 0.16)).toBe(4);
});

describe('the crossfader', () => {
  it.each(STEM_PARTS)('plays one song alone at its ends: %s', (part) => {
    for (const bar of [0, 8]) {
      expect(gainOf('a', part, 0, bar)).toBeCloseTo(1, 9);
      expect(gainOf('b', part, 0, bar)).toBeCloseTo(0, 9);
      expect(gainOf('a', part, 1, bar)).toBeCloseTo(0, 9);
      expect(gainOf('b', part, 1, bar)).toBeCloseTo(1, 9);
    }
  });

  it('lets exactly one song have each part in the middle, and trades them every eight bars', () => {
    for (const part of STEM_PARTS) {
      for (const bar of [0, 7, 8, 15, 16]) {
        const gains = [gainOf('a', part, 0.5, bar), gainOf('b', part, 0.5, bar)];
        expect(gains.sort()).toEqual([0, 1]);
        expect(gainOf('a', part, 0.5, bar)).toBe(hasPart('a', part, bar) ? 1 : 0);
      }
      expect(gainOf('a', part, 0.5, 7)).not.toBe(gainOf('a', part, 0.5, 8));
      expect(gainOf('a', part, 0.5, 0)).toBe(gainOf('a', part, 0.5, 16));
    }
  });
});
