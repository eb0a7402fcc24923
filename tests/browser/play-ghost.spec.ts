/** The ghost of a machine is refused. */
import type { Page } from '@playwright/test';

import { expect, test } from '../fixtures/browser-test';
import { LOCALES, text } from '../fixtures/pages';
import { type ChartNote, chartNotes, choose, holdClocks, playWhole } from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
const NOTES = chartNotes(CHART.song, CHART.mix, CHART.difficulty);
/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };

const keys = (page: Page) => (lane: number) => page.keyboard.press('FJ'.charAt(lane));

/** The link to a play of some presses. */
async function linkTo(page: Page, presses: readonly ChartNote[]): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await choose(page, CHART);
  await playWhole(page, CHART.song, presses, keys(page));
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
