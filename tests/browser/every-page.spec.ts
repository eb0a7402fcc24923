/**
 * What is true of every page in every language while it rests: it is drawn with the site's own fonts, fits every window,
 * and axe finds nothing. One load serves them all, since opening a page costs more than looking at it.
 */
import type { Page } from '@playwright/test';

import { axeProblems } from '../fixtures/axe';
import { expect, goesOn, open, resize, takeExpectedProblems, test } from '../fixtures/browser-test';
import { drawnTexts } from '../fixtures/fonts';
import { ALL_PAGES } from '../fixtures/pages';

/** Those at which the layout changes, and usual ones; the narrowest first, which has the smallest headings. */
const WIDTHS = [320, 360, 390, 768, 1100, 1101, 1200, 1201, 1440, 1920];

/** Texts that are drawn otherwise than they should be. */
async function wronglyDrawn(page: Page): Promise<string[]> {
  const texts = await drawnTexts(page);
  expect(texts.length).toBeGreaterThan(0);
  return texts.flatMap(({ text, size, weight, fonts }) => {
    const names = fonts.map(({ postScriptName }) => postScriptName);
    return [
      ...(fonts.every(({ isCustomFont }) => isCustomFont) ? [] : ['a font of the system']),
      ...(size < 28 && names.includes('BlackHanSans-Regular') ? ['a face that clogs'] : []),
      ...(weight >= 600 && names.some((name) => /^ZenKakuGothicNew-(?!Black)/u.test(name))
        ? ['a strong text in the light cut']
        : []),
    ].map((fault) => `${fault}: “${text}” in ${names.join(', ')}`);
  });
}

/** Texts that reach beyond the window's edge, where a section would cut them. What scrolls sideways by itself is none. */
function textsCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    return [...document.querySelectorAll('main *, footer *')]
      .filter(
        (element) =>
          element.childElementCount === 0 &&
          element.textContent.trim() !== '' &&
          element.closest('[aria-hidden="true"], svg') === null &&
          getComputedStyle(element).position !== 'absolute' &&
          element.getBoundingClientRect().right > innerWidth + 1 &&
          !scrolls(element),
      )
      .map(({ textContent }) => textContent);
  });
}

/** What is wider than the window. */
async function tooWide(page: Page, width: number): Promise<string[]> {
  const needed = await page.evaluate(() => document.documentElement.scrollWidth);
  return [
    ...(needed > width ? [`the page needs ${String(needed)}`] : []),
    ...(await textsCutOff(page)).map((text) => `“${text}”`),
  ];
}

for (const { url, id } of ALL_PAGES) {
  test(`${url} has the site's own fonts, never scrolls sideways and is accessible`, async ({
    page,
    guard,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, url);
    await test.step('draws every text with the fonts of the site at 320 px', async () => {
      goesOn(await wronglyDrawn(page), `${url} at 320 px`).toEqual([]);
    });
    for (const width of [1440, 390]) {
      await test.step(`is accessible at ${String(width)} px`, async () => {
        await resize(page, { width, height: 900 });
        goesOn(await axeProblems(page), `${url} at ${String(width)} px`).toEqual([]);
      });
    }
    for (const width of WIDTHS) {
      await test.step(`does not scroll sideways at ${String(width)} px`, async () => {
        await resize(page, { width, height: 800 });
        // What listens to the window's width draws a little later than what only styles decide.
        await expect
          .poll(() => tooWide(page, width), { message: `${url} at ${String(width)} px` })
          .toEqual([]);
      });
    }
    // Chromium prints the status of a document that is not found.
    if (id === 'notFound') takeExpectedProblems(guard);
  });
}
