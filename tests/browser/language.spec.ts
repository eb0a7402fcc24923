/** Changing the language. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Follows a link of the footer's list without scrolling to it. */
async function choose(page: Page, name: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link.evaluate((element) => {
    (element as HTMLElement).click();
  });
}

for (const { code, tag, name } of LOCALES.slice(1)) {
  test(`the page becomes ${name} and stays where it is`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await open(page, '/?utm=1&locale=en#aboutUs');
    await page.evaluate(() => {
      // Else Chromium itself moves the page by the difference between the old text and the new one above.
      document.documentElement.style.overflowAnchor = 'none';
      window.scrollTo(0, 500);
    });
    await expect.poll(() => scrollTop(page)).toBe(500);
    const texts = page.waitForResponse((response) =>
      response.url().includes(`/_data/home?locale=${code}`),
    );
    await choose(page, name);
    expect((await texts).status()).toBe(200);

    await expect(page).toHaveTitle(text(code, 'home', 'meta.title'));
    await expect(page).toHaveURL(`/?utm=1&locale=${code}#aboutUs`);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('html')).toHaveAttribute('data-locale', code);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${site.url}/?locale=${code}`,
    );
    expect(Math.abs((await scrollTop(page)) - 500)).toBeLessThanOrEqual(1);
  });
}

test("the header's language menu works with a mouse", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/fankit?locale=en');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: /English/u }).click();
  await header.getByRole('link', { name: '日本語' }).click();
  await expect(page).toHaveURL('/fankit?locale=jp');
  await expect(page).toHaveTitle(text('jp', 'fankit', 'meta.title'));
});

test('every link follows the new language', async ({ page }) => {
  await open(page, '/guidelines?locale=en');
  await choose(page, '한국어');
  // The address changes at once, the page when its texts are there.
  await expect(page).toHaveTitle(text('kr', 'guidelines', 'meta.title'));
  const hrefs = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const pages = hrefs.filter((href) => href.includes('locale='));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((href) => !href.includes('locale=kr'))).toEqual([]);
});

test('going back brings the former language', async ({ page }) => {
  await open(page, '/guidelines?locale=en');
  await choose(page, '日本語');
  await expect(page).toHaveTitle(text('jp', 'guidelines', 'meta.title'));
  await page.goBack();
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a Korean visitor of the recruit page gets Korean back', async ({ page }) => {
  await open(page, '/?locale=kr#games');
  const footer = page.getByRole('contentinfo');
  const follow = (name: string) => footer.getByRole('link', { name, exact: true }).click();
  await follow('RECRUIT');
  await expect(page).toHaveURL('/recruit?locale=en');
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await follow('FAN KIT');
  await expect(page).toHaveURL('/fankit?locale=kr');
  await expect(page).toHaveTitle(text('kr', 'fankit', 'meta.title'));

  // The memory outlives the document, which the server renders without it.
  await open(page, '/recruit?locale=kr');
  await expect(page).toHaveURL('/recruit?locale=en');
  await expect(footer.getByRole('link', { name: 'GUIDELINES' })).toHaveAttribute(
    'href',
    '/guidelines?locale=kr',
  );
  await follow('한국어');
  await expect(page).toHaveURL('/?locale=kr');
  await expect(page).toHaveTitle(text('kr', 'home', 'meta.title'));
});

test('English that is chosen on the recruit page stays', async ({ page }) => {
  await open(page, '/guidelines?locale=kr');
  const footer = page.getByRole('contentinfo');
  const follow = (name: string) => footer.getByRole('link', { name, exact: true }).click();
  await follow('RECRUIT');
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await follow('English');
  await follow('GUIDELINES');
  await expect(page).toHaveURL('/guidelines?locale=en');
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
});
