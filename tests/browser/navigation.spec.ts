/** Going from page to page without loading a document. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

/** Marks the document, so that a test sees whether it is still the same one. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
}

const footer = (page: Page) => page.getByRole('contentinfo');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const canonical = (page: Page) => page.locator('link[rel=canonical]');

test('a link changes title, address, canonical, focus and scroll', async ({ page, site }) => {
  await open(page, '/guidelines?locale=jp');
  await mark(page);
  await footer(page)
    .getByRole('link', { name: text('jp', 'common', 'nav.fankit') })
    .click();

  await expect(page).toHaveTitle(text('jp', 'fankit', 'meta.title'));
  await expect(page).toHaveURL('/fankit?locale=jp');
  await expect(canonical(page)).toHaveAttribute('href', `${site.url}/fankit?locale=jp`);
  await expect(canonical(page)).toHaveCount(1);
  await expect(page.locator('title')).toHaveCount(1);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectSameDocument(page);
});

test('a new document opens where its address says, and a reload where it was left', async ({
  page,
}) => {
  await open(page, '/fankit?locale=kr');
  await page.evaluate(() => {
    window.scrollTo(0, 2000);
  });
  await expect.poll(() => scrollTop(page)).toBe(2000);
  await open(page, '/?locale=kr#music');
  const music = page.locator('#music');
  await expect.poll(async () => Math.abs((await music.boundingBox())?.y ?? 1000)).toBeLessThan(200);
  await open(page, '/recruit?locale=en');
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => {
    window.scrollTo(0, 150);
  });
  await expect.poll(() => scrollTop(page)).toBe(150);
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(150);
});

test('going back and forward restores the page and the scroll position', async ({ page }) => {
  await open(page, '/guidelines?locale=en');
  await mark(page);
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'RECRUIT' })
    .evaluate((link) => {
      // A click by script does not scroll the link into view.
      (link as HTMLElement).click();
    });
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(600);
  await page.goForward();
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expectSameDocument(page);
});

test('the recruit page gets its posts from the server on the way', async ({ page }) => {
  await open(page, '/?locale=en#games');
  const data = page.waitForResponse((response) =>
    response.url().includes('/_data/recruit?locale=en'),
  );
  await footer(page).getByRole('link', { name: 'RECRUIT' }).click();
  const { recruit } = (await (await data).json()) as {
    recruit: { posts: { positionTitle: string }[] };
  };
  await expect(page).toHaveURL('/recruit?locale=en');
  for (const { positionTitle } of recruit.posts) {
    await expect(page.getByRole('heading', { name: positionTitle, exact: true })).toBeVisible();
  }
});

test('a language that is not in the address is written into it', async ({ page }) => {
  await open(page, '/mashup?utm=1');
  await expect(page).toHaveURL('/mashup?utm=1&locale=en');
  // Leaving a page cancels what it still loads.
  await page.waitForLoadState('networkidle');
  await page.goBack();
  // The address was replaced, so there is nothing on this site to go back to.
  expect(page.url()).toBe('about:blank');
});

test('the recruit page opened from Korean is English, and the address says so', async ({
  page,
}) => {
  await open(page, '/guidelines?locale=kr');
  await mark(page);
  await footer(page)
    .getByRole('link', { name: text('kr', 'common', 'nav.recruit') })
    .click();
  await expect(page).toHaveURL('/recruit?locale=en');
  await expect(page).toHaveTitle(text('en', 'recruit', 'meta.title'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectSameDocument(page);
});

test('a page whose data cannot be had is fetched as a document', async ({ page, guard }) => {
  await open(page, '/guidelines?locale=en');
  await mark(page);
  await page.route('**/_data/**', (route) => route.abort());
  await footer(page).getByRole('link', { name: 'FAN KIT' }).click();
  await expect(page).toHaveTitle(text('en', 'fankit', 'meta.title'));
  await expect(page.locator('html')).not.toHaveAttribute('data-marked', 'yes');
  // The broken request leaves two lines, and the new document cancels what the old one still loads.
  const expected = guard.problems
    .splice(0)
    .filter((problem) => !/_data|ERR_FAILED|ERR_ABORTED/u.test(problem));
  expect(expected).toEqual([]);
});

test('a page that cannot be loaded offline can be loaded again', async ({
  page,
  context,
  guard,
}) => {
  await open(page, '/guidelines?locale=jp');
  await mark(page);
  await context.setOffline(true);
  await footer(page).getByRole('link', { name: 'FAN KIT' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(text('jp', 'common', 'error.loadFailed'));
  const retry = alert.getByRole('button', { name: text('jp', 'common', 'error.retry') });
  await retry.click();
  // It has tried, and is still offline.
  await expect(retry).toBeVisible();
  await expect(page).toHaveTitle(text('jp', 'guidelines', 'meta.title'));

  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveTitle(text('jp', 'fankit', 'meta.title'));
  await expect(page).toHaveURL('/fankit?locale=jp');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(alert).toHaveCount(0);
  const unexpected = guard.problems
    .splice(0)
    // A load that the next try takes the place of is aborted.
    .filter((problem) => !/ERR_INTERNET_DISCONNECTED|_data.*ERR_ABORTED/u.test(problem));
  expect(unexpected).toEqual([]);
});
