/**
 * Measures every page in every language with Lighthouse and fails when a page is below its budget: the median of five
 * runs as a phone on a slow network. `npm run lighthouse --workspace tests -- [--pages home,recruit] [--locales en] [--runs 5]`.
 */
import { parseArgs } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

import { browserArguments, browserPath } from './fixtures/chromium';
import { LOCALIZED_PAGES, chosenPages } from './fixtures/pages';
import { serve } from './fixtures/serve';

/** The least median of each category, of 100. Performance is measured time and so has room; the others are audits. */
const BUDGET = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof BUDGET;
const CATEGORIES = Object.keys(BUDGET) as Category[];

/** How long every page may take to be rendered after the start. */
const READY_TIMEOUT_MS = 60_000;

/** How often a page is opened for one run, until Lighthouse could record it. */
const ATTEMPTS = 3;

interface Run {
  readonly scores: Readonly<Record<Category, number>>;
  /** Titles of the audits that cost points outside of performance. */
  readonly failed: readonly string[];
}

const { values: options } = parseArgs({
  options: {
    pages: { type: 'string' },
    locales: { type: 'string' },
    runs: { type: 'string', default: '5' },
  },
});
const runs = Number(options.runs);
const pages = chosenPages(LOCALIZED_PAGES, options);

async function ready(address: string): Promise<void> {
  const end = Date.now() + READY_TIMEOUT_MS;
  while (!(await fetch(`${address}/readyz`)).ok) {
    if (Date.now() > end) throw new Error('the server did not become ready');
    await pause(100);
  }
}

/** A result without an error of Lighthouse's own, which now and then misses the start of a page on a busy machine. */
async function audit(url: string, port: number) {
  let fault = 'no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent' });
    if (result !== undefined && result.lhr.runtimeError === undefined) return result.lhr;
    fault = result?.lhr.runtimeError?.message ?? fault;
  }
  throw new Error(`${url}: ${fault}`);
}

async function measure(url: string, port: number): Promise<Run> {
  const { audits, categories } = await audit(url, port);
  const score = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const failed = CATEGORIES.filter((category) => category !== 'performance')
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]?.title ?? id);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((category) => [category, score(category)]),
    ) as unknown as Run['scores'],
    failed,
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function row(cells: readonly string[]): string {
  return cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(16))).join('');
}

const { address, stop } = await serve();
const chrome = await launch({
  chromePath: browserPath(),
  chromeFlags: ['--headless=new', ...browserArguments()],
});
const faults: string[] = [];
try {
  await ready(address);
  console.log(row(['page', ...CATEGORIES]));
  for (const { url } of pages) {
    const measured: Run[] = [];
    for (let run = 0; run < runs; run += 1)
      measured.push(await measure(`${address}${url}`, chrome.port));
    const medians = CATEGORIES.map((category) =>
      median(measured.map(({ scores }) => scores[category])),
    );
    console.log(row([url, ...medians.map(String)]));
    const below = CATEGORIES.filter((category, index) => (medians[index] ?? 0) < BUDGET[category]);
    faults.push(
      ...below.map((category) => `${url}: ${category} is below ${String(BUDGET[category])}`),
    );
    if (below.length > 0) {
      const titles = new Set(measured.flatMap(({ failed }) => failed));
      faults.push(...[...titles].map((title) => `${url}: failed audit: ${title}`));
    }
  }
} finally {
  chrome.kill();
  await stop();
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
