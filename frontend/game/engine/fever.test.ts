import { expect, it } from 'vitest';

import { FINALE, feverOf } from './fever';
import { advance, createRun, press } from './run';

/** A run of so many notes, a beat apart, of which some first ones are hit. */
function runOf(notes: number, hits: number) {
  const times = Int32Array.from({ length: notes }, (_, i) => 1000 + 500 * i);
  const run = createRun({ lanes: 2, times, lane: new Uint8Array(notes) });
  for (const time of times.subarray(0, hits)) press(run, 0, time);
  return run;
}

it('grows hot with a combo of 50 and of 100', () => {
  expect([0, 49, 50, 99, 100, 150].map((hits) => feverOf(runOf(200, hits)))).toEqual([
    0, 0, 1, 1, 2, 2,
  ]);
});

it('ends with the combo', () => {
  const run = runOf(200, 120);
  advance(run, 1000 + 500 * 120 + 101);
  expect(feverOf(run)).toBe(0);
});

it('has its finale when all is played without a miss, however long the song is', () => {
  expect(feverOf(runOf(20, 20))).toBe(FINALE);
  expect(feverOf(runOf(20, 19))).toBe(0);
});
