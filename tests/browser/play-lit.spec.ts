/** The screen does not go dark under a player whose fingers are on keys. */
import { expect, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';
import { choose, holdClocks, start } from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
const SMALL = { width: 640, height: 480 };

test('the screen stays lit while a song is played, which the site allows itself', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks = { held: 0 };
    const lock = {
      release() {
        locks.held -= 1;
        return Promise.resolve();
      },
    };
    Object.assign(window, { locks });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request() {
          locks.held += 1;
          return Promise.resolve(lock);
        },
      },
    });
  });
  const held = () =>
    page.evaluate(() => (window as unknown as { locks: { held: number } }).locks.held);
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, CHART);
  expect(await held()).toBe(0);
  await start(page, CHART.song);
  expect(await held()).toBe(1);
  const policy = await page.request.get('/mashup?locale=en');
  expect(policy.headers()['permissions-policy']).toContain('screen-wake-lock=(self)');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: text('en', 'play', 'pause.songs') }).click();
  await expect(page.getByRole('button', { name: 'START' })).toBeVisible();
  expect(await held()).toBe(0);
});
