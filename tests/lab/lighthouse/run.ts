/**
 * Measures every page in every language and the desk's screens with Lighthouse and fails when one is below its budget: the
 * median of five runs as a phone on a slow network. `npm run lighthouse --workspace @axtorm/lab -- [--pages home,recruit]
 * [--locales en] [--runs 5] [--only site|desk]`.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';

import { browserArguments, browserPath } from '../../fixtures/chromium';
import { LOCALIZED_PAGES, chosenPages } from '../../fixtures/pages';
import { serve } from '../../fixtures/serve';
import { audit, type Budget } from './audit';

/** What is measured of the site's pages. Performance is measured time and so has room; the others are audits. */
const SITE = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** What is measured of the desk, which no search engine may list and which loads once a day. */
const DESK = { accessibility: 100, 'best-practices': 100 } as const;

/** How long every page may take to be rendered after the start. */
const READY_TIMEOUT_MS = 60_000;

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    locales: { type: 'string' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
  },
});
const runs = Number(options.runs);

async function ready(address: string): Promise<void> {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (!(await fetch(`${address}/readyz`)).ok) {
    if (Date.now() > end) throw new Error('the server did not become ready');
    await pause(100);
  }
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(16))).join('');
}

const { address, deskLink, stop } = await serve({ desk: true });
const { port, kill } = await launch({
  chromePath: browserPath(),
  chromeFlags: ['--headless=new', ...browserArguments()],
});
const faults: string[] = [];

async function print(origin: string, paths: readonly string[], budget: Budget): Promise<void> {
  console.log(row(['page', ...Object.keys(budget)]));
  const keepsStorage = origin !== address;
  for (const path of paths) {
    const measured = await audit({ url: origin + path, budget, runs, port, keepsStorage });
    console.log(row([path, ...measured.medians.map(String)]));
    faults.push(...measured.faults);
  }
}

/** Logs the browser itself in; its windows share the cookie. */
async function logIn(): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${String(port)}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(deskLink);
  await page.locator('a[href^="#/position/"]').first().waitFor();
  await page.close();
}

try {
  await ready(address);
  const urls = chosenPages(LOCALIZED_PAGES, options).map(({ url }) => url);
  if (options.only !== 'desk') await print(address, urls, SITE);
  if (options.only !== 'site') {
    const { origin } = new URL(deskLink);
    await print(origin, ['/'], DESK);
    await logIn();
    const screens = ['account', 'order', 'users', 'keys', 'facts', 'backup', 'audit'];
    const paths = ['/', '/#/position/gameplay-programmer'];
    await print(origin, [...paths, ...screens.map((screen) => `/#/${screen}`)], DESK);
  }
} finally {
  kill();
  await stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
