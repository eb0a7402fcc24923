/** A hard song that is not played is not cleared, and goes on to its end all the same. */
import { axeProblems } from '../fixtures/axe';
import { expect, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import {
  choose,
  expectInEachWindow,
  havePlayed,
  holdClocks,
  sounding,
  start,
} from '../fixtures/play';

for (const { code } of LOCALES) {
  test(`a play without life goes on to its end as not cleared, in ${code}`, async ({ page }) => {
    // A small window: thousands of frames are painted without a graphics card.
    await page.setViewportSize({ width: 480, height: 360 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdClocks(page);
    await havePlayed(page);
    await choose(page, { song: 'song05', mix: 'light', difficulty: 'hard' }, '', code);
    await start(page, 'song05');
    const dialog = page.getByRole('dialog');
    // Some forty notes are missed by then.
    await page.clock.runFor(30_000);
    await expect(dialog.getByRole('status')).toHaveText(text(code, 'play', 'spoken.lost'));
    await page.clock.runFor(40_000);
    await expect(
      dialog.getByText(text(code, 'play', 'result.notCleared'), { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByText(text(code, 'play', 'result.lost'))).toBeVisible();
    // The audit waits by the page's own clock.
    await page.clock.resume();
    const again = dialog.getByRole('button', { name: text(code, 'play', 'result.again') });
    await expectInEachWindow(page, again);
    expect(await axeProblems(page, 'dialog')).toEqual([]);
  });
}

test('who has never played cannot fail in the first song, however hard it is', async ({ page }) => {
  await page.setViewportSize({ width: 480, height: 360 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdClocks(page);
  await choose(page, { song: 'song05', mix: 'light', difficulty: 'hard' });
  await start(page, 'song05');
  await page.clock.runFor(70_000);
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-score="0"]')).toBeVisible();
  await expect(dialog.getByText(text('en', 'play', 'result.notCleared'))).toBeHidden();
  // The next song can be lost.
  await dialog.getByRole('button', { name: text('en', 'play', 'result.again') }).click();
  await sounding(page);
  await page.clock.runFor(30_000);
  await expect(dialog.getByRole('status')).toHaveText(text('en', 'play', 'spoken.lost'));
});
