/** What was done is kept, shown on one sheet and shared as a picture, and nothing is sent. */
import { readFileSync } from 'node:fs';

import { axeProblems } from '../fixtures/axe';
import { expect, test } from '../fixtures/browser-test';
import { keyHand } from '../fixtures/hands';
import { LOCALES, text } from '../fixtures/pages';
import { chartNotes, choose, holdClocks, openGame, playWhole } from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };

/** Width and height of a PNG file, from its first chunk. */
function sizeOf(file: string): readonly [number, number] {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('a song without a miss earns titles and a pose, which stay, and the sheet has its result', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, CHART);
  const dialog = page.getByRole('dialog');
  const notes = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
  await playWhole(page, CHART.song, notes, keyHand(page, 'FJ'));
  for (const title of ['FIRST COLLISION', 'UNBROKEN', 'PURE SIGNAL'])
    await expect(dialog.getByText(`New title: ${title}`)).toBeVisible();
  await dialog.getByRole('button', { name: text('en', 'play', 'result.songs') }).click();
  await dialog.getByRole('button', { name: text('en', 'play', 'menu.records') }).click();
  await expect(
    dialog.getByRole('cell', { name: /S\+ *1,000,000 points *ALL PERFECT/u }),
  ).toBeVisible();
  await dialog.getByRole('radio', { name: /^PURE SIGNAL/u }).check({ force: true });
  await dialog.getByRole('radio', { name: /^Collision/u }).check({ force: true });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url());
  });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: text('en', 'play', 'records.share') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('mashvp-sheet.png');
  expect(sizeOf(await download.path())).toEqual([1080, 1350]);
  expect(sent).toEqual([]);
  const kept = await page.evaluate(() => localStorage.getItem('mashvp-play'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({
    title: 'pure',
    pose: 'collision',
    honours: { 'song05 light easy': 'allPerfect' },
    days: { row: 1, most: 1 },
  });
});

for (const { code } of LOCALES) {
  test(`the sheet, titles and poses are accessible, in ${code}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      localStorage.setItem(
        'mashvp-play',
        '{"best":{"song01 light easy":1000000,"song03 hard master":712345},"title":"pure","pose":"figure"}',
      );
    });
    await openGame(page, 'freePlay.play', '', code);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text(code, 'play', 'menu.records') }).click();
    await expect(dialog.getByRole('radio', { name: /^PURE SIGNAL/u })).toBeChecked();
    expect(await axeProblems(page, 'dialog')).toEqual([]);
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const isCut = await dialog.evaluate((one) => one.scrollWidth > one.clientWidth);
      expect(isCut, String(width)).toBe(false);
    }
  });
}
