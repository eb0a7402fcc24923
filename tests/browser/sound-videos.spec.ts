/** Videos that a visitor starts: they are heard, say what is heard, and give way to other sounds. */
import type { Locator, Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';

interface Heard {
  readonly time: number;
  readonly decoded: number;
}

/** What a video has played. */
const heard = (video: Locator): Promise<Heard> =>
  video.evaluate((element) => {
    const video = element as HTMLVideoElement & { webkitAudioDecodedByteCount: number };
    return { time: video.currentTime, decoded: video.webkitAudioDecodedByteCount };
  });

/** Waits until sound has been decoded and the clock runs. */
async function sounds(video: Locator): Promise<void> {
  await expect.poll(async () => (await heard(video)).decoded).toBeGreaterThan(0);
  const { time } = await heard(video);
  await expect.poll(async () => (await heard(video)).time).toBeGreaterThan(time);
  await expect(video).toHaveJSProperty('muted', false);
}

/** Starts a video of the page that is open. */
async function start(page: Page, index = 0): Promise<Locator> {
  const figure = page.locator('main figure').nth(index);
  await figure.getByRole('button').first().click();
  return figure.locator('video');
}

const soundSwitch = (page: Page) =>
  page.getByRole('switch', { name: text('en', 'common', 'sound.label') });

test('every video of the game is heard, one at a time', async ({ page }) => {
  await open(page, '/mashup?locale=en');
  await expect(page.locator('main figure')).toHaveCount(5);
  let last: Locator | undefined;
  for (let index = 0; index < 5; index += 1) {
    const video = await start(page, index);
    await sounds(video);
    if (last !== undefined) await expect(last).toHaveJSProperty('paused', true);
    last = video;
  }
});

test('the videos of the albums are heard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/?locale=en#music');
  for (const index of [0, 1]) await sounds(await start(page, index));
});

for (const { code } of LOCALES) {
  test(`the captions say what is heard, in ${code}`, async ({ page }) => {
    await open(page, `/mashup?locale=${code}`);
    const video = await start(page);
    await sounds(video);
    await page
      .locator('main figure')
      .first()
      .getByRole('button', { name: text(code, 'common', 'media.player.captions') })
      .click();
    const track = video.locator('track');
    await expect(track).toHaveAttribute(
      'src',
      new RegExp(`/media/freePlay01Captions-${code}\\.[0-9a-f]{8}\\.vtt$`, 'u'),
    );
    const cues = () =>
      video.evaluate((element: HTMLVideoElement) =>
        [...(element.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
      );
    await expect.poll(cues).toHaveLength(3);
    expect((await cues())[0]).toMatch(/^♪ ?.*Glass Parade/u);
  });
}

test('a wide window gets the finer file, an upright phone the upright one', async ({ page }) => {
  for (const [width, file] of [
    [1280, 'Clip-1280'],
    [1720, 'Clip-1920'],
    [390, 'PhoneClip-720'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('about:blank');
    await open(page, '/mashup?locale=en');
    const video = await start(page);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentSrc))
      .toContain(`/freePlay01${file}.`);
    // What leaving the page would abort has come.
    await expect(soundSwitch(page)).toHaveAttribute('aria-checked', 'true');
  }
});

test('a video puts the switch on, shows itself to the system, and ends when it is put off', async ({
  page,
}) => {
  await open(page, '/mashup?locale=en');
  await expect(soundSwitch(page)).toHaveAttribute('aria-checked', 'false');
  const video = await start(page);
  await sounds(video);
  await expect(soundSwitch(page)).toHaveAttribute('aria-checked', 'true');
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(
    text('en', 'mashup', 'freePlay.videoTitles.0'),
  );
  await soundSwitch(page).click();
  await expect(video).toHaveJSProperty('paused', true);
  await expect(soundSwitch(page)).toHaveAttribute('aria-checked', 'false');
});

test('a song that starts stops the video, and a video the song', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/?locale=en#music');
  const video = await start(page);
  await sounds(video);
  const medley = text('en', 'common', 'sound.play').replace(
    '{title}',
    'GENESiS RE:BUiLD 02 MEDLEY',
  );
  await page.locator('#music').getByRole('button', { name: medley }).click();
  const song = page.locator('audio');
  await expect(song).toHaveJSProperty('paused', false);
  await expect(video).toHaveJSProperty('paused', true);
  await page
    .locator('main figure')
    .first()
    .getByRole('button', { name: text('en', 'common', 'media.player.play'), exact: true })
    .click();
  await expect(video).toHaveJSProperty('paused', false);
  await expect(song).toHaveJSProperty('paused', true);
});
