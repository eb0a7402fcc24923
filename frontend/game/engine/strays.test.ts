import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FULL_LIFE } from './life';
import { MISS } from './judgement';
import { type NoteList, type Run, advance, createRun, press, release } from './run';
import { scoreOf } from './score';
import { STRAY } from './strays';

/** Notes of the left lane half a second apart, and one of the right at the end. */
const NOTES: NoteList = {
  lanes: 2,
  times: Int32Array.of(1000, 1500, 2000, 2500, 3000),
  lane: Uint8Array.of(0, 0, 0, 0, 1),
};

/** Plays every note at its time, and presses the right lane at others. */
function playedWith(notes: NoteList, strays: readonly number[]): Run {
  const run = createRun(notes);
  const presses = [
    ...[...notes.times].map((time, note) => [time, notes.lane[note] ?? 0] as const),
    ...strays.map((time) => [time, 1] as const),
  ].sort(([a], [b]) => a - b);
  for (const [time, lane] of presses) press(run, lane, time);
  advance(run, 1e6);
  return run;
}

describe('a press in a lane without a note', () => {
  it.each([
    ['with a note of another lane', 1500, true],
    ['150 ms before one', 850, true],
    ['151 ms before one', 849, false],
    ['150 ms after one', 2150, true],
    ['151 ms after one', 2151, false],
    ['between two', 1250, false],
  ])('%s is stray or free', (_, time, isStray) => {
    const run = createRun(NOTES);
    expect(press(run, 1, time)).toBe(isStray ? STRAY : -1);
    expect(run.strays).toBe(isStray ? 1 : 0);
  });

  it('beside a note ends the combo, costs as much life as a MISS and takes back two PERFECTs', () => {
    const run = createRun(NOTES);
    press(run, 0, 1000);
    press(run, 1, 1005);
    expect([run.combo, run.life]).toEqual([0, FULL_LIFE - 50]);
    const [with1, without] = [playedWith(NOTES, [2010]), playedWith(NOTES, [])];
    expect(scoreOf(without)).toBe(1_000_000);
    expect(scoreOf(with1)).toBe((930_000 * 3) / 5 + (70_000 * 3) / 5);
    expect(with1.counts[MISS]).toBe(0);
  });

  it('is none while a note of the lane is near, judged or not', () => {
    const run = createRun({ ...NOTES, lane: Uint8Array.of(0, 1, 0, 0, 1) });
    press(run, 1, 1500);
    // A key that bounces; the other hand has nothing to play.
    expect([press(run, 1, 1540), press(run, 0, 1540)]).toEqual([-1, STRAY]);
    expect([...run.strayTimes.subarray(0, run.strays)]).toEqual([1540]);
  });

  it('is none in a lane that holds, or has just been let go', () => {
    const ends = Int32Array.of(2400, 1500, 2000, 2500, 3000);
    const run = createRun({ ...NOTES, lane: Uint8Array.of(1, 0, 0, 0, 1), ends });
    press(run, 1, 1000);
    for (const time of [1500, 2000]) expect(press(run, 1, time)).toBe(-1);
    release(run, 1, 2400);
    expect(press(run, 1, 2510)).toBe(-1);
    expect(run.strays).toBe(0);
  });

  it('takes no more than there is, and is kept no more often than the chart has parts', () => {
    const run = playedWith(
      NOTES,
      Array.from({ length: 40 }, (_, i) => 900 + 50 * i),
    );
    expect(run.strays).toBe(run.parts);
    expect(scoreOf(run)).toBeLessThan(70_000);
    expect(run.life).toBeGreaterThanOrEqual(-50);
  });

  it('never comes of presses that belong to notes, however far off they are', () => {
    const anyLate = fc.array(fc.integer({ min: -150, max: 150 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(anyLate, (late) => {
        const run = createRun(NOTES);
        const presses = late
          .map((by, note) => [(NOTES.times[note] ?? 0) + by, NOTES.lane[note] ?? 0] as const)
          .sort(([a], [b]) => a - b);
        for (const [time, lane] of presses) press(run, lane, time);
        expect(run.strays).toBe(0);
      }),
    );
  });
});
