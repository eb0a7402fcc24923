/** The header: its three logos, and its menus in every state. */
import type { Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, open, resize, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

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

test('recruit is marked as the current page and offers every language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/recruit?locale=jp');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'RECRUIT' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await header.getByRole('button', { name: /日本語/u }).click();
  await expect(header.getByRole('link', { name: 'English' })).toBeVisible();
  // The page does not exist in Korean.
  await expect(header.getByRole('link', { name: '한국어' })).toHaveAttribute('href', '/?locale=kr');
});

test('a Korean visitor of the recruit page reads in Korean why it is English', async ({ page }) => {
  const sentence = text('kr', 'common', 'language.some');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/recruit?locale=kr');
    await expect(page).toHaveURL('/recruit?locale=en');
    const header = page.getByRole('banner');
    if (width === 390) await header.getByRole('button', { name: /menu/iu }).click();
    else await header.getByRole('button', { name: /English/u }).click();
    const note = header.locator('li:visible', { hasText: '한국어' }).locator('p');
    await expect(note).toHaveText(sentence);
    await expect(note).toHaveAttribute('lang', 'ko');
    await expect(note).toBeInViewport({ ratio: 1 });
    expect(await axeProblems(page, 'header')).toEqual([]);
  }
  // Those who open no menu read it in the footer, also without script; other pages say nothing of it.
  await expect(page.getByRole('contentinfo')).toContainText(sentence);
  await open(page, '/guidelines?locale=en');
  await expect(page.getByText(sentence)).toHaveCount(0);
});

test('a printed page begins with the name of the company, wherever it was scrolled to', async ({
  page,
}) => {
  await open(page, '/?locale=en#games');
  await expect(variant(page)).toHaveAttribute('data-variant', 'game');
  await page.emulateMedia({ media: 'print' });
  const seen = () =>
    variant(page).evaluate((stage) =>
      [...stage.children].map((logo) => Number(getComputedStyle(logo).opacity)),
    );
  await expect.poll(seen).toEqual([1, 0, 0]);
});

test('the sign of the sound has its word on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/?locale=kr#main');
  const sound = page.getByRole('banner').getByRole('switch');
  const word = await sound.evaluate((button) => {
    const { display, content } = getComputedStyle(button, '::after');
    return [display !== 'none', content];
  });
  expect(word).toEqual([true, `"${text('kr', 'common', 'sound.label')}"`]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Width up to which each page has the layout of small screens. */
const BREAKPOINTS = [
  ['/?locale=en#main', 1100],
  ['/recruit?locale=jp', 1100],
  ['/guidelines?locale=kr', 1100],
  ['/mashup?locale=jp', 1200],
  ['/fankit?locale=kr', 1200],
] as const;

for (const [url, breakpoint] of BREAKPOINTS) {
  test(`header and footer of ${url} change above ${String(breakpoint)} px`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await open(page, url);
    const header = page.getByRole('banner');
    const columns = page.getByRole('contentinfo').locator('> div').first();
    const layout = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return {
        menu: await header.getByRole('navigation').isVisible(),
        button: await header.locator('button[aria-haspopup=dialog]').isVisible(),
        language: await header.locator('button[aria-controls]').isVisible(),
        columns: await columns.evaluate(
          (grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length,
        ),
      };
    };
    const small = { menu: false, button: true, language: false, columns: 1 };
    const large = { menu: true, button: false, language: true, columns: 2 };
    for (const width of [1100, 1101, 1200, 1201]) {
      expect(await layout(width), String(width)).toEqual(width <= breakpoint ? small : large);
    }
  });
}

test('the open menu of the fan kit stays up to 1200 px and closes above', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 800 });
  await open(page, '/fankit?locale=en');
  await page.getByRole('button', { name: text('en', 'common', 'nav.open') }).click();
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.setViewportSize({ width: 1201, height: 800 });
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: 'FAN KIT' })).toBeVisible();
});

for (const url of ['/?locale=en#main', '/guidelines?locale=jp']) {
  test(`${url} is accessible while the menu of small screens is open, and that of languages`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, url);
    const locale = url.includes('jp') ? 'jp' : 'en';
    await page.getByRole('button', { name: text(locale, 'common', 'nav.open') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await axeProblems(page), `the menu of ${url} at 390 px`).toEqual([]);

    // Which closes it.
    await resize(page, { width: 1440, height: 900 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('banner').locator('button[aria-controls]').click();
    await expect(page.getByRole('banner').getByRole('link', { name: '한국어' })).toBeVisible();
    expect(await axeProblems(page), `the languages of ${url} at 1440 px`).toEqual([]);
  });
}
