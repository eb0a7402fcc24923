import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { WINDOWS } from './judgement';
import { type Run, advance, createRun, press } from './run';
import { BAR, honourOf, timingOf } from './statistics';

/** A play of notes half a second apart, each pressed so late; null is no press. */
function playOf(late: readonly (number | null)[]): Run {
  const times = Int32Array.from(late, (_, i) => 1000 + i * 500);
  const run = createRun({ lanes: 2, times, lane: new Uint8Array(late.length) });
  late.forEach((one, i) => {
    if (one !== null) press(run, 0, (times[i] ?? 0) + one);
  });
  advance(run, 1e6);
  return run;
}

describe('the timing of a play', () => {
  it('has every hit in one bar, and only those that are not PERFECT as fast or slow', () => {
    const anyOffsets = fc.array(fc.option(fc.integer({ min: -WINDOWS.good, max: WINDOWS.good })), {
      maxLength: 50,
    });
    fc.assert(
      fc.property(anyOffsets, (late) => {
        const hits = late.filter((one) => one !== null);
        const { histogram, fast, slow, ...timing } = timingOf(playOf(late));
        expect(histogram.reduce((sum, count) => sum + count)).toBe(hits.length);
        expect(timing.hits).toBe(hits.length);
        expect(fast).toBe(hits.filter((one) => one < -25).length);
        expect(slow).toBe(hits.filter((one) => one > 25).length);
      }),
    );
  });

  it('has the mean and the spread of hits alone', () => {
    const timing = timingOf(playOf([10, null, -10, 30, -140]));
    expect(timing).toMatchObject({ hits: 3, mean: 10, fast: 0, slow: 1 });
    expect(timing.spread).toBeCloseTo(16.33, 2);
    expect(timing.histogram[(10 + WINDOWS.good) / BAR]).toBe(1);
  });

  it('is nothing for a play without hits', () => {
    expect(timingOf(playOf([null]))).toMatchObject({ hits: 0, mean: 0, spread: 0 });
  });
});

describe('the honour of a play', () => {
  it.each([
    [[0, 25, -25], 'allPerfect'],
    [[0, 26, -100], 'fullCombo'],
    [[0, null, 0], undefined],
    [[0, -120, 0], undefined],
    [[], undefined],
  ] as const)('that is %j late is %s', (late, honour) => {
    expect(honourOf(playOf(late))).toBe(honour);
  });

  it('is none with a press beside the notes, even before the first', () => {
    const run = createRun({ lanes: 2, times: Int32Array.of(1000), lane: Uint8Array.of(0) });
    press(run, 1, 900);
    press(run, 0, 1000);
    expect([run.longestCombo, honourOf(run)]).toEqual([1, undefined]);
  });
});
