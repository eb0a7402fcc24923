/** Listening: songs of the fan kit, the bar that stays, the switch in the header. */
import type { Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, open, resize, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

const SONG = 'SEVENTEEN DEGREES';

const label = (locale: string, key: string, title = SONG) =>
  text(locale, 'common', `sound.${key}`).replace('{title}', title);

const bar = (page: Page, locale = 'en') =>
  page.getByRole('region', { name: label(locale, 'nowPlaying'), exact: true });

const play = (page: Page, locale = 'en', title = SONG) =>
  page
    .locator('#songs, #loop')
    .getByRole('button', { name: label(locale, 'play', title) })
    .click();

interface Heard {
  readonly time: number;
  readonly decoded: number;
  readonly isPaused: boolean;
}

/** What the one element of the page has played. */
const heard = (page: Page): Promise<Heard> =>
  page.locator('audio').evaluate((element) => {
    const audio = element as HTMLAudioElement & { webkitAudioDecodedByteCount: number };
    return {
      time: audio.currentTime,
      decoded: audio.webkitAudioDecodedByteCount,
      isPaused: audio.paused,
    };
  });

/** Waits until sound has been decoded and the clock runs. */
async function sounds(page: Page): Promise<void> {
  await expect.poll(async () => (await heard(page)).decoded).toBeGreaterThan(0);
  const { time } = await heard(page);
  await expect.poll(async () => (await heard(page)).time).toBeGreaterThan(time);
}

test('no sound is loaded before one is requested', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/fankit?locale=en');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => /Sound\.|player-/u.test(path))).toEqual([]);
  await play(page);
  await sounds(page);
  expect(loaded.filter((path) => /song01Sound\.[0-9a-f]{8}\.weba$/u.test(path))).not.toEqual([]);
});

test('a song sounds, is found by keys and goes on through navigation', async ({ page }) => {
  await open(page, '/fankit?locale=en');
  await play(page);
  await sounds(page);
  const seek = bar(page).getByRole('slider', {
    name: text('en', 'common', 'media.player.position'),
  });
  await seek.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await heard(page)).time).toBeGreaterThan(10);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(SONG);

  await expect(page.locator('#songs').getByText(/^0:1\d \/ \d:\d\d$/u)).toBeVisible();

  const { time } = await heard(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'GUIDELINES' }).click();
  await expect(page).toHaveTitle(text('en', 'guidelines', 'meta.title'));
  await expect.poll(async () => (await heard(page)).time).toBeGreaterThan(time);
  expect((await heard(page)).isPaused).toBe(false);
  await bar(page)
    .getByRole('button', { name: label('en', 'stop') })
    .click();
  await expect(page.locator('audio')).toHaveCount(0);
  expect(await page.evaluate(() => navigator.mediaSession.metadata)).toBeNull();
});

test('one thing sounds at a time, at the volume of the bar', async ({ page }) => {
  await open(page, '/fankit?locale=en');
  await play(page);
  await sounds(page);
  const volume = bar(page).getByRole('slider', {
    name: text('en', 'common', 'media.player.volume'),
  });
  await volume.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('audio')).toHaveJSProperty('volume', 0.9);
  await play(page, 'en', 'STANDBY SIGNAL');
  await expect.poll(async () => (await heard(page)).time).toBeGreaterThan(0);
  await expect(page.locator('audio')).toHaveCount(1);
  await expect(page.locator('audio')).toHaveJSProperty('volume', 0.9);
});

test('the switch is off at first, is remembered while on, and forgets when put off', async ({
  page,
}) => {
  await open(page, '/fankit?locale=en');
  const control = page.getByRole('switch', { name: label('en', 'label') });
  await expect(control).toHaveAttribute('aria-checked', 'false');
  await play(page);
  await sounds(page);
  await expect(control).toHaveAttribute('aria-checked', 'true');
  await open(page, '/fankit?locale=en');
  await expect(control).toHaveAttribute('aria-checked', 'true');
  await expect(page.locator('audio')).toHaveCount(0);
  await play(page);
  await sounds(page);
  await control.click();
  await expect(page.locator('audio')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
});

test('a press on a disc of the home page plays the medley of its album', async ({ page }) => {
  // Without motion there is no intro, and the disc rests where it is pressed.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/?locale=en');
  const title = 'GENESiS RE:BUiLD 02 MEDLEY';
  const disc = page.locator('#music').getByRole('button', { name: label('en', 'play', title) });
  await disc.click();
  await sounds(page);
  await expect(bar(page).getByText(title)).toBeVisible();
  await page
    .locator('#music')
    .getByRole('button', { name: label('en', 'pause', title) })
    .click();
  await expect.poll(async () => (await heard(page)).isPaused).toBe(true);
});

test('one press copies the credit line of a song', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/fankit?locale=en');
  const name = text('en', 'fankit', 'credit.copyOf').replace('{title}', SONG);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('status').first()).toHaveText(text('en', 'fankit', 'credit.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    text('en', 'fankit', 'credit.line').replace('{title}', SONG),
  );
});

for (const { code } of LOCALES) {
  test(`the player is accessible, and its buttons are 44 px, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A narrow screen folds the songs away, and an address that leads there opens them.
    await open(page, `/fankit?locale=${code}#songs`);
    await play(page, code);
    await sounds(page);
    for (const width of [320, 1440]) {
      const there = `at ${String(width)} px, in ${code}`;
      await test.step(there, async () => {
        await resize(page, { width, height: 900 });
        const sizes = async () => {
          const buttons = await bar(page, code).getByRole('button').all();
          const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
          return boxes.map((box) => `${String(box?.width)}x${String(box?.height)}`);
        };
        await expect.poll(async () => new Set(await sizes()), there).toEqual(new Set(['44x44']));
        expect(await axeProblems(page), there).toEqual([]);
      });
    }
  });
}
