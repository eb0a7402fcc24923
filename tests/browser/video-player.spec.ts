/** Videos: their posters, and the controls of our own videos. */
import type { Locator, Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, open, resize, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

const POSTERS = 'main figure > button';

/** Where videos show combo, PERFECT and the titles of songs, as parts of the picture's width and height. */
const SHOWN = { left: 0.13, right: 0.87, bottom: 0.82 };

/** What lies over the posters of the page, as parts of a poster's width and height. */
const marksOn = (posters: Locator) =>
  posters.evaluateAll((all) =>
    all.flatMap((poster) => {
      const frame = poster.getBoundingClientRect();
      return [...poster.querySelectorAll(':scope > :not(picture)')].map((mark) => {
        const { left, top, right } = mark.getBoundingClientRect();
        return {
          left: (left - frame.left) / frame.width,
          right: (right - frame.left) / frame.width,
          top: (top - frame.top) / frame.height,
        };
      });
    }),
  );

for (const [url, count] of [
  ['/?locale=en#music', 2],
  ['/mashup?locale=en', 5],
] as const) {
  test(`nothing covers what plays on the stills of ${url}`, async ({ page }) => {
    await open(page, url);
    const posters = page.locator(POSTERS);
    await expect(posters).toHaveCount(count);
    for (const width of [320, 390, 768, 1440]) {
      const there = `at ${String(width)} px`;
      await test.step(there, async () => {
        await resize(page, { width, height: 900 });
        await expect(posters, there).toHaveCount(count);
        expect((await marksOn(posters)).length, there).toBeGreaterThan(0);
        const covering = async () =>
          (await marksOn(posters)).filter(
            ({ left, right, top }) =>
              !(left > SHOWN.right || right < SHOWN.left || top > SHOWN.bottom),
          );
        await expect.poll(covering, there).toEqual([]);
      });
    }
  });
}

/** Starts the first video of the game's page. */
async function start(page: Page, locale = 'en'): Promise<Locator> {
  await open(page, `/mashup?locale=${locale}`);
  const figure = page.locator('main figure').first();
  await figure.getByRole('button').click();
  await expect(figure.locator('video')).toHaveJSProperty('paused', false);
  return figure;
}

const label = (locale: string, key: string) => text(locale, 'common', `media.player.${key}`);

for (const { code } of LOCALES) {
  test(`the controls are 44 px, named and accessible, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await start(page, code);
    await expect(figure.locator('video')).not.toHaveAttribute('controls');
    const box = (control: Locator) => async () => {
      const found = await control.boundingBox();
      return [found?.width, found?.height];
    };
    const seek = figure.getByRole('slider', { name: label(code, 'position') });
    for (const width of [320, 1440]) {
      const there = `at ${String(width)} px, in ${code}`;
      await test.step(there, async () => {
        await resize(page, { width, height: 900 });
        for (const key of ['pause', 'mute', 'captions', 'fullScreen']) {
          const button = figure.getByRole('button', { name: label(code, key), exact: true });
          await expect.poll(box(button), `${key} ${there}`).toEqual([44, 44]);
        }
        const frame = await figure.boundingBox();
        const [long, high] = await box(seek)();
        expect(high, there).toBe(44);
        if (width === 320) expect(long, there).toBe(frame?.width);
        expect(await axeProblems(page), there).toEqual([]);
      });
    }
  });
}

test('a video is played by keys alone', async ({ page }) => {
  await open(page, '/mashup?locale=en');
  const figure = page.locator('main figure').first();
  const video = figure.locator('video');
  await figure.getByRole('button').focus();
  await page.keyboard.press('Enter');
  const toggle = figure.getByRole('button', { name: label('en', 'pause') });
  await expect(toggle).toBeFocused();
  await expect
    .poll(() => video.evaluate((v: HTMLVideoElement) => v.currentTime))
    .toBeGreaterThan(0);
  await page.keyboard.press('Space');
  await expect(video).toHaveJSProperty('paused', true);

  await page.keyboard.press('Tab');
  const seek = figure.getByRole('slider', { name: label('en', 'position') });
  await expect(seek).toBeFocused();
  await page.keyboard.press('Home');
  await expect(video).toHaveJSProperty('currentTime', 0);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(video).toHaveJSProperty('currentTime', 2);
  await expect(seek).toHaveAttribute('aria-valuetext', /^0:02 of 0:\d\d$/u);
});

test('the captions are shown and hidden', async ({ page }) => {
  const figure = await start(page);
  const mode = () =>
    figure.locator('video').evaluate((v: HTMLVideoElement) => v.textTracks[0]?.mode);
  const captions = figure.getByRole('button', { name: label('en', 'captions') });
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  expect(await mode()).toBe('showing');
  await captions.click();
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  expect(await mode()).toBe('hidden');
});

for (const [code, isShown] of [
  ['en', true],
  ['jp', true],
  // Its video has its sentences in the picture.
  ['kr', false],
] as const) {
  test(`the tutorial shows captions unless it has sentences in the picture, in ${code}`, async ({
    page,
  }) => {
    await open(page, `/mashup?locale=${code}`);
    const title = text(code, 'mashup', 'tutorial.videoTitle');
    const figure = page.locator('main figure').filter({ hasText: title });
    await figure.getByRole('button').click();
    const captions = figure.getByRole('button', { name: label(code, 'captions') });
    await expect(captions).toHaveAttribute('aria-pressed', String(isShown));
    const cues = () =>
      figure.locator('video').evaluate((v: HTMLVideoElement) => v.textTracks[0]?.cues?.length);
    if (isShown) await expect.poll(cues).toBeGreaterThan(3);
  });
}

test('the full screen shows the video with its controls', async ({ page }) => {
  const figure = await start(page);
  await figure.getByRole('button', { name: label('en', 'fullScreen'), exact: true }).click();
  const leave = figure.getByRole('button', { name: label('en', 'leaveFullScreen') });
  await expect(leave).toBeInViewport();
  expect(await page.evaluate(() => document.fullscreenElement?.matches(':has(video)'))).toBe(true);
  await leave.click();
  await expect(leave).toBeHidden();
});

test('a page loads no player before one is requested', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/mashup?locale=en');
  await page.waitForLoadState('networkidle');
  const early = loaded.splice(0);
  await page.locator(POSTERS).first().click();
  await expect(page.locator('main video')).toBeVisible();
  await expect.poll(() => loaded.some((path) => /Screen-.*\.js$/u.test(path))).toBe(true);
  expect(
    early.filter((path) => /Screen-|\.vtt$|freePlay01Clip.*\.(?:mp4|webm)$/u.test(path)),
  ).toEqual([]);
});
