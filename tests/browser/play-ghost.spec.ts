/** Ghosts come by links, whenever and however they come; that of a machine is refused. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { keyHand } from '../fixtures/hands';
import {
  type ChartNote,
  chartNotes,
  choose,
  goldenPlays,
  holdClocks,
  playWhole,
} from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
const NOTES = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };

/** The link to a play of some presses. */
async function linkTo(page: Page, presses: readonly ChartNote[]): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, CHART);
  await playWhole(page, CHART.song, presses, keyHand(page, 'FJ'));
  await page.getByRole('button', { name: text('en', 'play', 'card.link') }).click();
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a play more even than hands are is not raced, and says so in every language', async ({
  page,
  browser,
}) => {
  const link = await linkTo(page, NOTES);
  for (const { code } of LOCALES) {
    const visitor = await browser.newPage();
    const { origin, hash } = new URL(link);
    await visitor.goto(`${origin}/mashup?locale=${code}${hash}`);
    const said = text(code, 'play', 'ghost.machine');
    await expect(visitor.getByRole('dialog').getByRole('status')).toHaveText(said);
    await visitor.close();
  }
});

test('a link that comes into the open page opens its ghost, and the next one takes its place', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/mashup?locale=en');
  const [first, second, third] = goldenPlays().slice(1);
  const dialog = page.getByRole('dialog');
  const points = (play = first) =>
    dialog.getByText(play?.score.toLocaleString('en') ?? '', { exact: true });
  // Into the address.
  await page.goto(`/mashup?locale=en${first?.hash ?? ''}`);
  await expect(points()).toBeVisible();
  await page.goto(`/mashup?locale=en${second?.hash ?? ''}`);
  await expect(points(second)).toBeVisible();
  await expect(dialog).toHaveCount(1);
  // Into the page.
  await page.evaluate(
    (link) => navigator.clipboard.writeText(link),
    `Race me: /${third?.hash ?? ''}`,
  );
  await page.keyboard.press('ControlOrMeta+V');
  await expect(points(third)).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a ghost of MASTER is raced in Japanese too', async ({ page }) => {
  const master = goldenPlays().find(({ difficulty }) => difficulty === 'master');
  await page.goto(`/mashup?locale=jp${master?.hash ?? ''}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('MASTER');
});

test('broken links are told as such one after the other, and the game stays playable', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/mashup?locale=en');
  const dialog = page.getByRole('dialog');
  const { hash = '' } = goldenPlays()[0] ?? {};
  for (const broken of [
    '#ghost=',
    '#ghost=%F0%9F%3Cscript%3E',
    '#ghost=__proto__',
    `${hash.slice(0, -4)}AAAA`,
    `${hash}${hash}`,
    `#ghost=${'A'.repeat(100_000)}`,
  ]) {
    await page.goto(`/mashup?locale=en${broken}`);
    await expect(dialog.getByRole('status')).toHaveText(text('en', 'play', 'ghost.damaged'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.goto(`/mashup?locale=en${hash}`);
  await dialog.getByRole('button', { name: text('en', 'play', 'ghost.race') }).click();
  await expect(dialog.locator('canvas').first()).toBeVisible();
});
