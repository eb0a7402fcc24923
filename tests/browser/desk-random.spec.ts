/** Two real pages write one position by random edits, now and then without a network: no word is lost. */
import { expect, test } from '@playwright/test';

import { startDesk } from '../fixtures/desk-calls';
import { writeTogether } from '../lab/together/together';

/** For how long, in milliseconds; `make together` does it for an hour. */
const TIME = 45_000;

test('two pages that write one position lose no word of either', async ({ browser }) => {
  test.setTimeout(240_000);
  const site = await startDesk();
  try {
    const { lost, edits, offline } = await writeTogether(browser, site, { seed: 7, time: TIME });
    expect(lost).toEqual([]);
    expect(edits).toBeGreaterThan(20);
    expect(offline).toBeGreaterThan(0);
  } finally {
    await site.discard();
  }
});
