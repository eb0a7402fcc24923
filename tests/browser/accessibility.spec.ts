/** axe finds nothing on any page, small or large. */
import { axeProblems } from '../fixtures/axe';
import { expect, open, test } from '../fixtures/browser-test';
import { ALL_PAGES } from '../fixtures/pages';

for (const width of [390, 1440]) {
  for (const { url, id } of ALL_PAGES) {
    test(`${url} is accessible at ${String(width)} px`, async ({ page, guard }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, url);
      expect(await axeProblems(page)).toEqual([]);
      // Chromium prints the status of a document that is not found; the console has a test of its own.
      if (id === 'notFound') guard.problems.length = 0;
    });
  }
}
