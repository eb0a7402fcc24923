import { describe, expect, it } from 'vitest';

import { withHolds } from './holds';
import { LEVELS } from './levels';
import type { Salience } from './salience';

/** A sixteenth of 100 ms. */
const STEP = 100;

/** Strikes on sixteenths, some with a tone that sustains. */
const strikes = (...all: readonly (readonly [step: number, sustain?: number])[]): Salience[] =>
  all.map(([step, sustain = 1]) => ({ step, strength: 1, low: 0, pitch: 60, sustain }));

/** The lengths of the holds of strikes. */
const lengths = (some: readonly Salience[], lanes: 2 | 4, difficulty: 'easy' | 'hard' | 'master') =>
  withHolds(some, {
    lanes,
    level: LEVELS[lanes === 2 ? 'light' : 'hard'][difficulty],
    stepMilliseconds: STEP,
  }).map(({ length }) => length);

describe('holds', () => {
  it('are as long as the tune sustains, where it does so long enough for the difficulty', () => {
    expect(lengths(strikes([0, 8], [16, 3]), 2, 'easy')).toEqual([8, 0]);
    expect(lengths(strikes([0, 8], [16, 3]), 2, 'master')).toEqual([8, 3]);
  });

  it('are the longest tones of a bar, no more than the difficulty allows', () => {
    expect(lengths(strikes([0, 4], [8, 5]), 2, 'easy')).toEqual([0, 5]);
  });

  it('end before what the other hand cannot play', () => {
    // 200 ms apart in one lane are too fast for it.
    expect(lengths(strikes([0, 12], [4], [8], [10]), 2, 'hard')).toEqual([6, 0, 0, 0]);
    expect(lengths(strikes([0, 12], [4], [8], [12]), 2, 'hard')).toEqual([12, 0, 0, 0]);
    expect(lengths(strikes([0, 12], [4], [8], [10]), 4, 'hard')).toEqual([12, 0, 0, 0]);
  });

  it('are left out where that leaves too little', () => {
    expect(lengths(strikes([0, 8], [2], [4]), 2, 'hard')).toEqual([0, 0, 0]);
  });

  it('come one after the other', () => {
    expect(lengths(strikes([0, 12], [4, 8], [8, 8]), 4, 'master')).toEqual([12, 0, 0]);
    // The second is longer, and the first ends before it.
    expect(lengths(strikes([0, 12], [8, 16]), 4, 'master')).toEqual([6, 16]);
  });
});
