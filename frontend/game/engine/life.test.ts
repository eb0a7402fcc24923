import { describe, expect, it } from 'vitest';

import { DIFFICULTIES } from '../chart/chart';
import { GOOD, GREAT, MISS, PERFECT } from './judgement';
import { FULL_LIFE, hasLife, lifeAfter } from './life';
import { advance, createRun, press } from './run';
import { scoreOf } from './score';

describe('life', () => {
  it('is off where beginners play', () => {
    expect(DIFFICULTIES.filter(hasLife)).toEqual(['normal', 'hard', 'expert', 'master', 'clash']);
  });

  it('never rises above what a play begins with', () => {
    expect(lifeAfter(FULL_LIFE, PERFECT)).toBe(FULL_LIFE);
    expect(lifeAfter(FULL_LIFE - 1, GREAT)).toBe(FULL_LIFE);
  });

  it('falls by what is missed and by what barely holds', () => {
    expect(lifeAfter(500, MISS)).toBeLessThan(lifeAfter(500, GOOD));
    expect(lifeAfter(500, GOOD)).toBeLessThan(500);
    expect(lifeAfter(0, GOOD)).toBeLessThan(0);
  });

  it('that is lost stays lost, whatever comes after', () => {
    expect(lifeAfter(-1, PERFECT)).toBe(-1);
  });

  it('ends no play: what comes after is judged and counted', () => {
    const times = Int32Array.from({ length: 60 }, (_, i) => 1000 + i * 500);
    const run = createRun({ lanes: 2, times, lane: new Uint8Array(60) });
    advance(run, times[39] ?? 0);
    expect(run.life).toBeLessThan(0);
    for (const time of times.subarray(40)) press(run, 0, time);
    expect(run.counts[PERFECT]).toBe(20);
    expect(scoreOf(run)).toBe(310_000 + 23_333);
    expect(run.life).toBeLessThan(0);
  });
});
