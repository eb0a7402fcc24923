// Compares ssr-runtime and the site with other ways to render React, and prints one table. `run.mjs` builds what it starts.
// Arguments: names of parts (table, site, kept, stream; all by default), and `--with PART:NAME=URL-OR-COMMAND`, as often as
// wanted. BENCH_ROUNDS is how often each contender is loaded.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

import { startUp, withPage } from '../http.mjs';
import { CONNECTIONS, SECONDS, load, loadInRounds } from '../load.mjs';
import { responseOf } from '../nginx.mjs';
import { residentOfTreeMib, startSite } from '../site.mjs';
import { lines, versionTable } from '../table.mjs';
import { fromArgument, missing, ofSite, ofStream, ofTable } from './contenders.mjs';
import { streams, wholePages } from './figures.mjs';
import { limitOf } from './limit.mjs';
import { sameBy } from './same.mjs';
import { streamsInRounds } from './streams.mjs';
import { versions } from './versions.mjs';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
/** Isolates or processes: one beside one first. */
const COUNTS = [1, 2];
/** Seconds of each step of the search for the load that is too much. */
const STEP_SECONDS = 1;
/** Cold starts of each. */
const STARTS = 5;
/** The page of the site with the most markup. */
const PAGE = { name: 'fankit', url: '/fankit?locale=en' };

/** @typedef {import('./contenders.mjs').Contender} Contender */
/** @typedef {{ contender: Contender, program: import('../site.mjs').Program, url: string, same: string }} Running */

/**
 * Compares the page of a program with the first one's: a program that sends another page ends the comparison.
 *
 * @param {Contender} contender
 * @param {string} url
 * @param {string | undefined} first none for the first itself
 */
async function compared({ name, comparisons }, url, first) {
  const { status, body, headers } = await responseOf(url);
  if (status !== 200 || (headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Error(`${name} responded with ${String(status)}`);
  const html = body.toString();
  const same = sameBy(first ?? html, html, comparisons);
  if (same === undefined) throw new Error(`${name} sends another page than the first`);
  return { html, same };
}

/**
 * Starts contenders and compares their pages.
 *
 * @param {Contender[]} contenders
 * @param {number} count
 * @returns {Promise<Running[]>}
 */
async function started(contenders, count) {
  /** @type {Running[]} */
  const running = [];
  let first;
  try {
    for (const contender of contenders) {
      const program = await contender.run(count);
      const url = program.url + contender.at;
      const one = { contender, program, url, same: '' };
      running.push(one);
      const { html, same } = await compared(contender, url, first);
      first ??= html;
      one.same = same;
    }
  } catch (error) {
    await stopped(running);
    throw error;
  }
  return running;
}

/** @param {Running[]} running */
async function stopped(running) {
  for (const { program } of running) await program.stop();
}

/**
 * Whole pages with so many isolates or processes.
 *
 * @param {string} page
 * @param {Contender[]} contenders
 * @param {number} count
 * @param {boolean} hasLimit whether to look for the load that is too much
 * @returns {Promise<import('./figures.mjs').Measured[]>}
 */
async function measured(page, contenders, count, hasLimit) {
  const running = await started(contenders, count);
  const loads = await loadInRounds(running, ROUNDS);
  const found = [];
  for (const [index, { contender, program, url, same }] of running.entries()) {
    const figures = loads[index];
    const memory = contender.isFixed ? undefined : residentOfTreeMib(program.pid);
    const loadAt = (/** @type {number} */ connections) =>
      load({ url }, { connections, seconds: STEP_SECONDS });
    const limit = hasLimit ? await limitOf(loadAt, figures.perSecond.median) : undefined;
    found.push({ page, count, name: contender.name, same, load: figures, limit, memory });
  }
  await stopped(running);
  if (count > 1) return found;
  for (const [index, { run, at, isFixed }] of contenders.entries()) {
    if (isFixed) continue;
    const once = async () => withPage(await run(1), { name: page, url: at });
    found[index].start = await startUp(once, STARTS);
  }
  return found;
}

/**
 * @param {string} page
 * @param {Contender[]} contenders
 * @param {boolean} hasLimit
 */
async function atEachCount(page, contenders, hasLimit) {
  const found = [];
  for (const count of COUNTS) found.push(...(await measured(page, contenders, count, hasLimit)));
  return found;
}

/** @param {Contender[]} contenders */
async function streamed(contenders) {
  const running = await started(contenders, 1);
  const times = await streamsInRounds(
    running.map(({ url }) => url),
    ROUNDS,
  );
  await stopped(running);
  return running.map(({ contender, same }, index) => ({
    name: contender.name,
    same,
    times: times[index],
  }));
}

/** What the site's own page needs on other servers: the data that the site sends. */
async function pageOfSite(folder) {
  const site = await startSite(folder, ['--isolates', '1']);
  const data = await (await fetch(`${site.url}/_data/${PAGE.name}?locale=en`)).text();
  await site.stop();
  const page = path.join(folder, 'page.json');
  const requests = path.join(folder, 'requests.json');
  await writeFile(page, JSON.stringify({ url: PAGE.url, data }));
  await writeFile(requests, JSON.stringify([{ url: PAGE.url, data }]));
  return { folder, page, requests, url: PAGE.url };
}

async function main(folder) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { with: { type: 'string', multiple: true, default: [] } },
  });
  const guests = values.with.map(fromArgument);
  const absent = missing();
  const site = await pageOfSite(folder);
  const and = (/** @type {string} */ part, /** @type {Contender[]} */ own) => [
    ...own,
    ...guests.filter((guest) => guest.part === part),
  ];
  const whole = {
    table: () => atEachCount('table', and('table', ofTable(site.requests, absent)), true),
    site: () => {
      const contenders = ofSite({ ...site, isKept: false }, absent);
      return atEachCount('fan kit, uncached', and('site', contenders), true);
    },
    kept: () => {
      const contenders = ofSite({ ...site, isKept: true }, absent);
      return measured('fan kit, cached', and('kept', contenders), 1, false);
    },
  };
  const wanted = (/** @type {string} */ part) =>
    positionals.length === 0 || positionals.includes(part);
  const unknown = [...positionals, ...guests.map(({ part }) => part)].find(
    (part) => part !== 'stream' && !(part in whole),
  );
  if (unknown !== undefined) throw new Error(`there is no part ${unknown}`);

  const rows = [];
  for (const [part, measure] of Object.entries(whole)) {
    if (wanted(part)) rows.push(...(await measure()));
  }
  const paragraphs = [
    versionTable(await versions()),
    `Identity encoding, ${String(CONNECTIONS)} connections, ${String(ROUNDS)} rounds of ${String(SECONDS)} s; the generator of the load has the same cores. In brackets: least and most of the rounds.`,
  ];
  if (rows.length > 0) paragraphs.push(wholePages(rows));
  if (wanted('stream'))
    paragraphs.push(streams(await streamed(and('stream', ofStream(site.requests, absent)))));
  const notes = Object.entries(absent);
  if (notes.length > 0) paragraphs.push(lines([['not compared', 'why'], ['---', '---'], ...notes]));
  process.stdout.write(`${paragraphs.join('\n\n')}\n`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'engines-bench-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
