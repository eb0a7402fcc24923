/** axe finds nothing on any page, small or large. */
import AxeBuilder from '@axe-core/playwright';

import { expect, open, test } from '../fixtures/browser-test';
import { ALL_PAGES } from '../fixtures/pages';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const width of [390, 1440]) {
  for (const { url, id } of ALL_PAGES) {
    test(`${url} is accessible at ${String(width)} px`, async ({ page, guard }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await open(page, url);
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      const found = violations.map(({ id: rule, nodes }) => ({
        rule,
        where: nodes.map(({ html }) => html),
      }));
      expect(found).toEqual([]);
      // Chromium prints the status of a document that is not found; the console has a test of its own.
      if (id === 'notFound') guard.problems.length = 0;
    });
  }
}
