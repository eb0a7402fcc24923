/** What the first window offers: the game in the browser first, then the store by its name, without scrolling. */
import type { Locator, Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

const WINDOWS = [
  [1440, 900],
  [1366, 768],
  [1920, 1080],
  [667, 375],
  [390, 844],
] as const;

const HEADER_HEIGHT = 64;

/** The two ways to the game on a page, in their order in the document. */
const waysIn = (page: Page, locale: string) => {
  const main = page.getByRole('main');
  const name = text(locale, 'common', 'game.play');
  const store = text(locale, 'common', 'game.store').replace('{store}', 'Steam');
  return {
    play: main.getByRole('link', { name }).or(main.getByRole('button', { name })),
    store: main.getByRole('link', { name: store }).filter({ visible: true }).first(),
  };
};

/** Whether the element lies wholly below the header and above the lower edge. */
async function expectWhole(element: Locator, width: number, height: number): Promise<number> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (box === null) throw new Error('it has no box');
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(width);
  expect(box.y).toBeGreaterThanOrEqual(HEADER_HEIGHT);
  expect(box.y + box.height).toBeLessThanOrEqual(height);
  return box.y;
}

/** Nothing lies over the way to the store on a phone: it ends before the words that say to scroll. */
async function expectBesideHint(page: Page, store: Locator): Promise<void> {
  const [link, hint] = [
    await store.boundingBox(),
    await page.locator('[data-scroll="hint"]').boundingBox(),
  ];
  expect(link === null ? 1000 : link.x + link.width).toBeLessThanOrEqual(hint?.x ?? 0);
}

for (const path of ['/', '/mashup']) {
  for (const { code } of LOCALES) {
    test(`${path} in ${code} offers to play, then the store, in the first window`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, `${path}?locale=${code}`);
      await page.evaluate(() => document.fonts.ready);
      for (const [width, height] of WINDOWS) {
        await test.step(`${String(width)}x${String(height)}`, async () => {
          await page.setViewportSize({ width, height });
          const { play, store } = waysIn(page, code);
          const note = page.getByText(text(code, 'common', 'game.playNote'));
          // Chromium may lay out the new size with the old one's styles, for one frame.
          await expect(async () => {
            const first = await expectWhole(play, width, height);
            expect(await expectWhole(store, width, height)).toBeGreaterThanOrEqual(first - 1);
            await expectWhole(note, width, height);
            if (path === '/' && width === 390) await expectBesideHint(page, store);
          }).toPass();
          await expect(store).toHaveAttribute('href', /^https:\/\/store\.steampowered\.com\//u);
          await expect(store).toHaveAttribute('target', '_blank');
        });
      }
    });
  }
}

test('the way to play opens the lanes over the home page by one press, in the language of the page', async ({
  page,
}) => {
  await open(page, '/?locale=kr#main');
  await waysIn(page, 'kr').play.click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  // A reload of the page is no play.
  await expect(page).toHaveURL('/?locale=kr#main');
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toHaveText(text('kr', 'mashup', 'tutorial.steps.0'));
});

test('a press before the scripts are there is not lost', async ({ page }) => {
  let press = (): void => undefined;
  const pressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/mashup?locale=en', { waitUntil: 'commit' });
  await waysIn(page, 'en').play.click();
  press();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
  await expect(page).toHaveURL('/mashup?locale=en');
});

test('the card of an idol leads onto the lanes with her song', async ({ page }) => {
  await open(page, '/mashup?locale=jp');
  const name = `${text('jp', 'mashup', 'freePlay.play')}: VOLT KABUKI`;
  await page.getByRole('link', { name }).click();
  const stage = page.getByRole('dialog').getByRole('region', { name: /VOLT KABUKI.*LIGHT MIX/u });
  await expect(stage.locator('canvas').first()).toBeVisible();
  await expect(page).toHaveURL('/mashup?locale=jp');
});

test('a play that the address asks for waits for the press that lets sound begin', async ({
  page,
}) => {
  // Whatever a test asks the page counts as a visitor's press.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
  });
  await page.goto('/mashup?locale=en#now');
  const start = page.getByRole('dialog').getByRole('button', { name: 'START' });
  await start.click();
  await expect(page.getByRole('dialog').locator('canvas').first()).toBeVisible();
});

test('the way to play on the page of the game opens the game', async ({ page }) => {
  await open(page, '/mashup?locale=en');
  await waysIn(page, 'en').play.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('all eight, name, words and date are in the window of the game', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/mashup?locale=jp');
  const title = page.getByRole('main').locator('section').first();
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [1366, 768],
    [667, 375],
    [844, 390],
  ] as const) {
    await test.step(`${String(width)}x${String(height)}`, async () => {
      await page.setViewportSize({ width, height });
      // Chromium may lay out the new size with the old one's styles, for one frame.
      await expect(async () => {
        for (const part of [
          title.locator('img[src*="characterGroup"]'),
          page.getByAltText('MASH VP!', { exact: true }),
          page.getByAltText(text('jp', 'mashup', 'title.catchphrase')),
          page.getByText(text('jp', 'mashup', 'title.releaseDate')),
        ])
          await expectWhole(part, width, height);
      }).toPass();
    });
  }
});

test('what is played is said in the window of the game, on large screens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { code } of LOCALES) {
    await open(page, `/mashup?locale=${code}`);
    for (const [width, height] of [
      [1366, 768],
      [1440, 900],
    ] as const) {
      await test.step(`${code} ${String(width)}x${String(height)}`, async () => {
        await page.setViewportSize({ width, height });
        const lead = page.getByText(text(code, 'mashup', 'title.lead'));
        await expect(async () => {
          await expectWhole(lead, width, height);
        }).toPass();
      });
    }
  }
});

/** Positions of a long page that a reload must keep. */
const PLACES = [
  ['/?locale=en', 1440, 900],
  ['/?locale=jp', 390, 844],
  ['/mashup?locale=en', 1440, 900],
  ['/mashup?locale=jp', 390, 844],
] as const;

for (const [url, width, height] of PLACES) {
  test(`a reload in the middle of ${url} keeps the place at ${String(width)}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, url);
    // A font that comes late moves what stands below its texts.
    await page.waitForLoadState('networkidle');
    const half = await page.evaluate(() => Math.round(document.body.scrollHeight / 2));
    await page.evaluate((top) => {
      window.scrollTo({ top, behavior: 'instant' });
    }, half);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(half - 8);
    /** Where each section stands in the window. */
    const seen = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main section')].map((part) =>
          Math.round(part.getBoundingClientRect().top),
        ),
      );
    const before = await seen();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect
      .poll(async () => {
        const after = await seen();
        return Math.max(...after.map((top, index) => Math.abs(top - (before[index] ?? 0))));
      })
      .toBeLessThanOrEqual(8);
  });
}
