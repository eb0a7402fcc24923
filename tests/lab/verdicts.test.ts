/** That the proofs say so when a site is not as it should be. */
import { expect, test } from 'vitest';

import { rowLine } from './faults/table';
import { Trial } from './faults/trial';
import { rowOf, type Row } from './faults/verdict';
import type { Noticed } from './faults/visits';
import { reportOf, WANTED_ERROR } from './soak/report';
import { lengthFor, slopeOf } from './soak/slope';

const LENGTH = { settle: 0, milliseconds: 1000, windows: 5, perSecond: 1 };
const UNDISTURBED = {
  quiet: [[1], [1], [1], [1], [1]],
  fault: [1],
  requests: 6,
  lost: {},
  hung: 0,
};

function row(noticed: readonly Partial<Noticed>[], isTimed = true): Row {
  const trial = new Trial(LENGTH);
  trial.noticed.push(...noticed.map((each) => ({ ...UNDISTURBED, ...each })));
  return rowOf('a fault', trial, { isTimed });
}

test('a lost or hung request breaks the bound of a fault', () => {
  expect(row([{}]).broken).toEqual([]);
  expect(row([{ lost: { '503': 2 } }]).broken).toEqual(['2 lost: 503']);
  expect(row([{ hung: 1 }]).broken).toEqual(['1 hung']);
});

test('visitors who wait twice as long as in the slowest quiet window break it, however short that is', () => {
  const quiet = [[2], [1], [5], [1], [3]];
  expect(row([{ quiet, fault: [10] }]).broken).toEqual([]);
  expect(row([{ quiet, fault: [10.1] }]).broken).toEqual(['p99 above 10.0 ms']);
  expect(row([{ quiet, fault: [10.1] }], false).broken).toEqual([]);
  expect(row([{ fault: [2.1] }]).broken).toHaveLength(1);
});

test('the slowest hundredth of the requests is judged, and the middle one is shown beside it', () => {
  const times = Array.from({ length: 100 }, (_, index) => index + 1);
  const { p50, p99 } = row([{ quiet: [times], fault: [...times, 1000] }]);
  expect(p50).toEqual({ quiet: [50], fault: 51 });
  expect(p99).toEqual({ quiet: [99], fault: 100 });
});

test('several sites of one fault share their windows', () => {
  const found = row([{ quiet: [[1], [4]] }, { quiet: [[3], [2]], fault: [7] }]);
  expect(found.p99).toEqual({ quiet: [3, 4], fault: 7 });
  // The one that shows what is normal meets no fault, and the one that meets it need not have been watched before.
  expect(row([{ fault: [] }, { quiet: [], fault: [3] }]).broken).toHaveLength(1);
});

test('a line of the table shows how far the quiet windows spread', () => {
  const quiet = [[2], [1], [5], [1], [3]];
  const line = rowLine(row([{ quiet, fault: [6] }]));
  expect(line.startsWith('| a fault | 1.0 to 5.0 | 6.0 | 1.0 to 5.0 | 6.0 | 6 | 0 | 0 |')).toBe(
    true,
  );
  expect(rowLine(row([])).startsWith('| a fault | - | - | - | - | 0 |')).toBe(true);
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

/** Memory that jumps between two looks as if by chance, for so many looks of half a second; hours and MiB. */
function noise(looks: number, rise = 0, seed = 1) {
  let state = seed;
  return Array.from({ length: looks }, (_, look) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    const x = look / 7200;
    return { x, y: 100 + (30 * state) / 2 ** 31 + rise * x };
  });
}

test('a short run says how long one must be to be as certain as a long one', () => {
  const looks = 400;
  const seeds = Array.from({ length: 50 }, (_, number) => number + 1);
  // An error is known to a fifth only, so that one run says little of a rule.
  const error = (length: number) =>
    seeds.reduce((sum, seed) => sum + slopeOf(noise(length, 0, seed)).standardError, 0) /
    seeds.length;
  const needed = Math.ceil(lengthFor(error(looks), looks, WANTED_ERROR));
  expect(needed).toBeGreaterThan(looks);
  expect(Math.abs(error(needed) - WANTED_ERROR)).toBeLessThan(1);
});

test('a long run that is not certain is not good, and a leak of twice its error is seen', () => {
  const soaked = (samples: ReturnType<typeof noise>) => ({ samples, requests: 1, failed: {} });
  const report = (looks: number, rise: number, mustBeSure: boolean) =>
    reportOf('embedded', 'mixed', soaked(noise(looks, rise)), { mustBeSure });
  expect(report(400, 0, false).isGood).toBe(true);
  expect(report(400, 0, true).isGood).toBe(false);
  expect(report(400, 0, true).line).toContain('UNSURE');
  expect(report(7200, 0, true).isGood).toBe(true);
  expect(report(7200, 3 * WANTED_ERROR, true).line).toContain('GROWS');
  const failed = { ...soaked(noise(7200)), failed: { 'status 503': 1 } };
  expect(reportOf('embedded', 'mixed', failed, { mustBeSure: true }).isGood).toBe(false);
});
