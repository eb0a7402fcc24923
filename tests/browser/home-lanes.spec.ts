/** The collision in the scroll of the home page: the bars of the message become two lanes, sleeves and videos meet. */
import type { Locator, Page } from '@playwright/test';

import { expect, open, painted, resize, test } from '../fixtures/browser-test';

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Degrees by which an element is turned. */
const turnOf = (element: Locator) =>
  element.evaluate((one) => {
    const { a, b } = new DOMMatrix(getComputedStyle(one).transform);
    return Math.round((Math.atan2(b, a) * 180) / Math.PI);
  });

/** Scrolls to a part of the window's height. */
async function scrollTo(page: Page, part: number): Promise<void> {
  await page.evaluate((windows) => {
    window.scrollTo({ top: windows * innerHeight, behavior: 'instant' });
  }, part);
  await painted(page);
}

/** Notes what layout moves from now on. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);

for (const viewport of WINDOWS) {
  test(`the message becomes two lanes in a window of ${String(viewport.width)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/?locale=en#main');
    await watchShifts(page);
    const message = page.getByRole('heading', { level: 1 });
    const tagline = page.locator('h1 + p');
    await expect.poll(() => turnOf(message)).toBe(0);
    await expect(tagline).toHaveCSS('opacity', '1');
    const before = await message.boundingBox();

    await scrollTo(page, 0.6);
    await expect.poll(() => turnOf(message)).toBe(-73);
    await expect(tagline).toHaveCSS('opacity', '0');
    const width = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.body.scrollWidth]);
    expect(await width()).toEqual([viewport.width, viewport.width]);

    await scrollTo(page, 0);
    await expect.poll(() => turnOf(message)).toBe(0);
    await expect.poll(() => message.boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

/** How far an element stands from its place, to the right; and where its upper edge is on the page. */
const placeOf = (element: Locator) =>
  element.evaluate((one) => ({
    offset: parseFloat(getComputedStyle(one).translate) || 0,
    top: one.getBoundingClientRect().top + window.scrollY,
  }));

test('sleeve and video of an album come from both sides, and stand when they are seen', async ({
  page,
}) => {
  await open(page, '/?locale=en#main');
  for (const viewport of WINDOWS) {
    await resize(page, viewport);
    for (const album of await page.locator('#music article').all()) {
      const sides = [];
      for (const part of [album.locator('[data-scroll]'), album.locator('> :last-child')]) {
        // On a wide screen both come with their album, on a phone each by itself.
        const { top } = await placeOf(viewport.width > 1100 ? album : part);
        const offset = async () => (await placeOf(part)).offset;
        await scrollTo(page, top / viewport.height - 0.95);
        await expect.poll(async () => Math.abs(await offset())).toBeGreaterThan(viewport.width / 2);
        sides.push(Math.sign(await offset()));
        await scrollTo(page, top / viewport.height - 0.4);
        await expect.poll(offset).toBe(0);
      }
      expect(sides.toSorted()).toEqual([-1, 1]);
    }
  }
});

test('with less motion the message and the albums stand at every place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(WINDOWS[0]);
  await open(page, '/?locale=en');
  const message = page.getByRole('heading', { level: 1 });
  for (const part of [0, 0.3, 0.6, 1.2, 2]) {
    await scrollTo(page, part);
    await expect(message).toHaveCSS('transform', 'none');
    await expect(page.locator('h1 + p')).toHaveCSS('opacity', '1');
    for (const album of await page.locator('#music article').all()) {
      await expect(album.locator('[data-scroll]')).toHaveCSS('translate', 'none');
      await expect(album.locator('> :last-child')).toHaveCSS('translate', 'none');
    }
  }
});
