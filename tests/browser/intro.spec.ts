/** The intro of the home page: a video over it that any visitor can end, and that never stands in the way. */
import type { Page } from '@playwright/test';

import { expect, hydrated, open, openAnew, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

const root = (page: Page) => page.locator('[data-intro]');
const skip = (page: Page) =>
  page.getByRole('button', { name: text('en', 'home', 'intro.skip'), exact: true });

/** Files of the intro's video and of its still. */
const INTRO_VIDEO = /\/intro(?:Phone)?Clip-.*\.(?:webm|mp4)$/u;
const INTRO_FILE = /\/intro(?:Phone)?Clip-/u;

/** Gives the page this time since the navigation, however busy the machine is. */
const atTime = (page: Page, milliseconds: number) =>
  page.addInitScript((now) => {
    performance.now = () => now;
  }, milliseconds);

/** The addresses that a page requests and that match. */
function requestsOf(page: Page, address: RegExp): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (address.test(request.url())) found.push(request.url());
  });
  return found;
}

test.describe('the intro', () => {
  test('plays over the complete page and gives it free by itself', async ({ page }) => {
    await atTime(page, 0);
    await page.goto('/?locale=en');
    await hydrated(page);
    await expect(root(page)).toHaveAttribute('data-intro', 'playing');
    await expect(skip(page)).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-video-ended', 'false');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'REAL Excitement REAL Happiness',
    );
    await expect(root(page)).toHaveAttribute('data-intro', 'ended', { timeout: 15_000 });
    await expect(root(page)).toHaveAttribute('data-video-ended', 'true');
    await expect(skip(page)).toBeHidden();
  });

  test('shows its still, and the page when the video does not come in time', async ({ page }) => {
    await page.route(INTRO_VIDEO, () => undefined);
    await atTime(page, 0);
    // The video that hangs holds the load event back.
    await page.goto('/?locale=en', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-intro-state', 'waiting');
    const still = page.locator('[data-curtain] img');
    await expect(still).toHaveJSProperty('complete', true);
    await expect(still).not.toHaveJSProperty('naturalWidth', 0);
    await expect(root(page)).toHaveAttribute('data-intro', 'ended');
    await expect(page.locator('[data-curtain] video')).toHaveJSProperty('currentTime', 0);
    await expect(skip(page)).toBeHidden();
  });

  test('is not even requested when the page itself comes late', async ({ page }) => {
    const requested = requestsOf(page, INTRO_VIDEO);
    await atTime(page, 1200);
    await open(page, '/?locale=en');
    await expect(root(page)).toHaveAttribute('data-intro', 'ended');
    await expect(skip(page)).toBeHidden();
    expect(requested).toEqual([]);
  });

  const waysOut: [string, (page: Page) => Promise<void>][] = [
    ['its button', (page) => skip(page).click()],
    ['a click anywhere', (page) => page.mouse.click(200, 300)],
    ['a key', (page) => page.keyboard.press('Escape')],
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
  ];
  test('is ended by its button, a click anywhere, a key and the wheel', async ({ page }) => {
    await atTime(page, 0);
    for (const [way, leave] of waysOut) {
      await test.step(way, async () => {
        await openAnew(page, '/?locale=en');
        await expect(root(page), way).toHaveAttribute('data-intro', 'playing');
        await leave(page);
        await expect(root(page), way).toHaveAttribute('data-video-ended', 'true');
        await expect(skip(page), way).toBeHidden();
      });
    }
  });

  test('can be skipped before the page is alive', async ({ page }) => {
    await page.route(INTRO_VIDEO, () => undefined);
    await atTime(page, 0);
    await page.goto('/?locale=en', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-intro-state', 'waiting');
    await skip(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-intro-state', 'ended');
    await hydrated(page);
    await expect(root(page)).toHaveAttribute('data-intro', 'ended');
  });

  test('is not shown when the address leads to a section', async ({ page }) => {
    const requested = requestsOf(page, INTRO_VIDEO);
    for (const hash of ['main', 'aboutUs', 'music', 'games']) {
      await test.step(hash, async () => {
        await openAnew(page, `/?locale=en#${hash}`);
        await expect(skip(page), hash).toBeHidden();
        await expect(root(page), hash).toHaveAttribute('data-intro', 'ended');
        expect(requested, hash).toEqual([]);
        await expect(page.locator(`#${hash}`)).toBeInViewport();
      });
    }
  });

  test('is not shown to those who requested less motion', async ({ page }) => {
    const requested = requestsOf(page, INTRO_FILE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/?locale=en');
    await expect(root(page)).toHaveAttribute('data-intro', 'ended');
    await expect(skip(page)).toBeHidden();
    expect(requested).toEqual([]);
  });

  test('does not play again on the way back from another page', async ({ page }) => {
    await open(page, '/?locale=en');
    await page.keyboard.press('Escape');
    await expect(root(page)).toHaveAttribute('data-intro', 'ended');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAN KIT' }).click();
    await expect(page).toHaveTitle(text('en', 'fankit', 'meta.title'));
    await page.goBack();
    await expect(page).toHaveTitle(text('en', 'home', 'meta.title'));
    await expect(root(page)).toHaveAttribute('data-intro', 'ended');
    await expect(skip(page)).toBeHidden();
  });

  test('never shows without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/?locale=en');
    await expect(skip(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'OUT NOW!' })).toBeVisible();
    await context.close();
  });
});
