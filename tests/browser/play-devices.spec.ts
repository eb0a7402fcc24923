/** What the game does with the devices that it is played on: keys, hands, ears and screens. */
import type { Request } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';
import { keyHand } from '../fixtures/hands';
import {
  chartNotes,
  choose,
  holdClocks,
  openOptions,
  playWhole,
  saveData,
  sounding,
} from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };

test('keys that are chosen play a whole song, and the device keeps them', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, CHART);
  await openOptions(page);
  const dialog = page.getByRole('dialog');
  for (const [i, key] of ['ArrowLeft', 'Space'].entries()) {
    await dialog.getByRole('button', { name: `LIGHT MIX, lane ${String(i + 1)}:` }).click();
    await page.keyboard.press(key);
  }
  await expect(dialog.getByText('Keys: ←, SP.')).toBeVisible();
  const notes = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
  await playWhole(page, CHART.song, notes, keyHand(page, ['ArrowLeft', 'Space']));
  await expect(dialog.locator('[data-score]')).toHaveAttribute('data-score', '1000000');
  const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    keys: {
      light: [
        { code: 'ArrowLeft', label: '←' },
        { code: 'Space', label: 'SP' },
      ],
    },
  });
});

test('a song is heard in the menu when it is pressed for, and not before', async ({ page }) => {
  const [sounds, loaded]: [string[], string[]] = [[], []];
  const keepSound = (kept: string[]) => (request: Request) => {
    if (request.url().endsWith('.mp3')) kept.push(request.url());
  };
  page.on('request', keepSound(sounds));
  // What is stopped while it loads would be a failed request.
  page.on('requestfinished', keepSound(loaded));
  await saveData(page);
  await choose(page, CHART);
  const dialog = page.getByRole('dialog');
  expect(sounds).toEqual([]);
  await dialog.getByRole('button', { name: text('en', 'play', 'menu.listen') }).click();
  const stop = dialog.getByRole('button', { name: text('en', 'play', 'menu.silence') });
  await expect(stop).toBeVisible();
  // Its first part, and the rest.
  await expect.poll(() => loaded).toHaveLength(2);
  await page.locator('dialog input[name=song][value=song01]').check({ force: true });
  await expect.poll(() => loaded).toHaveLength(4);
  expect(sounds).toHaveLength(4);
  await stop.click();
  await expect(
    dialog.getByRole('button', { name: text('en', 'play', 'menu.listen') }),
  ).toBeVisible();
});

test('what sounds on the site stops when the game sounds', async ({ page }) => {
  await open(page, '/fankit?locale=en');
  const title = 'SEVENTEEN DEGREES';
  const name = text('en', 'common', 'sound.play').replace('{title}', title);
  await page.locator('#songs').getByRole('button', { name }).click();
  const isPaused = () => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);
  await expect.poll(isPaused).toBe(false);
  // By the site's own links, so that the song goes on.
  await page.getByRole('banner').getByRole('link', { name: 'AXTORM' }).first().click();
  await page.locator('main a[href^="/mashup"]').first().click();
  await page.getByRole('button', { name: text('en', 'mashup', 'freePlay.play') }).click();
  expect(await isPaused()).toBe(false);
  await page.getByRole('button', { name: 'START' }).click();
  await expect.poll(isPaused).toBe(true);
});

test('fingers on the stage neither zoom nor select, and what can be pressed lies on the safe part', async ({
  page,
  context,
}) => {
  const insets = { top: 40, left: 50, bottom: 30, right: 60 };
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, '/mashup?locale=en');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.getByRole('button', { name: text('en', 'mashup', 'freePlay.play') }).click();
  const dialog = page.getByRole('dialog');
  const close = await dialog
    .getByRole('button', { name: text('en', 'play', 'close') })
    .boundingBox();
  expect(close?.y).toBeGreaterThanOrEqual(insets.top);
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeLessThanOrEqual(844 - insets.right);
  await dialog.getByRole('button', { name: 'START' }).click();
  const runway = dialog.locator('canvas').first().locator('..');
  await expect(runway).toBeVisible();
  expect(await runway.boundingBox()).toEqual({ x: 50, y: 40, width: 734, height: 320 });
  await expect(runway).toHaveCSS('touch-action', 'none');
  await expect(runway).toHaveCSS('user-select', 'none');
});

test('other headphones are judged by in the middle of a play, which says so above the notes, and a pause calibrates them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'mashvp-play',
      '{"best":{"song01 light easy":1},"outputs":{"pods":{"offset":180,"spread":4}}}',
    );
  });
  await choose(page, CHART);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'START' }).click();
  await sounding(page);
  await page.evaluate(() => {
    const devices = [{ kind: 'audiooutput', deviceId: 'pods', groupId: '' }];
    Object.assign(navigator.mediaDevices, { enumerateDevices: () => Promise.resolve(devices) });
    navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
  });
  const said = text('en', 'play', 'spoken.knownOutput').replace('{offset}', '180');
  const caption = dialog.getByRole('status');
  await expect(caption).toHaveText(said);
  for (const [width, height] of [
    [390, 844],
    [667, 375],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await caption.boundingBox();
    // Where a note appears: a sixth of the way from the vanishing point to the line.
    const far = height > width ? 0.14 + 0.68 / 6 : 0.1 + 0.72 / 6;
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(far * height);
  }
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: text('en', 'play', 'options.calibrate') }).click();
  await expect(
    dialog.getByRole('button', { name: text('en', 'play', 'calibrate.beginSound') }),
  ).toBeVisible();
});

test('another latency is told in the middle of a play, though no device is said to have changed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('mashvp-play', '{"best":{"song01 light easy":1}}');
    Object.assign(window, { latency: 0.02 });
    const { prototype } = AudioContext;
    Object.defineProperty(prototype, 'outputLatency', {
      get: () => (window as unknown as { latency: number }).latency,
    });
    // As in browsers that have none.
    Object.defineProperty(prototype, 'getOutputTimestamp', { value: undefined });
  });
  await choose(page, CHART);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'START' }).click();
  await sounding(page);
  const caption = dialog.getByRole('status');
  // It is a change only when a latency was known before.
  await expect
    .poll(async () => {
      await page.evaluate(() => {
        const seen = window as unknown as { latency: number };
        seen.latency = seen.latency > 0.1 ? 0.02 : 0.2;
      });
      return caption.textContent();
    })
    .toMatch(/Sound now arrives 1[78]\d ms (?:later|earlier)\./u);
  await page.keyboard.press('Escape');
  await expect(
    dialog.getByRole('button', { name: text('en', 'play', 'options.calibrate') }),
  ).toBeVisible();
});
