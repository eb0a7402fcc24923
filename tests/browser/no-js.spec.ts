/** Without script the pages work; that they say the same is a statement of `hydration.spec.ts`. */
import { expect, test } from '../fixtures/browser-test';

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
