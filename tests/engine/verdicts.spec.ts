/** That the proofs say so when a site is not as it should be. */
import { expect, test } from '@playwright/test';

import { rowLine } from '../faults/table';
import { Trial } from '../faults/trial';
import { rowOf, type Row } from '../faults/verdict';
import type { Noticed } from '../faults/visits';
import { slopeOf } from '../soak/slope';

const LENGTH = { milliseconds: 1000, windows: 5 };
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
