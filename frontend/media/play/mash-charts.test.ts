import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { strikesOf } from '@axtorm/game/chart/chart';
import { faultsOf } from '@axtorm/game/chart/validate';
import { hasPart, mixOf } from '@axtorm/game/mixer/mix';
import type { SongName } from '@axtorm/game/types';
import { SONGS } from '../music/songs/index';
import { mashCharts, mashSalience } from './mash-charts';
import { mashupFacts } from './mash-facts';
import { PAIRS, mashFile } from './mash-write';
import { chartsTextOf } from './write';

describe.each(PAIRS.map((pair) => [pair.map(({ title }) => title).join(' × '), pair] as const))(
  'the charts of %s',
  (title, pair) => {
    it('can be played, hold notes, and were made from the compositions as they are', () => {
      const charts = mashCharts(...pair);
      expect(charts.title).toBe(title);
      expect(faultsOf(charts)).toEqual([]);
      expect(readFileSync(mashFile(pair), 'utf8')).toBe(chartsTextOf(charts));
      for (const [mix, difficulties] of Object.entries(charts.charts))
        for (const [difficulty, notes] of Object.entries(difficulties)) {
          const held = strikesOf(notes).filter(({ length }) => length > 0);
          expect(held.length, `holds of ${mix} ${difficulty}`).toBeGreaterThan(0);
        }
    });
  },
);

it('are made of what sounds: the songs trade halves every eight bars', () => {
  const [a, b] = [SONGS[0], SONGS[1]];
  if (a === undefined || b === undefined) throw new Error('there are no songs');
  const mix = mixOf(mashupFacts(), { a: a.id as SongName, b: b.id as SongName });
  const silent = { ...b, tracks: [] };
  const steps = mashSalience(mix, { a, b: silent });
  const tunes = (bar: number) =>
    steps.slice(16 * bar, 16 * bar + 128).filter(({ pitch }) => pitch !== undefined).length;
  // The first song brings the tune, then the beat.
  expect(hasPart('a', 'lead', 0)).toBe(true);
  expect(tunes(0)).toBeGreaterThan(8);
  const lows = (bar: number) => steps.slice(16 * bar, 16 * bar + 128).filter(({ low }) => low > 0);
  expect(lows(0)).toHaveLength(0);
  expect(lows(8).length).toBeGreaterThan(8);
});
