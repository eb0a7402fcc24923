/** The header: its three logos, and its menus in every state. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const variant = (page: Page) => page.locator('header [data-variant]');

test('the logo is the name, then the mark, and the game over its section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/?locale=en#main');
  await expect(variant(page)).toHaveAttribute('data-variant', 'name');
  await page.locator('#company').scrollIntoViewIfNeeded();
  await expect(variant(page)).toHaveAttribute('data-variant', 'mark');
  await page.locator('#games').evaluate((section) => {
    section.scrollIntoView({ behavior: 'instant' });
  });
  await expect(variant(page)).toHaveAttribute('data-variant', 'game');
});

for (const url of ['/mashup?locale=en', '/fankit?locale=en']) {
  test(`the logo of ${url} is the game's wherever it is scrolled`, async ({ page }) => {
    await open(page, url);
    await expect(variant(page)).toHaveAttribute('data-variant', 'game');
    await page.mouse.wheel(0, 2000);
    await expect(variant(page)).toHaveAttribute('data-variant', 'game');
  });
}

test('recruit is marked as the current page and offers the languages it has', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/recruit?locale=jp');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'RECRUIT' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await header.getByRole('button', { name: /日本語/u }).click();
  await expect(header.getByRole('link', { name: 'English' })).toBeVisible();
  await expect(header.getByRole('link', { name: '한국어' })).toHaveCount(0);
});

async function violations(page: Page) {
  const found = (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations;
  return found.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

for (const url of ['/?locale=en#main', '/guidelines?locale=jp']) {
  test(`${url} is accessible while the menu of small screens is open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, url);
    const locale = url.includes('jp') ? 'jp' : 'en';
    await page.getByRole('button', { name: text(locale, 'common', 'nav.open') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  test(`${url} is accessible while the language menu is open`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, url);
    await page.getByRole('banner').locator('button[aria-controls]').click();
    await expect(page.getByRole('banner').getByRole('link', { name: '한국어' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
