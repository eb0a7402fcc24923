import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { MISS, worthOf } from '../engine/judgement';
import { hasLife } from '../engine/life';
import { DELIVERY, type NoteList, PENDING, type Run, advance, createRun } from '../engine/run';
import { gradeOf, scoreOf } from '../engine/score';
import { type LetsGo, PLAYERS, type Press, act, hand, mashing, played } from './players';
import { type NamedNotes, allCharts, holdsIn, meanOf, playsOf, scoresOf, tableOf } from './table';

const charts = await allCharts();
const named = charts.map(
  (chart) => [`${chart.title}, ${chart.mix} ${chart.difficulty}`, chart] as const,
);
const playerOf = (name: string) => {
  const found = PLAYERS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`there is no player ${name}`);
  return found;
};
/** The points of the grade D, and those that a practised hand has. */
const LOW = 400_000;
const HIGH = 900_000;
/** From best to worst. */
const GRADES: readonly string[] = ['S+', 'S', 'A', 'B', 'C', 'D', 'E'];

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

const MASHERS = PLAYERS.map(({ name }) => name).filter((name) => !/hand|perfect/u.test(name));

describe.each(named)('%s', (_, chart) => {
  const { notes } = chart;

  it.each(MASHERS)('is not played by %s, in the luckiest phase of all either', (name) => {
    expect(Math.max(...scoresOf(chart, playerOf(name)))).toBeLessThan(LOW);
  });

  it('gives a million points for a perfect play', () => {
    expect(scoresOf(chart, playerOf('perfect'))).toEqual([1_000_000]);
  });

  it.each([
    ['at 240 frames a second', 1000 / 240],
    ['at 60', 1000 / 60],
    ['at 24', 1000 / 24],
    ['in batches of 50 ms', DELIVERY],
  ])('is judged alike %s', (_rate, frame) => {
    for (const player of [hand(30, 0.04), mashing(8)]) {
      const presses = player(notes, 3, 500);
      expect(playedInFrames(notes, presses, frame)).toEqual(played(notes, presses));
    }
  });

  it('has one MISS for each note or release that a hand drops, and no more', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const presses = hand(12, 0.05)(notes, seed, 500);
      const run = played(notes, presses);
      expect(run.counts[MISS]).toBe(run.parts - presses.length);
      expect(Math.max(...run.offsets.map(Math.abs))).toBeLessThan(60);
    }
  });
});

it('is played more than two thousand times by who presses all lanes four times a second', () => {
  const plays = charts.flatMap((chart) => scoresOf(chart, playerOf('mash 4 Hz')));
  expect(plays).toHaveLength(2200);
  expect(Math.max(...plays)).toBeLessThan(LOW);
});

it('gives more than 900,000 in 99 of 100 plays to a hand that spreads by 12 ms and drops one note in a hundred', () => {
  const plays = charts.flatMap((chart) => scoresOf(chart, playerOf('hand 12 ms')));
  expect(plays).toHaveLength(1100);
  expect(plays.filter((score) => score > HIGH).length / plays.length).toBeGreaterThanOrEqual(0.99);
});

describe('holds', () => {
  /** Plays of a hand that drops nothing. */
  const plays = (chart: NamedNotes, letsGo: LetsGo) =>
    Array.from({ length: 5 }, (_, seed) =>
      played(chart.notes, hand(12, 0, letsGo)(chart.notes, seed + 1, chart.beat)),
    );
  const gradeOfAll = (runs: readonly Run[]) => GRADES.indexOf(gradeOf(meanOf(runs.map(scoreOf))));
  const withHolds = named.filter(([, { notes }]) => holdsIn(notes) > 0);

  it('are in every chart', () => {
    expect(withHolds).toHaveLength(charts.length);
  });

  it.each(withHolds)('of %s cost a grade of who never lets them go', (_, chart) => {
    expect(gradeOfAll(plays(chart, 'never'))).toBeGreaterThan(gradeOfAll(plays(chart, 'end')));
  });

  it.each(withHolds)('of %s are lost, head and end, by who lets them go at half', (_, chart) => {
    const runs = plays(chart, 'half');
    const holds = runs.flatMap(({ released }) => [...released].filter((one) => one !== PENDING));
    // The hand lets go half as exactly as it presses, so that now and then it is late.
    expect(holds.filter((one) => one === MISS).length / holds.length).toBeGreaterThan(0.9);
    for (const { judged, released, lost } of runs) {
      const heads = judged.filter((_head, note) => released[note] === MISS);
      expect(lost).toBe(heads.reduce((sum, head) => sum + worthOf(head), 0));
    }
  });
});

describe.each(charts.filter(({ difficulty }) => hasLife(difficulty)))(
  'life in $title, $mix $difficulty',
  (chart) => {
    /** How many plays of a player are cleared. */
    const cleared = (name: string) =>
      playsOf(chart, playerOf(name)).filter(({ life }) => life >= 0).length;

    it('is kept by hands that spread by 12 and by 30 ms, and lost by who presses without looking', () => {
      expect([cleared('hand 12 ms'), cleared('hand 30 ms')]).toEqual([20, 20]);
      expect(MASHERS.filter((name) => cleared(name) > 0)).toEqual([]);
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
