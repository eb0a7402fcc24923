import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { MISS } from '../engine/judgement';
import { hasLife } from '../engine/life';
import { DELIVERY, type NoteList, type Run, advance, createRun } from '../engine/run';
import { PLAYERS, type Press, act, hand, mashing, played } from './players';
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

/** A play whose presses come to the game at the end of frames, as late as a busy browser brings them. */
function playedInFrames(notes: NoteList, presses: readonly Press[], frame: number): Run {
  const run = createRun(notes);
  let next = 0;
  for (let now = frame; next < presses.length; now += frame) {
    advance(run, Math.floor(now) - DELIVERY);
    for (; (presses[next]?.[0] ?? Infinity) <= now; next++) act(run, presses[next] ?? [0, 0]);
  }
  advance(run, Math.max(...run.ends) + 1000);
  return run;
}

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

  it.each([
    ['at 240 frames a second', 1000 / 240],
    ['at 60', 1000 / 60],
    ['at 24', 1000 / 24],
    ['in batches of 50 ms', DELIVERY],
  ])('is judged alike %s', (_rate, frame) => {
    for (const player of [hand(30, 0.04), mashing(8)]) {
      const presses = player(notes, 3);
      expect(playedInFrames(notes, presses, frame)).toEqual(played(notes, presses));
    }
  });

  it('has one MISS for each note or release that a hand drops, and no more', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const presses = hand(12, 0.05)(notes, seed);
      const run = played(notes, presses);
      expect(run.counts[MISS]).toBe(run.parts - presses.length);
      expect(Math.max(...run.offsets.map(Math.abs))).toBeLessThan(60);
    }
  });
});

describe.each(charts.filter(({ difficulty }) => hasLife(difficulty)))(
  'life in $title, $mix $difficulty',
  ({ notes }) => {
    /** How many plays of a player are cleared. */
    const cleared = (name: string) => {
      const { player, seeds } = playerOf(name);
      const plays = Array.from({ length: seeds }, (_, seed) => player(notes, seed + 1));
      return plays.filter((presses) => played(notes, presses).life >= 0).length;
    };

    it('is kept by hands that spread by 12 and by 30 ms, and lost by who presses without looking', () => {
      expect([cleared('hand 12 ms'), cleared('hand 30 ms')]).toEqual([20, 20]);
      expect([cleared('mash 8 Hz'), cleared('mash 12 Hz')]).toEqual([0, 0]);
    });
  },
);

it('is the table of the documents', () => {
  const file = path.join(import.meta.dirname, '../../../docs/play-models.md');
  const cells = (text: string) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.includes('---'))
      .map((line) => line.replaceAll(/\s+/gu, ' ').trim());
  expect(cells(readFileSync(file, 'utf8'))).toEqual(cells(tableOf(charts)));
});
