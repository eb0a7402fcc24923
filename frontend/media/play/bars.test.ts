import { describe, expect, it } from 'vitest';

import { barsOf, collisionsOf } from './bars';
import type { Strike } from './holds';
import { LEVELS } from './levels';

const strike = (step: number, pitch: number, length = 0): Strike => ({
  step,
  strength: 1,
  low: 0,
  pitch,
  length,
});
const keysOf = (...strikes: readonly Strike[]) => barsOf(strikes).map(({ key }) => key);

it('bars are the same music when they are the same tune in another key', () => {
  const [first, second] = keysOf(strike(0, 60), strike(8, 64), strike(16, 65), strike(24, 69));
  expect(first).toBe(second);
});

it('bars are other music with another tune, another rhythm or another hold', () => {
  const one = [strike(0, 60), strike(8, 64)];
  for (const other of [
    [strike(16, 60), strike(24, 63)],
    [strike(16, 60), strike(26, 64)],
    [strike(16, 60), strike(24, 64, 4)],
  ]) {
    const [first, second] = keysOf(...one, ...other);
    expect(first).not.toBe(second);
  }
});

it('collisions are alike in bars that are alike, and one strike in so many', () => {
  const beats = Array.from({ length: 64 }, (_, beat) => strike(4 * beat, 60 + (beat % 4)));
  const level = LEVELS.hard.hard;
  const collisions = collisionsOf(barsOf(beats), { lanes: 4, level, stepMilliseconds: 120 });
  const [only] = collisions.values();
  expect(collisions.size).toBe(1);
  // Six of 64 would be due: none or one in each of the sixteen bars.
  expect(only?.size).toBe(0);
  const more = collisionsOf(barsOf(beats), {
    lanes: 4,
    level: { ...level, collisionEvery: 4 },
    stepMilliseconds: 120,
  });
  expect([...more.values()].map(({ size }) => size)).toEqual([1]);
});

it('collisions of two lanes have room before and after them', () => {
  const fast = Array.from({ length: 64 }, (_, i) => strike(i, 60 + i));
  const level = { ...LEVELS.light.master, collisionEvery: 2 };
  const collisions = collisionsOf(barsOf(fast), { lanes: 2, level, stepMilliseconds: 100 });
  expect([...collisions.values()].every(({ size }) => size === 0)).toBe(true);
});

describe('a crowded chart', () => {
  /** Every sixteenth of a bar, the earlier the stronger. */
  const bar = Array.from({ length: 16 }, (_, step) => ({
    ...strike(step, 60),
    strength: 20 - step,
  }));
  const lanesAt = (crowd: number, stepMilliseconds: number) => {
    const level = { ...LEVELS.hard.master, density: 9, crowd };
    const [only] = collisionsOf(barsOf(bar), { lanes: 4, level, stepMilliseconds }).values();
    return [...(only ?? [])];
  };

  it('takes a second and a third lane on its strongest eighths until it has the notes that it shall have', () => {
    // Ten strikes a second; a fifth of a sixteenth more for each: three lanes, and one more.
    expect(lanesAt(12, 100)).toEqual([
      [0, 3],
      [2, 2],
    ]);
    expect(lanesAt(13, 100)).toEqual([
      [0, 3],
      [2, 2],
      [4, 3],
    ]);
  });

  it('takes no more where its strikes alone are as many', () => {
    expect(lanesAt(10, 100)).toEqual([]);
    expect(lanesAt(9, 100)).toEqual([]);
  });
});
