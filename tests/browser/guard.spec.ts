/** What the guard of the other tests sees, and what it lets pass. */
import { expect, open, takeProblems, test } from '../fixtures/browser-test';

/** A path that is never answered. */
const SILENT = '/silent';

/** Has the page request the path, until the page is left or ends the request itself. */
async function request(page: Parameters<typeof open>[0]): Promise<void> {
  await page.route(`**${SILENT}`, () => undefined);
  await open(page, '/guidelines?locale=en');
  const isSent = page.waitForRequest(`**${SILENT}`);
  await page.evaluate((path) => {
    const ender = new AbortController();
    Object.assign(window, { ender });
    void fetch(path, { signal: ender.signal }).catch(() => undefined);
  }, SILENT);
  await isSent;
}

for (const [to, address] of [
  ['another page', '/fankit?locale=en'],
  ['nothing', 'about:blank'],
] as const) {
  test(`what ends since its page is left for ${to} is no problem`, async ({ page, guard }) => {
    await request(page);
    const hasEnded = page.waitForEvent('requestfailed');
    await page.goto(address);
    await hasEnded;
    expect(guard.problems).toEqual([]);
  });
}

test('what a page ends itself is one', async ({ page, guard }) => {
  await request(page);
  const hasEnded = page.waitForEvent('requestfailed');
  await page.evaluate(() => {
    (window as unknown as { ender: AbortController }).ender.abort();
  });
  await hasEnded;
  expect(guard.problems).toEqual([expect.stringMatching(/^failed: .*\/silent net::ERR_ABORTED$/u)]);
  takeProblems(guard, /silent/u);
});
