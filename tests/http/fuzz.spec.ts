/** A short run of `make fuzz` over HTTP, from a seed that is always the same. */
import { SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';
import { Chance } from '../lab/fuzz/chance';
import { fuzz, OPTIONS } from '../lab/fuzz/attack';
import { credentialsOf } from '../lab/fuzz/credentials';
import { deviationsOf } from '../lab/fuzz/logins';
import { siteRequest } from '../lab/fuzz/requests';

test('no generated request breaks the site or its content service', async () => {
  // Three thousand requests, on a machine that may do something else too.
  test.slow();
  const site = await SiteProcess.start(OPTIONS);
  try {
    const found = await fuzz(site, await credentialsOf(site), {
      seed: 1,
      requests: 1200,
      traversals: 600,
      calls: 1200,
    });
    expect(found.broken).toEqual([]);
    expect(Object.keys(found.kinds)).toHaveLength(14);
    for (const status of [
      'site 200',
      'site 404',
      'traversal 404',
      'content 200',
      'content 401',
      'content 403',
    ]) {
      expect(found.statuses[status] ?? 0, status).toBeGreaterThan(0);
    }
  } finally {
    await site.discard();
  }
});

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
