// Runs every measurement and prints one table: each figure beside its own baseline, taken in the same run; before it the rows
// of each part as they come. Arguments: names of parts; all by default. BENCH_ROUNDS is how often each server is loaded.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { renderInRounds } from './blocks.mjs';
import { clientBytes } from './client-bytes.mjs';
import { growthOfIsolates, growthOfPosts } from './growth.mjs';
import { besideNginx, besideNode, starts } from './http.mjs';
import { CONNECTIONS, SECONDS, ROUNDS, WORKERS } from './load.mjs';
import { PAGES } from './pages.mjs';
import { startSite } from './site.mjs';
import { table, versionTable } from './table.mjs';
import { versions } from './versions.mjs';

const run = promisify(execFile);
/**
 * The site, and the same with a bundle that keeps no part of a page, from which a baseline renders: what is kept says nothing of
 * React. `run.mjs` makes it.
 */
const SITE = path.resolve('.');
const WHOLE_SITE = path.resolve('target/bench-whole');
const bundleOf = (site) => path.join(site, 'frontend/dist/server/entry-server.js');
/** What rows say of ours. */
const SITES = { 'nothing kept': WHOLE_SITE, 'parts kept': SITE };
/** For figures per core: whatever threads an engine starts, and the caller's, share one. */
const ON_ONE_CORE = ['taskset', '--cpu-list', '0'];
const BENCH = ['bench', '--locked', '--package', 'ssr-runtime', '--bench', 'renderer', '--'];
/** The pages with the most and with the least markup. */
const ENDS = ['fankit', 'guidelines'];

/** What both sides render: every page in English, with the data that the site itself sends. */
async function requestsOf(url) {
  return Promise.all(
    PAGES.map(async (name) => {
      const data = await (await fetch(`${url}/_data/${name}?locale=en`)).text();
      return { name, url: `/${name === 'home' ? '' : name}?locale=en`, data };
    }),
  );
}

/** Renders of each page, from the largest to the smallest: without kept parts and with them, beside Node without. */
async function renders(requests) {
  const rows = [];
  for (const [how, site] of Object.entries(SITES)) {
    const found = await renderInRounds(
      PAGES,
      [...ON_ONE_CORE, 'cargo', ...BENCH, 'blocks', bundleOf(site), requests],
      [...ON_ONE_CORE, 'node', 'tests/lab/bench/node-render.mjs', bundleOf(WHOLE_SITE), requests],
    );
    for (const { name, htmlBytes, ours, theirs } of found.toSorted(
      (a, b) => b.htmlBytes - a.htmlBytes,
    )) {
      const what = `render ${name} (${String(htmlBytes)} bytes), ${how}, µs of processor time`;
      rows.push([`${what}; Node, ending in bytes`, ours, theirs]);
    }
  }
  return rows;
}

/** Pages that are rendered for each request, in the same way. */
async function uncached(folder, ends) {
  const rows = [];
  for (const [how, site] of Object.entries(SITES)) {
    rows.push(...(await besideNode(folder, { site, how, bundle: bundleOf(WHOLE_SITE) }, ends)));
  }
  return rows;
}

/** What an isolate costs to start and to keep. */
async function isolates(inputs) {
  const { starts: started, residentMib } = JSON.parse(
    (await run('cargo', [...BENCH, ...inputs])).stdout,
  );
  const { evaluated, snapshot } = started;
  const { 1: one, ...others } = residentMib;
  const further = (count, more) => more / (Number(count) - 1);
  return [
    ['isolate from snapshot, ms; evaluated', snapshot.isolateMs, evaluated.isolateMs],
    ['isolate and first render, ms; evaluated', snapshot.firstRenderMs, evaluated.firstRenderMs],
    ['resident memory with 1 isolate under load, MiB', one.busy],
    ...Object.entries(others).map(([count, { busy, idle }]) => [
      `resident memory a further isolate of ${count}, MiB; under load`,
      further(count, idle - one.idle),
      further(count, busy - one.busy),
    ]),
  ];
}

async function main(folder) {
  const site = await startSite(folder, ['--isolates', '2']);
  const pages = await requestsOf(site.url);
  await site.stop();
  const requests = path.join(folder, 'requests.json');
  await writeFile(requests, JSON.stringify(pages));
  const ends = ENDS.map((name) => pages.find((page) => page.name === name));
  const inputs = [bundleOf(SITE), requests];
  const parts = {
    renders: () => renders(requests),
    cached: () => besideNginx(folder, ends[0]),
    uncached: () => uncached(folder, ends),
    isolates: () => isolates(inputs),
    starts: () => starts(folder, bundleOf(SITE), requests, ends[0]),
    'more-isolates': () => growthOfIsolates(folder, ends[0]),
    posts: () => growthOfPosts(folder),
    client: () => clientBytes(folder, requests, pages),
  };
  const chosen = process.argv.slice(2);
  for (const name of chosen) {
    if (!(name in parts))
      throw new Error(`there is no part ${name}: ${Object.keys(parts).join(' ')}`);
  }
  const rows = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const measured = await measure();
    // What a stopped run has measured is not lost.
    process.stderr.write(`${name}\n${table(measured)}\n\n`);
    rows.push(...measured);
  }
  const how = `${String(CONNECTIONS)} connections; ${String(ROUNDS)} rounds of ${String(SECONDS)} s`;
  const engines = `cached: ${String(WORKERS)} workers each; uncached: one isolate or process of Node for each core`;
  const paragraphs = [versionTable(await versions()), `${how}; ${engines}.`, table(rows)];
  process.stdout.write(`${paragraphs.join('\n\n')}\n`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
