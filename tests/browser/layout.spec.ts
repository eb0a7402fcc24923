/** What no reader should see on any page: covered, cut and parted text, and controls that lie on each other. */
import type { Page } from '@playwright/test';

import {
  expect,
  open,
  painted,
  resize,
  takeExpectedProblems,
  test,
} from '../fixtures/browser-test';
import { layoutFaults, letAllBeHit } from '../fixtures/layout/layout';
import { ALL_PAGES } from '../fixtures/pages';

/** Phones, upright and sideways, tablets, laptops and large windows; some stand where the layout changes. */
const SIZES = [
  [320, 700],
  [360, 740],
  [390, 844],
  [667, 375],
  [768, 1024],
  [1024, 768],
  [1101, 800],
  [1200, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2240, 1260],
  [2560, 1440],
] as const;

/** The faults that are still there after the next frame: the one after a new size may have styles of the old one. */
async function lastingFaults(page: Page): Promise<readonly string[]> {
  const found = await layoutFaults(page);
  if (found.length === 0) return found;
  await painted(page);
  return await layoutFaults(page);
}

for (const { url, id } of ALL_PAGES) {
  test(`${url} is laid out well in every window`, async ({ page, guard }) => {
    // It scrolls through a long page thirteen times.
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, url);
    await letAllBeHit(page);
    const faults: string[] = [];
    for (const [width, height] of SIZES) {
      await resize(page, { width, height });
      for (const fault of await lastingFaults(page)) faults.push(`${String(width)}: ${fault}`);
    }
    expect(faults).toEqual([]);
    // Chromium prints the status of a document that is not found.
    if (id === 'notFound') takeExpectedProblems(guard);
  });
}

test.describe('what is laid out badly is found:', () => {
  const FAULTS: readonly (readonly [kind: string, html: string])[] = [
    ['covered', '<p>below</p><i style="position:absolute;inset:0;background:red"></i>'],
    ['cut', '<p style="inline-size:3em;overflow:hidden;white-space:nowrap">too long for this</p>'],
    // Further down than any window.
    [
      'cut',
      '<div style="block-size:300vh"></div><p style="inline-size:3em;overflow:hidden;white-space:nowrap">too long for this</p>',
    ],
    ['controls overlap', '<button>one</button><button style="margin-left:-2em">two</button>'],
    [
      'a line begins wrongly',
      '<p style="inline-size:0.6em;overflow-wrap:anywhere;line-break:anywhere">音音。</p>',
    ],
    [
      'a Korean word is parted',
      '<p style="inline-size:0.6em;word-break:break-all">음악을 음악을</p>',
    ],
    ['a word is parted', '<p style="inline-size:0.6em;word-break:break-all">ブラウザ</p>'],
    ['a word is parted', '<p style="inline-size:2em;word-break:break-all">SEVENTEEN</p>'],
    [
      'a line is drawn across',
      '<p>text</p><hr style="position:absolute;top:1.5em;inset-inline:0;margin:0;border:0;height:2px;background:red">',
    ],
    [
      'a button of more than two lines',
      '<button style="inline-size:4em">Play in your browser</button>',
    ],
    [
      'a single letter ends a heading',
      '<h2 style="inline-size:0.6em;word-break:break-all">音音音</h2>',
    ],
  ];
  for (const [kind, html] of FAULTS) {
    test(`${kind}: ${html}`, async ({ page }) => {
      await page.setContent(`<!doctype html><body style="font:16px/1.5 monospace">${html}`);
      await letAllBeHit(page);
      const faults = await layoutFaults(page);
      expect(faults.map((fault) => fault.split(/ by |: /u)[0])).toContain(kind);
    });
  }

  test('what is laid out well is not', async ({ page }) => {
    await page.setContent(
      '<!doctype html><header style="position:fixed;background:red">head</header><main style="padding:5em 0">' +
        '<h2>Two songs collide.</h2><p>音が決まる。</p><button>Play</button> <a href="/">home</a></main>',
    );
    await letAllBeHit(page);
    expect(await layoutFaults(page)).toEqual([]);
  });
});
