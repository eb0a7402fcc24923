/** Paper is white and printers leave backgrounds out, so that the dark pages' pale letters must turn dark. */
import { expect, open, test } from '../fixtures/browser-test';
import { ALL_PAGES } from '../fixtures/pages';

for (const { url, id } of ALL_PAGES.filter(({ locale }) => locale === 'en')) {
  test(`${url} is printed in dark letters`, async ({ page, guard }) => {
    await open(page, url);
    await page.emulateMedia({ media: 'print' });
    const letters = page.locator('main :is(h1, h2, p)').filter({ visible: true });
    expect(await letters.count()).toBeGreaterThan(0);
    const pale = await letters.evaluateAll((elements) =>
      elements.filter((element) => {
        const channels = getComputedStyle(element).color.match(/[\d.]+/gu)?.map(Number) ?? [];
        return Math.max(...channels.slice(0, 3)) > 200;
      }).map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(pale).toEqual([]);
    if (id === 'notFound') guard.problems.length = 0;
  });
}
