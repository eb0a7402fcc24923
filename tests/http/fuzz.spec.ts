/** A short run of `make fuzz` over HTTP, from a seed that is always the same. */
import { SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';
import { fuzz, OPTIONS } from '../lab/fuzz/attack';
import { credentialsOf } from '../lab/fuzz/credentials';

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
