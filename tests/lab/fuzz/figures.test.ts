/** That a run can be repeated by its seed, and that times are judged by their ranks. */
import { expect, test } from 'vitest';

import { Chance } from './chance';
import { deviationsOf } from './logins';
import { siteRequest } from './requests';

test('the same seed makes the same requests', () => {
  const bytes = (seed: number) =>
    Array.from({ length: 50 }, (_, index) =>
      siteRequest(new Chance(seed, index)).bytes.toString('hex'),
    );
  expect(bytes(1)).toEqual(bytes(1));
  expect(bytes(1)).not.toEqual(bytes(2));
});

test('two samples of times differ by their ranks, not by one that is late', () => {
  const times = Array.from({ length: 60 }, (_, index) => 30 + (index % 7));
  expect(deviationsOf(times, times)).toBe(0);
  expect(deviationsOf([...times.slice(1), 900], times)).toBeLessThan(1);
  expect(
    deviationsOf(
      times.map((time) => time + 5),
      times,
    ),
  ).toBeGreaterThan(4);
});
