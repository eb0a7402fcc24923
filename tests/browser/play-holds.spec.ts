/** Whole songs with holds, without a fault and to the point, by everything that can be held. */
import type { Page } from '@playwright/test';

import { expect, guardContext, test } from '../fixtures/browser-test';
import { type Hand, holdGamepad, keyHand, padHand, touchHand } from '../fixtures/hands';
import {
  type Choice,
  chartNotes,
  chartWithHolds,
  choose,
  holdClocks,
  playWhole,
} from '../fixtures/play';

/** A small window: thousands of frames are painted without a graphics card. */
const SMALL = { width: 640, height: 480 };

/** Plays a chart without a fault; a million points are all that there are. */
async function playAll(page: Page, chart: Choice, hand: Hand): Promise<void> {
  await choose(page, chart);
  const notes = chartNotes(chart.song, chart.mix, chart.difficulty);
  await playWhole(page, chart.song, notes, hand);
  await expect(page.locator('dialog [data-score]')).toHaveAttribute('data-score', '1000000');
}

test('a whole song with holds by keyboard', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await playAll(page, chartWithHolds('hard'), keyHand(page, 'DFJK'));
});

test('a whole song with holds by touch', async ({ browser, site, guard }) => {
  const context = await browser.newContext({
    baseURL: site.url,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  await guardContext(context, guard.problems);
  const page = await context.newPage();
  await holdClocks(page);
  await playAll(page, chartWithHolds('light'), await touchHand(page));
  await context.close();
});

test('a whole song with holds by gamepad', async ({ page }) => {
  await page.setViewportSize(SMALL);
  await holdClocks(page);
  await holdGamepad(page);
  await playAll(page, chartWithHolds('light'), padHand(page));
});
