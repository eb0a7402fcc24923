import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { MISS } from '../engine/judgement';
import { PLAYERS, hand, played } from './players';
import { allCharts, meanOf, scoresOf, tableOf } from './table';

const charts = await allCharts();
const named = charts.map(
  (chart) => [`${chart.title}, ${chart.mix} ${chart.difficulty}`, chart.notes] as const,
);
const playerOf = (name: string) => {
  const found = PLAYERS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no player ${name}`);
  return found;
};
/** The points of the grade D, and of 40 %. */
const LOW = 400_000;
const HIGH = 900_000;

describe.each(named)('%s', (_, notes) => {
  it.each(['mash 4 Hz', 'mash 8 Hz', 'mash 12 Hz'])('is not played by a %s', (name) => {
    const scores = scoresOf(notes, playerOf(name));
    expect(meanOf(scores)).toBeLessThan(LOW);
    // Even in the luckiest phase of all.
    expect(Math.max(...scores)).toBeLessThan(500_000);
  });

  it('is played by a hand that spreads by 12 ms and drops one note in a hundred', () => {
    expect(meanOf(scoresOf(notes, playerOf('hand 12 ms')))).toBeGreaterThan(HIGH);
  });

  it('gives a million points for a perfect play', () => {
    expect(scoresOf(notes, playerOf('perfect'))).toEqual([1_000_000]);
  });

  it('has one MISS for each note that a hand drops, and no more', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const presses = hand(12, 0.05)(notes, seed);
      const run = played(notes, presses);
      expect(run.counts[MISS]).toBe(notes.times.length - presses.length);
      expect(Math.max(...run.offsets.map(Math.abs))).toBeLessThan(60);
    }
  });
});

it('is the table of the documents', () => {
  const file = path.join(import.meta.dirname, '../../../docs/play-models.md');
  const cells = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.includes('---'))
      .map((line) => line.replaceAll(/\s+/gu, ' ').trim());
  expect(cells(readFileSync(file, 'utf8'))).toEqual(cells(tableOf(charts)));
});
