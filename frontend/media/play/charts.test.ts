import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cutOf } from '../music/cut';
import { songMarks } from '../music/score/marks';
import type { Song } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import { chartsOf, songCharts } from './chart';
import {
  DIFFICULTIES_OF,
  LANES,
  MIXES,
  noteList,
  stepMilliseconds,
  strikesOf,
} from '@axtorm/game/chart/chart';
import { balanceFaults } from '@axtorm/game/chart/balance';
import { LEVELS } from './levels';
import { LOOPS_FILE, chartsFile, chartsText, loopsText } from './write';

/** The sixteenths of a chart's notes. */
function stepsOf(notes: readonly number[]): number[] {
  let step = 0;
  return notes.filter((_, i) => i % 2 === 0).map((delta) => (step += delta));
}

/** When the second drop of a song begins and ends. */
function secondDrop(song: Song) {
  const drops = song.sections.filter(({ role }) => role === 'drop').map(({ name }) => name);
  const second = songMarks(song).sections.find(({ name }) => name === drops[1]);
  if (second === undefined) throw new Error(`${song.title} has no second drop`);
  return second;
}

describe.each(SONGS.map((song) => [song.title, song] as const))('the cut of %s', (_, song) => {
  const made = songCharts(song);

  it('lasts 40 to 50 seconds, has the second drop in it, and ends as the song does', () => {
    const { fromBar, bars } = cutOf(song);
    const marks = songMarks(song);
    const seconds = (marks.bars[1] ?? 0) * bars;
    expect(seconds).toBeGreaterThanOrEqual(40);
    expect(seconds).toBeLessThanOrEqual(50);
    expect(fromBar + bars).toBe(marks.bars.length);
    expect(secondDrop(song).from).toBeGreaterThan(marks.bars[fromBar] ?? 0);
  });

  it('has its first note within three seconds of the press: after the count of a bar', () => {
    const bar = 16 * stepMilliseconds(made);
    for (const mix of MIXES) {
      for (const difficulty of DIFFICULTIES_OF[mix]) {
        const [first = Infinity] = noteList(made, mix, difficulty).times;
        expect(bar + first).toBeLessThan(3100);
      }
    }
  });

  it('has charts that were made from the composition as it is', () => {
    expect(readFileSync(chartsFile(song), 'utf8')).toBe(chartsText(song));
  });

  it.each(MIXES.flatMap((mix) => DIFFICULTIES_OF[mix].map((one) => [mix, one] as const)))(
    'has holds in %s %s, long and few in the easy ones',
    (mix, difficulty) => {
      const strikes = strikesOf(made.charts[mix][difficulty] ?? []);
      const held = strikes.filter(({ length }) => length > 0);
      const shortest = Math.min(...held.map(({ length }) => length)) * stepMilliseconds(made);
      const { holds = 0, sustain = 0 } = LEVELS[mix][difficulty] ?? {};
      expect(held.length).toBeGreaterThanOrEqual(holds);
      // Where the tune sustains less, shorter tones are held.
      expect(shortest).toBeGreaterThanOrEqual(difficulty === 'easy' ? sustain - 1e-6 : 250);
      expect(held.length / strikes.length).toBeLessThan(difficulty === 'easy' ? 0.18 : 0.4);
    },
  );

  it('has lanes that run slower before the drop, faster into it, and steady after its first phrase', () => {
    const { scroll } = made;
    const bar = songMarks(song).bars[1] ?? 0;
    const start = Math.round(secondDrop(song).from / bar - cutOf(song).fromBar) * 16;
    for (const mix of MIXES) {
      const { expert = [], ...others } = scroll?.[mix] ?? {};
      expect(others).toEqual(
        mix === 'light' ? { master: expert } : { master: expert, clash: expert },
      );
      expect(expert).toEqual([start - 16, 75, start, 125, start + 64, 100]);
    }
  });

  it('keeps the notes of each difficulty in the next one', () => {
    const { charts } = made;
    for (const mix of MIXES) {
      DIFFICULTIES_OF[mix].slice(1).forEach((difficulty, i) => {
        const easier = stepsOf(charts[mix][DIFFICULTIES_OF[mix][i] ?? 'easy'] ?? []);
        const harder = new Set(stepsOf(charts[mix][difficulty] ?? []));
        const kept = easier.filter((step) => harder.has(step)).length;
        // A finger that is busy with an added note may lose one now and then.
        expect(kept / easier.length).toBeGreaterThan(0.9);
      });
    }
  });
});

describe('charts of sixteenths', () => {
  it('need no song, are always the same, and are even', () => {
    const strengths = [4, 0, 2, 1, 3, 0, 2, 1, 4, 1, 2, 0, 3, 1, 2, 1];
    const steps = Array.from({ length: 16 * strengths.length }, (_, step) => {
      const strength = step < 16 ? 0 : (strengths[step % 16] ?? 0);
      return { step, strength, low: 0, pitch: 60 + (step % 5), sustain: 3 };
    });
    const charts = chartsOf(steps, 110);
    expect(chartsOf(steps, 110)).toEqual(charts);
    for (const mix of MIXES) {
      for (const difficulty of DIFFICULTIES_OF[mix]) {
        const strikes = strikesOf(charts[mix][difficulty] ?? []);
        expect(balanceFaults(strikes, LANES[mix], 16)).toEqual([]);
        expect(strikes.length).toBeGreaterThan(15);
      }
    }
  });
});

describe('what the mixer knows of the songs', () => {
  it('was made from the compositions as they are', () => {
    expect(readFileSync(LOOPS_FILE, 'utf8')).toBe(loopsText());
  });
});
