/** Without script every text and every link is there. */
import type { Page } from '@playwright/test';

import { expect, guardContext, hydrated, test } from '../fixtures/browser-test';
import { LOCALIZED_PAGES } from '../fixtures/pages';

/** What a page says and where it leads. */
async function content(page: Page) {
  const texts = await page.locator('#root').evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const said = walker.currentNode.textContent?.replace(/\s+/gu, ' ').trim() ?? '';
      if (said !== '') found.push(said);
    }
    return found;
  });
  const links = await page
    .locator('#root a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  return { texts, links };
}

for (const { url } of LOCALIZED_PAGES) {
  test(`${url} says the same with and without script`, async ({ page, browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const problems: string[] = [];
    await guardContext(context, problems);
    const plain = await context.newPage();
    await plain.goto(url);
    const served = await content(plain);

    await page.goto(url);
    await hydrated(page);
    expect(served).toEqual(await content(page));
    expect(served.texts.length).toBeGreaterThan(20);
    // Chromium reports each script that it was told not to run.
    expect(problems.filter((problem) => !/\/assets\/\S+\.js csp$/u.test(problem))).toEqual([]);
    await context.close();
  });
}

test('without script the footer leads to every page and every language', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/?locale=en');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'RECRUIT' }).click();
  await expect(page).toHaveURL('/recruit?locale=en');
  await footer.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/recruit?locale=jp');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await context.close();
});

test('without script the headline stands on its two signals', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/?locale=en');
  for (const line of await page.getByRole('heading', { level: 1 }).locator('span').all()) {
    const plate = () => line.evaluate((element) => getComputedStyle(element, '::before').transform);
    // The landing takes a second and a half at most; that of the intro, six seconds more.
    await expect.poll(plate, { timeout: 3000 }).toBe('none');
  }
  await context.close();
});
