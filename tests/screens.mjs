/**
 * Takes a picture of every page in every language at every width, as a visitor sees it who scrolls through, and puts
 * them on a contact sheet. `node tests/screens.mjs [--pages home,recruit] [--locales en] [--widths 390,1440]`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { chromium } from 'playwright-core';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'screens');
const list = JSON.parse(await readFile(path.join(root, 'frontend/src/app/pages.json'), 'utf8'));

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    locales: { type: 'string', default: 'en,jp,kr' },
    widths: { type: 'string', default: '360,390,768,1100,1101,1200,1201,1440,1920,2560' },
  },
});
const asked = values.pages?.split(',');
const pages = [...list.pages, { id: list.notFound, path: '/nowhere' }].filter(
  ({ id }) => asked === undefined || asked.includes(id),
);

/** Starts the release binary and returns its address. */
async function serve(dataDir) {
  const flags = ['serve', '--bind', '127.0.0.1:0', '--data-dir', dataDir, '--log', 'warn'];
  const child = spawn(path.join(root, 'target/release/server'), flags, {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /^listening on (\S+)$/u.exec(line)?.[1];
    if (address !== undefined) return { child, address };
  }
  throw new Error('the server ended before it listened');
}

/** Scrolls through the page and sews what is seen below the fixed header into one picture. */
async function wholePage(page, file) {
  const { width, height } = page.viewportSize();
  const measure = () =>
    page.evaluate(() => ({
      total: document.documentElement.scrollHeight,
      header: Math.ceil(document.querySelector('header')?.getBoundingClientRect().height ?? 0),
    }));
  let { total, header } = await measure();
  const strips = [];
  for (let top = 0; ; top = Math.min(top + height - header, total - height)) {
    await page.evaluate((y) => { window.scrollTo({ top: y, behavior: 'instant' }); }, top);
    await page.waitForTimeout(SETTLE_MS);
    await page.waitForFunction(() =>
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > innerHeight * 2,
      ),
    );
    ({ total } = await measure());
    const skip = top === 0 ? 0 : header;
    const input = await page.screenshot({
      clip: { x: 0, y: skip, width, height: height - skip },
    });
    strips.push({ input, left: 0, top: top + skip });
    if (top + height >= total) break;
  }
  await sharp({ create: { width, height: total, channels: 3, background: '#888' } })
    .composite(strips)
    .png()
    .toFile(file);
}

/** Two beats: what starts when it is seen has come to rest. */
const SETTLE_MS = 950;

async function shoot(browser, address) {
  const shots = [];
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({ viewport: { width, height: heightOf(width) } });
    const page = await context.newPage();
    for (const { id, path: route } of pages) {
      for (const locale of values.locales.split(',')) {
        if (id === 'recruit' && locale === 'kr') continue;
        const name = `${id}-${locale}-${width}.png`;
        // The hash leads past the intro.
        await page.goto(`${address}${route}?locale=${locale}${id === 'home' ? '#main' : ''}`, {
          waitUntil: 'networkidle',
        });
        await wholePage(page, path.join(folder, name));
        shots.push({ id, locale, width, name });
        console.log(name);
      }
    }
    await context.close();
  }
  return shots;
}

/** A screen's height that fits its width. */
function heightOf(width) {
  if (width < 600) return 844;
  return width < 1000 ? 1024 : Math.min(1200, Math.round(width * 0.5625));
}

function groupBy(shots) {
  const rows = new Map();
  for (const shot of shots) {
    const key = `${shot.id} ${shot.locale}`;
    rows.set(key, [...(rows.get(key) ?? []), shot]);
  }
  return rows;
}

/** All pictures on one page, a row for each page and language. */
async function contactSheet(shots) {
  const rows = groupBy(shots);
  const row = ([name, of]) =>
    `<h2>${name}</h2><div>${of.map(({ name: file, width }) => `<a href="${file}"><img src="${file}" width="${Math.round(80 + width / 8)}" loading="lazy" alt="${file}"><br>${width}</a>`).join('')}</div>`;
  const style =
    'body{background:#222;color:#ddd;font:14px sans-serif}div{display:flex;gap:12px;align-items:start}a{color:inherit}';
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${[...rows].map(row).join('')}`;
  await writeFile(path.join(folder, 'index.html'), html);
}

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'screens-'));
const { child, address } = await serve(dataDir);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await contactSheet(await shoot(browser, address));
  console.log(`contact sheet: ${path.join(folder, 'index.html')}`);
} finally {
  await browser.close();
  child.kill();
  await once(child, 'exit');
  await rm(dataDir, { recursive: true, force: true });
}
