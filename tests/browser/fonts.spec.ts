/** Which fonts the browser really draws each text with. */
import type { CDPSession, Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { FONT_BUDGET, inspectFonts } from '../fixtures/fonts';
import { ALL_PAGES } from '../fixtures/pages';

interface DrawnText {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly fonts: readonly { familyName: string; postScriptName: string; isCustomFont: boolean }[];
}

/** Puts the text nodes of a page, without those of scripts and styles, where `drawnTexts` finds them. */
const COLLECT = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
    node.data.trim() === '' || node.parentElement.closest('script, style, noscript') !== null
      ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  const nodes = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
})()`;

/** Every text of the page with the fonts that it is drawn with. */
async function drawnTexts(page: Page): Promise<DrawnText[]> {
  const devtools = await inspectFonts(page);
  await devtools.send('DOM.getDocument');
  const { result } = await devtools.send('Runtime.evaluate', { expression: COLLECT });
  const { result: nodes } = await devtools.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const texts: DrawnText[] = [];
  for (const { name, value } of nodes) {
    if (!/^\d+$/u.test(name) || value?.objectId === undefined) continue;
    texts.push(await drawnText(devtools, value.objectId));
  }
  return texts;
}

async function drawnText(devtools: CDPSession, objectId: string): Promise<DrawnText> {
  const { result } = await devtools.send('Runtime.callFunctionOn', {
    objectId,
    returnByValue: true,
    functionDeclaration: `function () {
      const { fontSize, fontWeight } = getComputedStyle(this.parentElement);
      return { text: this.data.trim(), size: parseFloat(fontSize), weight: Number(fontWeight) };
    }`,
  });
  const { nodeId } = await devtools.send('DOM.requestNode', { objectId });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  return { ...(result.value as Omit<DrawnText, 'fonts'>), fonts };
}

for (const { url, id } of ALL_PAGES) {
  test(`${url} draws every text with the site's own fonts`, async ({ page, guard }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // The narrowest window has the smallest headings.
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, url);
    const texts = await drawnTexts(page);
    const wrong = texts.flatMap(({ text, size, weight, fonts }) => {
      const names = fonts.map(({ postScriptName }) => postScriptName);
      return [
        ...(fonts.every(({ isCustomFont }) => isCustomFont) ? [] : ['a font of the system']),
        ...(size < 28 && names.includes('BlackHanSans-Regular') ? ['a face that clogs'] : []),
        ...(weight >= 600 && names.some((name) => /^ZenKakuGothicNew-(?!Black)/u.test(name))
          ? ['a strong text in the light cut']
          : []),
      ].map((fault) => `${fault}: “${text}” in ${names.join(', ')}`);
    });
    expect(texts.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
    if (id === 'notFound') guard.problems.length = 0;
  });

  test(`${url} loads fonts within the budget`, async ({ page, guard }) => {
    await open(page, url);
    const sizes = await page.evaluate(async () => {
      await document.fonts.ready;
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return files
        .filter(({ name }) => name.includes('.woff2'))
        .map((file) => file.encodedBodySize);
    });
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET);
    if (id === 'notFound') guard.problems.length = 0;
  });
}
