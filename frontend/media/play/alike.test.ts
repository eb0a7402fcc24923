import { describe, expect, it } from 'vitest';

import { cutOf } from '../music/cut';
import { SONGS } from '../music/songs/index';
import { alike, sameBars, twinsOf } from './alike';
import type { Salience } from './salience';
import { tunesOf } from './tune';

/** Sixteenths of bars of one tone each: its pitch, and what else is heard at the second sixteenth. */
const bars = (...all: readonly (readonly [pitch: number, other: number, hasKick?: boolean])[]) =>
  all.flatMap(([pitch, other, hasKick = false], bar) =>
    Array.from({ length: 16 }, (_, place): Salience => {
      const step = 16 * bar + place;
      if (place > 0) return { step, strength: place === 1 ? other : 0, low: 0 };
      return { step, strength: 2, low: 0, pitch, sustain: 4, tone: { pitch, length: 4 }, hasKick };
    }),
  );

describe('bars of the same tune', () => {
  it('become the same, in whatever key: what one of them lacks is heard in none', () => {
    const made = alike(bars([60, 1], [65, 3], [60, 0], [67, 1]));
    expect(sameBars(made)).toEqual([[0, 1, 2, 3]]);
    expect([1, 17, 33, 49].map((step) => made[step]?.strength)).toEqual([0, 0, 0, 0]);
    expect(made[16]).toMatchObject({ step: 16, strength: 2, sustain: 4 });
  });

  it('have the mean of their strengths', () => {
    const made = alike(bars([60, 1], [65, 3]));
    expect([1, 17].map((step) => made[step]?.strength)).toEqual([2, 2]);
  });

  it('are two musics when the beat goes with one of them', () => {
    expect(sameBars(alike(bars([60, 1], [60, 1, true], [60, 3])))).toEqual([[0, 2], [1]]);
  });
});

it('strikes have twins in the bars in which the same is struck', () => {
  const struck = alike(bars([60, 1], [60, 1, true], [60, 3])).filter(
    ({ strength }) => strength > 0,
  );
  expect(twinsOf(struck)).toEqual([[0, 4], [1, 5], [2], [3], [0, 4], [1, 5]]);
});

it.each(SONGS.map((song) => [song.title, song] as const))(
  'the tune of %s has tones in its own bars, one after the other',
  (_, song) => {
    const tunes = tunesOf(song, cutOf(song));
    expect(tunes).toHaveLength(cutOf(song).bars);
    tunes.forEach((tones, bar) => {
      const steps = tones.map(({ step }) => step);
      expect(steps.every((step) => Math.floor(step / 16) === bar)).toBe(true);
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    });
    expect(tunes.filter((tones) => tones.length > 1).length).toBeGreaterThan(tunes.length / 2);
  },
);
