/** A hard song that is not played is not cleared, and goes on to its end all the same. */
import { expect, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { choose, holdClocks, start } from '../fixtures/play';

for (const { code } of LOCALES) {
  test(`a play without life goes on to its end as not cleared, in ${code}`, async ({ page }) => {
    // A small window: thousands of frames are painted without a graphics card.
    await page.setViewportSize({ width: 480, height: 360 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdClocks(page);
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
  });
}
