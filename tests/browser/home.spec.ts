/** The home page: its scroll-linked parts, its videos. Its intro has tests of its own. */
import type { Page } from '@playwright/test';

import { expect, open, openAnew, resize, takeProblems, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

/** The computed value of a property of the first element that matches. */
const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
}

test.describe('scrolling', () => {
  test('fades SCROLL DOWN, rounds the first screen and turns the disc', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/?locale=en#main');
    await expect.poll(() => styleOf(page, '[data-scroll="hint"]', 'opacity')).toBe('1');
    expect(await styleOf(page, '[data-scroll="leave"]', 'border-top-left-radius')).toBe('0px');
    await scrollTo(page, 450);
    await expect.poll(() => styleOf(page, '[data-scroll="hint"]', 'opacity')).toBe('0');
    const radius = parseFloat(
      await styleOf(page, '[data-scroll="leave"]', 'border-top-left-radius'),
    );
    expect(radius).toBeGreaterThan(20);

    const disc = '[data-scroll="pass"] > div';
    await page.locator(disc).first().scrollIntoViewIfNeeded();
    const before = await styleOf(page, disc, 'transform');
    await page.evaluate(() => {
      window.scrollBy({ top: 200, behavior: 'instant' });
    });
    await expect.poll(() => styleOf(page, disc, 'transform')).not.toBe(before);
  });

  test('fades the about section in over 700 px', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1000 });
    await open(page, '/?locale=en#main');
    const enters = await page
      .locator('[data-scroll="enter"]')
      .evaluate((words) => words.getBoundingClientRect().top + scrollY - innerHeight);
    const opacityAt = async (top: number) => {
      await scrollTo(page, top);
      return parseFloat(await styleOf(page, '[data-scroll="enter"]', 'opacity'));
    };
    await expect.poll(() => opacityAt(enters + 350)).toBeCloseTo(0.5, 1);
    await expect.poll(() => opacityAt(enters + 700)).toBeCloseTo(1, 2);
    await expect.poll(() => opacityAt(Math.max(0, enters))).toBeLessThan(0.1);
  });

  test('leaves everything in place for those who requested less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/?locale=en');
    for (const selector of ['[data-scroll="enter"]', '[data-scroll="hint"]']) {
      expect(await styleOf(page, selector, 'opacity')).toBe('1');
    }
  });
});

/**
 * A font that comes after the first frame moves words sideways, by 0.008 at most on a wide Japanese page; a picture without a size
 * moves much more. Browsers call less than 0.1 good.
 */
const SHIFT_MAX = 0.02;

test('nothing moves while the page loads', async ({ page, guard }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const { code } of LOCALES) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openAnew(page, `/?locale=${code}#main`);
      await page.waitForLoadState('networkidle');
      await page.mouse.wheel(0, 3000);
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(
        shifts.reduce((sum, value) => sum + value, 0),
        `${code} at ${String(width)}`,
      ).toBeLessThan(SHIFT_MAX);
    }
  }
  // Leaving a page cancels what it still loads.
  takeProblems(guard, /ERR_ABORTED/u);
  expect(guard.problems).toEqual([]);
});

test('each album has four stores that open in a new tab, and a video that waits', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://127.0.0.1')) foreign.push(request.url());
  });
  await open(page, '/?locale=en#music');
  for (const title of ['GENESiS RE:BUiLD 02', 'GENESiS RE:BUiLD 01']) {
    const album = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title }) });
    const links = album.getByRole('list').getByRole('link');
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
    }
    await expect(album.getByLabel(/Play video/u)).toBeVisible();
  }
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
});

const WIDTHS: [number, number][] = [
  // Phones give all of the width between the margins.
  [400, 366],
  [768, 703],
  [769, 640],
  [1000, 640],
  [1200, 480],
  [1500, 660],
  [1800, 720],
];
test('a video is 16:9, and as wide as the window says', async ({ page }) => {
  await open(page, '/?locale=en#music');
  const size = async () => {
    const box = await page.locator('#music figure > button').first().boundingBox();
    const { width = 0, height = 0 } = box ?? {};
    return [Math.floor(width), Math.round(Math.abs(height - (width * 9) / 16))];
  };
  for (const [window, width] of WIDTHS) {
    await test.step(`${String(window)} px`, async () => {
      await resize(page, { width: window, height: 900 });
      await expect.poll(size, `in a window of ${String(window)}`).toEqual([width, 0]);
    });
  }
});

test("the game's loop and its still are cut for the window, and digits change no hyphen", async ({
  page,
}) => {
  for (const [viewport, crop] of [
    [{ width: 390, height: 844 }, 'gamesLoopPhoneClip'],
    [{ width: 844, height: 390 }, 'gamesLoopClip'],
  ] as const) {
    await test.step(crop, async () => {
      await page.setViewportSize(viewport);
      await openAnew(page, '/?locale=en#games');
      const shown = (what: string) => () =>
        page.locator(`#games ${what}`).evaluate((element: HTMLImageElement) => element.currentSrc);
      await expect.poll(shown('img')).toContain(`/${crop}-`);
      await expect.poll(shown('video')).toContain(`/${crop}-`);
    });
  }
  // Else digits of equal width would be hyphens of another one.
  await expect(page.locator('#games p')).toHaveCSS('font-variant-numeric', 'normal');
});

/** Where the middle of another element lies over the loop, as parts of its width and height. */
function coveredPoints(element: Element): (readonly [number, number])[] {
  const points = [0.05, 0.35, 0.5, 0.65, 0.9].flatMap((x) =>
    [0.02, 0.12, 0.35, 0.5, 0.65, 0.85].map((y) => [x, y] as const),
  );
  return points.filter(([x, y]) => {
    // The upright loop is higher than the space below the header.
    const start = element.getBoundingClientRect();
    document.documentElement.scrollTop += start.top + start.height * y - innerHeight / 2;
    const { left, top, width: wide, height: high } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + wide * x, top + high * y));
  });
}

test("the game's loop is whole and nothing lies over it", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/?locale=en#games');
  const loop = page.locator('#games video').locator('..');
  for (const [width, height, ratio] of [
    [320, 800, 9 / 16],
    [390, 844, 9 / 16],
    [768, 1024, 16 / 9],
    [1101, 1300, 16 / 9],
    [1440, 1300, 16 / 9],
    [1920, 1300, 16 / 9],
  ] as const) {
    const there = `${String(width)} px wide`;
    await test.step(there, async () => {
      await resize(page, { width, height });
      await expect
        .poll(() => loop.evaluate((element) => element.clientWidth / element.clientHeight), there)
        .toBeCloseTo(ratio, 2);
      expect(await loop.evaluate(coveredPoints), there).toEqual([]);
    });
  }
});

test("the game's loop can be stopped in every window", async ({ page }) => {
  await open(page, '/?locale=en#games');
  const button = page.locator('#games').getByRole('button');
  const video = page.locator('#games video');
  for (const viewport of [
    { width: 360, height: 640 },
    { width: 768, height: 1024 },
    { width: 1100, height: 700 },
    { width: 1440, height: 900 },
  ]) {
    const there = `in a window of ${String(viewport.width)}`;
    await test.step(there, async () => {
      await resize(page, viewport);
      // A loop that is out of sight rests.
      await video.scrollIntoViewIfNeeded();
      await expect(button, there).toHaveAccessibleName(text('en', 'common', 'media.pauseMotion'));
      await button.click();
      await expect(button, there).toHaveAccessibleName(text('en', 'common', 'media.playMotion'));
      await expect(video, there).toHaveJSProperty('paused', true);
      await button.click();
      await expect(video, there).toHaveJSProperty('paused', false);
    });
  }
});

test('the first screen shows two players and leads to the game', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await openAnew(page, '/?locale=kr#main');
    const players = page.locator('#main img[src*="duel"]');
    await expect(players).toBeInViewport({ ratio: 0.4 });
    await expect(players).not.toHaveJSProperty('naturalWidth', 0);
    const game = page.locator('#main').getByRole('link', { name: 'MASH VP! OUT NOW!' });
    await expect(game).toBeInViewport({ ratio: 1 });
    await expect(game).toHaveAttribute('href', '/mashup?locale=kr');
  }
});

test('a link to the music shows its first album', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const there = `in a window of ${String(width)}`;
    await test.step(there, async () => {
      await page.setViewportSize({ width, height });
      await openAnew(page, '/?locale=en#music');
      await expect.poll(() => top('#music h2'), there).toBeLessThan(height * 0.3);
      expect(await top('#music h2'), there).toBeGreaterThan(64);
      expect(await top('#music article img'), there).toBeLessThan(height * 0.45);
    });
  }
});

test('the music begins in the second window, and its pictures are three', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { code } of LOCALES) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAnew(page, `/?locale=${code}`);
    const top = () =>
      page.locator('#music h2').evaluate((title) => title.getBoundingClientRect().top + scrollY);
    await expect.poll(top, code).toBeLessThan(2 * 900);
    for (const album of await page.locator('#music article').all()) {
      const pictures = await album
        .locator('img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src')?.split('-')[0]));
      expect(pictures).toHaveLength(3);
      expect(new Set(pictures).size).toBe(3);
      expect(pictures.join(' ')).not.toContain('homeMusic');
    }
    await expect(page.locator('#music ol li')).toHaveText([
      'REDLINE HALO',
      'VOLT KABUKI',
      'SEVENTEEN DEGREES',
      'Glass Parade',
      'Paper Moon Arcade',
    ]);
  }
});

test('the way to the game carries the language', async ({ page }) => {
  await open(page, '/?locale=kr#games');
  await page.getByRole('link', { name: text('kr', 'home', 'games.details') }).click();
  await expect(page).toHaveURL('/mashup?locale=kr');
});
