import { expect, it } from 'vitest';

import { excuseGap } from './excuse';
import { FULL_LIFE } from './life';
import { MISS } from './judgement';
import { advance, createRun, press } from './run';
import { scoreOf } from './score';
import { offsetsOfHits } from './statistics';

/** Notes at each second, the last of them a hold of two. */
const NOTES = {
  lanes: 1,
  times: Int32Array.of(1000, 2000, 3000, 4000),
  lane: Uint8Array.of(0, 0, 0, 0),
  ends: Int32Array.of(1000, 2000, 3000, 6000),
};

it('gives back what notes near a gap have cost, takes nothing for those that follow, and leaves the points', () => {
  const run = createRun(NOTES);
  advance(run, 2500);
  expect(run.life).toBe(FULL_LIFE - 100);
  const points = scoreOf(run);
  excuseGap(run, 1500, 3500);
  expect(run.life).toBe(FULL_LIFE - 50);
  advance(run, 3500);
  expect(run.counts[MISS]).toBe(3);
  expect(run.life).toBe(FULL_LIFE - 50);
  expect(scoreOf(run)).toBe(points);
  // Twice is once.
  excuseGap(run, 1500, 3500);
  expect(run.life).toBe(FULL_LIFE - 50);
});

it('clears a play again that only a gap has lost', () => {
  const run = createRun(NOTES);
  run.life = 20;
  advance(run, 1500);
  expect(run.life).toBeLessThan(0);
  excuseGap(run, 900, 1100);
  expect(run.life).toBe(20);
});

it('excuses a hold by any moment of it', () => {
  const run = createRun(NOTES);
  excuseGap(run, 5000, 5100);
  expect([...run.excused]).toEqual([0, 0, 0, 1]);
});

it('leaves what was hit near a gap out of the timing', () => {
  const run = createRun(NOTES);
  press(run, 0, 1004);
  press(run, 0, 2040);
  excuseGap(run, 1900, 2100);
  expect(offsetsOfHits(run)).toEqual([4]);
});
