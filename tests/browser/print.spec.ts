/**
 * Paper is white and printers leave backgrounds out, so that the dark pages' pale letters must turn dark. What is fixed to
 * the screen would be printed on every sheet.
 */
import { expect, open, test } from '../fixtures/browser-test';
import { ALL_PAGES } from '../fixtures/pages';

for (const { url, id } of ALL_PAGES.filter(({ locale }) => locale === 'en')) {
  test(`${url} is printed in dark letters, and nothing on every sheet`, async ({ page, guard }) => {
    await open(page, url);
    await page.emulateMedia({ media: 'print' });
    const letters = page.locator('main :is(h1, h2, p)').filter({ visible: true });
    expect(await letters.count()).toBeGreaterThan(0);
    const pale = await letters.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const channels =
            getComputedStyle(element)
              .color.match(/[\d.]+/gu)
              ?.map(Number) ?? [];
          return Math.max(...channels.slice(0, 3)) > 200;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(pale).toEqual([]);
    const fixed = await page
      .locator('body *')
      .filter({ visible: true })
      .evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).position === 'fixed')
          .map(({ outerHTML }) => outerHTML),
      );
    expect(fixed).toEqual([]);
    if (id === 'notFound') guard.problems.length = 0;
  });
}
