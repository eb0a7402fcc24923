/** Every page fits the window, at the widths at which the layout changes and at usual ones. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { ALL_PAGES } from '../fixtures/pages';

const WIDTHS = [320, 360, 390, 768, 1100, 1101, 1200, 1201, 1440, 1920];

/** Texts that reach beyond the window's edge, where a section would cut them. */
function textsCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          element.textContent.trim() !== '' &&
          element.closest('[aria-hidden="true"], svg') === null &&
          getComputedStyle(element).position !== 'absolute' &&
          element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );
}

for (const { url, id } of ALL_PAGES) {
  test(`${url} never scrolls sideways`, async ({ page, guard }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, url);
    const tooWide: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const needed = await page.evaluate(async () => {
        // Chromium may lay out the new width with the old one's styles, for one frame.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        return document.documentElement.scrollWidth;
      });
      if (needed > width) tooWide.push(`${String(needed)} at ${String(width)}`);
      for (const text of await textsCutOff(page)) tooWide.push(`“${text}” at ${String(width)}`);
    }
    expect(tooWide).toEqual([]);
    if (id === 'notFound') guard.problems.length = 0;
  });
}
