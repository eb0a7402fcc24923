/** That the proofs say so when a site is not as it should be. */
import { expect, test } from '@playwright/test';

import { Trial } from '../faults/trial';
import { FLOOR_MS, rowOf } from '../faults/verdict';
import type { Noticed } from '../faults/visits';
import { slopeOf } from '../soak/slope';

function verdict(noticed: Partial<Noticed>, normal: number, fault: number, isTimed = true) {
  const trial = new Trial(1);
  trial.noticed.push({
    lost: {},
    hung: 0,
    ...noticed,
    times: { normal: [normal], fault: [fault] },
  });
  return rowOf('a fault', trial, { isTimed }).broken;
}

test('a lost or hung request breaks the bound of a fault', () => {
  expect(verdict({}, 1, 1)).toEqual([]);
  expect(verdict({ lost: { '503': 2 } }, 1, 1)).toEqual(['2 lost: 503']);
  expect(verdict({ hung: 1 }, 1, 1)).toEqual(['1 hung']);
});

test('visitors who wait twice as long as always break it, unless they notice nothing', () => {
  expect(verdict({}, 1, FLOOR_MS)).toEqual([]);
  expect(verdict({}, 1, FLOOR_MS + 1)).toHaveLength(1);
  expect(verdict({}, 100, 200)).toEqual([]);
  expect(verdict({}, 100, 201)).toHaveLength(1);
  expect(verdict({}, 100, 201, false)).toEqual([]);
});

/** Memory that goes up and down with garbage collections, and up by so much from one sample to the next. */
function memory(rise: number) {
  return Array.from({ length: 400 }, (_, x) => ({ x, y: 100 + (x % 7) + rise * x }));
}

test('memory that rises is told from memory that only goes up and down', () => {
  expect(slopeOf(memory(0)).holdsZero).toBe(true);
  const { slope, standardError, holdsZero } = slopeOf(memory(0.05));
  expect(holdsZero).toBe(false);
  expect(slope).toBeCloseTo(0.05, 2);
  expect(standardError).toBeLessThan(0.01);
  expect(() => slopeOf(memory(0).slice(0, 20))).toThrow('too short');
});
