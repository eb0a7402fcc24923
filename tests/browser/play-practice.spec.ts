/** What the game teaches and measures before a song: the tutorial, and how late sound and picture are. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';
import { begin, choose, holdClocks, openOptions } from '../fixtures/play';

/** Taps so many milliseconds late at each click of the calibration; the page's clocks are held. */
async function tapToSound(page: Page, late: number): Promise<void> {
  await page.getByRole('button', { name: text('en', 'play', 'calibrate.beginSound') }).click();
  const pad = page.getByRole('button', { name: text('en', 'play', 'calibrate.tap') });
  await pad.focus();
  const began = await page.evaluate(() => performance.now());
  // The first click is 400 ms after the start.
  for (let tap = 0; tap < 16; tap++) {
    const now = await page.evaluate(() => performance.now());
    await page.clock.runFor(Math.round(began + 400 + late + tap * 600 - now));
    await page.keyboard.press('Space');
  }
}

test('the tutorial shows, lets hear, and counts what the visitor presses', async ({ page }) => {
  await holdClocks(page);
  await open(page, '/mashup?locale=en');
  await page.getByRole('button', { name: text('en', 'mashup', 'tutorial.play') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await begin(page);
  const status = dialog.getByRole('status');
  await expect(status).toHaveText('Watch the lane the note comes down.');
  const beat = 600;
  const began = (await page.evaluate(() => performance.now())) + 100 + 4 * beat;
  const goTo = async (beats: number) => {
    const now = await page.evaluate(() => performance.now());
    await page.clock.runFor(Math.round(began + beats * beat - now));
  };
  await goTo(11);
  await expect(status).toHaveText('Listen for the beat.');
  await goTo(21);
  await expect(status).toHaveText('Hit it on the line.');
  // The first four of thirteen notes; lanes take turns.
  for (const [i, at] of [22, 24, 26, 27].entries()) {
    await goTo(at);
    await page.keyboard.press('FJ'.charAt(i % 2));
  }
  await page.clock.runFor(12_000);
  await expect(status).toContainText('You hit 4 of 13.');
});

test('taps find how late the sound is, and the device keeps it', async ({ page }) => {
  await holdClocks(page);
  await choose(page, { song: 'song01', mix: 'light', difficulty: 'easy' });
  await openOptions(page);
  await page.clock.pauseAt(100_000);
  await page.getByRole('button', { name: text('en', 'play', 'options.calibrate') }).click();
  await tapToSound(page, 35);
  await expect(page.getByRole('dialog')).toContainText('Sound 35 ms');
  await page.getByRole('button', { name: text('en', 'play', 'calibrate.back') }).click();
  const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ soundOffset: 35 });
  await openOptions(page);
  await page.getByRole('button', { name: text('en', 'play', 'options.clear') }).click();
  expect(await page.evaluate(() => localStorage.getItem('mashvp-play'))).toBeNull();
});

test('taps find how late the picture is, whatever the sound', async ({ page }) => {
  await holdClocks(page);
  await choose(page, { song: 'song01', mix: 'light', difficulty: 'easy' });
  await openOptions(page);
  await page.clock.pauseAt(100_000);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: text('en', 'play', 'options.calibrate') }).click();
  await tapToSound(page, 35);
  await dialog.getByRole('button', { name: text('en', 'play', 'calibrate.beginPicture') }).click();
  // The bar crosses the line 300 ms after each start; this visitor taps 95 ms later.
  await dialog
    .getByRole('button', { name: text('en', 'play', 'calibrate.tap') })
    .evaluate(async (pad) => {
      const animations = pad.closest('dialog')?.getAnimations({ subtree: true }) ?? [];
      const bar = animations.find(({ effect }) => effect?.getTiming().duration === 600);
      await bar?.ready;
      for (let tap = 0; tap < 16; tap++) {
        const event = new KeyboardEvent('keydown', { key: ' ', bubbles: true });
        const timeStamp = Number(bar?.startTime) + 300 + 95 + tap * 600;
        Object.defineProperty(event, 'timeStamp', { value: timeStamp });
        pad.dispatchEvent(event);
        await Promise.resolve();
      }
    });
  await expect(dialog).toContainText('Sound 35 ms, picture 95 ms');
  await dialog.getByRole('button', { name: text('en', 'play', 'calibrate.back') }).click();
  const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ soundOffset: 35, pictureOffset: 95 });
});

test('a chart is watched from a second on, and leaves no score', async ({ page }) => {
  await holdClocks(page);
  await choose(page, { song: 'song04', mix: 'hard', difficulty: 'expert' });
  const dialog = page.getByRole('dialog');
  await dialog.getByText(text('en', 'play', 'menu.watch'), { exact: true }).click();
  const from = dialog.getByLabel(text('en', 'play', 'menu.watchFrom'));
  // 24 bars of 4 beats at 118 a minute.
  await expect(from).toHaveAttribute('max', '48');
  await from.fill('44');
  await begin(page, text('en', 'play', 'menu.watchStart'));
  await expect(dialog.getByText(/^HARD MIX · EXPERT LV \d+ · AUTO$/u)).toBeVisible();
  await page.clock.runFor(12_000);
  await expect(from).toBeAttached();
  const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
  const { best, unlocked } = JSON.parse(kept ?? '{}') as Record<string, unknown>;
  expect([best, unlocked]).toEqual([{}, []]);
});
