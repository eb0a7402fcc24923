import { expect, it } from 'vitest';

import { GREAT, MISS, PERFECT } from '@axtorm/game/engine/judgement';
import { createRun } from '@axtorm/game/engine/run';
import { Player, type Slip } from './player';

/** Three notes half a second apart, the second of them held. */
const NOTES = {
  lanes: 2,
  times: Int32Array.of(1000, 1500, 2000),
  lane: Uint8Array.of(0, 1, 0),
  ends: Int32Array.of(1000, 1800, 2000),
};

function played(slips: readonly Slip[], until = 3000) {
  const run = createRun(NOTES);
  const told: (readonly [number, number | undefined, number])[] = [];
  new Player(run, slips, (time, lane) => {
    told.push([time, lane, run.latestJudged]);
  }).playUntil(until);
  return { run, told };
}

it('presses each note and lets each hold go at its time', () => {
  expect(played([]).told).toEqual([
    [1000, 0, PERFECT],
    [1500, 1, PERFECT],
    [1800, 1, PERFECT],
    [2000, 0, PERFECT],
  ]);
});

it('presses late and early what is written down so, and leaves out what is', () => {
  const { run, told } = played([{ note: 0, late: 40 }, { note: 2 }]);
  expect(told[0]).toEqual([1040, 0, GREAT]);
  expect(told.at(-1)).toEqual([3000, undefined, MISS]);
  expect([...run.counts]).toEqual([2, 1, 0, 1]);
  expect(run.combo).toBe(0);
});

it('plays no further than it is told to', () => {
  expect(played([], 1600).told).toHaveLength(2);
});
