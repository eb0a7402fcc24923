// The rows of the table that are taken in a browser: how much script each page loads until it is interactive and idle.
import process from 'node:process';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { BUILT } from './http.mjs';
import { startSite } from './site.mjs';

/**
 * Left out for all alike. The other builds have the site's markup without its style sheets, and what is loaded because it is on
 * the screen shall not depend on them.
 */
const LEFT_OUT = new Set(['stylesheet', 'image', 'media', 'font']);

/** @typedef {{ name: string, url: string }} Page */
/** @typedef {import('./table.mjs').Row} Row */

/**
 * Bytes of the scripts that a page loads, each compressed by itself. Only files count, and no script inside the document,
 * which some frameworks fill with data.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function scriptBytes(browser, url) {
  const context = await browser.newContext();
  const page = await context.newPage();
  /** @type {Map<string, Promise<number>>} */
  const files = new Map();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('javascript') || !response.ok()) return;
    files.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  await page.route('**/*', (route) =>
    LEFT_OUT.has(route.request().resourceType()) ? route.abort() : route.continue(),
  );
  await page.goto(url);
  // React marks each element that it has made its own.
  await page.waitForFunction(() =>
    [...document.body.querySelectorAll('a, button')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    ),
  );
  await page.waitForLoadState('networkidle');
  // What is loaded later, for what a visitor may do next, does not count, and may have no body when the page is closed.
  page.removeAllListeners('response');
  const sizes = await Promise.all(files.values());
  await context.close();
  if (errors.length > 0) throw new Error(`${url} failed in the browser: ${errors.join('; ')}`);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Script of every page beside that of the same page, built by each framework with a route for each page.
 *
 * @param {string} folder
 * @param {string} requests file with the possible requests
 * @param {Page[]} pages
 * @returns {Promise<Row[]>} none if `BENCH_CHROMIUM` names no browser
 */
export async function clientBytes(folder, requests, pages) {
  const executablePath = process.env['BENCH_CHROMIUM'];
  if (executablePath === undefined) return [];
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const site = await startSite(folder);
  const others = [];
  for (const [name, run] of Object.entries(BUILT)) {
    others.push({ name, ...(await run({ bundle: '', requests })) });
  }
  /** @type {Row[]} */
  const found = [];
  try {
    for (const { name, url } of pages) {
      const ours = await scriptBytes(browser, `${site.url}${url}`);
      for (const other of others) {
        const theirs = await scriptBytes(browser, `${other.url}${url}`);
        const what = `script of ${name} in the browser, KiB after gzip; ${other.name}`;
        found.push([what, ours / 1024, theirs / 1024]);
      }
    }
  } finally {
    await browser.close();
    for (const program of [site, ...others]) await program.stop();
  }
  return found;
}
