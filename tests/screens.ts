/**
 * Takes a picture of every page in every language at every width, as a visitor sees it who scrolls through, and puts
 * them on a contact sheet. `npm run screens --workspace @axtorm/tests -- [--pages home,recruit] [--locales en] [--widths 390,1440]`.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

import { launchBrowser } from './fixtures/chromium';
import { ALL_PAGES, chosenPages, type LocalizedPage } from './fixtures/pages';
import { serve } from './fixtures/serve';
import { ROOT } from './fixtures/site-process';

const WIDTHS = '360,390,768,1100,1101,1200,1201,1440,1920,2560';

/** Two beats: what starts when it is seen has come to rest. */
const SETTLE_MS = 950;

/** The second of each video to show: one with motion in it. */
const VIDEO_SECOND = 2;

interface Shot extends LocalizedPage {
  readonly width: number;
  readonly file: string;
}

const folder = path.join(ROOT, 'screens');
const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    locales: { type: 'string' },
    widths: { type: 'string', default: WIDTHS },
  },
});
const widths = options.widths.split(',').map(Number);
const pages = chosenPages(ALL_PAGES, options);

/** A screen's height that fits its width. */
function heightOf(width: number): number {
  if (width < 600) return 844;
  return width < 1000 ? 1024 : Math.min(1200, Math.round(width * 0.5625));
}

/** Holds every video at the same moment, or a picture composed of strips would show several. */
function holdVideos(second: number) {
  const videos = [...document.querySelectorAll('video')].filter(({ readyState }) => readyState > 0);
  return Promise.all(
    videos.map((video) => {
      video.pause();
      const held = new Promise((resolve) => {
        video.addEventListener('seeked', resolve, { once: true });
      });
      video.currentTime = second;
      return held;
    }),
  );
}

/** Shows the page from `top` on; tells its whole height and that of the fixed header. */
async function show(page: Page, top: number) {
  await page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
  }, top);
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) =>
        image.complete ||
        // What is not shown at this width is never loaded.
        image.getClientRects().length === 0 ||
        image.getBoundingClientRect().top > innerHeight * 2,
    ),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode()),
    ),
  );
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(holdVideos, VIDEO_SECOND);
  return page.evaluate(() => ({
    total: document.documentElement.scrollHeight,
    header: Math.ceil(document.querySelector('header')?.getBoundingClientRect().height ?? 0),
  }));
}

/** Scrolls through the page and sews what is seen below the fixed header into one picture. */
async function wholePage(page: Page, width: number, file: string): Promise<void> {
  const height = heightOf(width);
  const { total, header } = await show(page, 0);
  const tops = [0];
  for (let top = 0; top + height < total; tops.push(top)) {
    top = Math.min(top + height - header, total - height);
  }
  const strips: { input: Buffer; left: number; top: number }[] = [];
  for (const top of tops) {
    await show(page, top);
    const y = top === 0 ? 0 : header;
    const input = await page.screenshot({ clip: { x: 0, y, width, height: height - y } });
    strips.push({ input, left: 0, top: top + y });
  }
  await sharp({ create: { width, height: total, channels: 3, background: 'gray' } })
    .composite(strips)
    .png()
    .toFile(file);
}

async function shoot(browser: Browser, address: string): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const width of widths) {
    const context = await browser.newContext({ viewport: { width, height: heightOf(width) } });
    const page = await context.newPage();
    for (const which of pages) {
      const file = `${which.id}-${which.locale}-${String(width)}.png`;
      // The hash leads past the intro.
      const hash = which.id === 'home' ? '#main' : '';
      await page.goto(`${address}${which.url}${hash}`, { waitUntil: 'networkidle' });
      await wholePage(page, width, path.join(folder, file));
      shots.push({ ...which, width, file });
      console.log(file);
    }
    await context.close();
  }
  return shots;
}

/** All pictures on one page, a row for each page and language. */
function contactSheet(shots: readonly Shot[]): string {
  const picture = ({ file, width }: Shot) =>
    `<a href="${file}"><img src="${file}" width="${String(Math.round(80 + width / 8))}" alt="${file}"><br>${String(width)}</a>`;
  const rows = pages.map(
    ({ id, locale }) =>
      `<h2>${id} ${locale}</h2><div>${shots
        .filter((shot) => shot.id === id && shot.locale === locale)
        .map(picture)
        .join('')}</div>`,
  );
  const style =
    'body{background:#222;color:#ddd;font:14px sans-serif}div{display:flex;gap:12px;align-items:start}a{color:inherit}';
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('')}`;
}

await mkdir(folder, { recursive: true });
const { address, stop } = await serve();
const browser = await launchBrowser();
try {
  const shots = await shoot(browser, address);
  await writeFile(path.join(folder, 'index.html'), contactSheet(shots));
  console.log(`contact sheet: ${path.join(folder, 'index.html')}`);
} finally {
  await browser.close();
  await stop();
}
