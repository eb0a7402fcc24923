// Runs every measurement and prints one table: each figure beside its own baseline, taken in the same run.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { renderInTurns } from './blocks.mjs';
import { median, residentMib, siteArguments, start } from './site.mjs';

const run = promisify(execFile);
const BUNDLE = path.resolve('frontend/dist/server/entry-server.js');
const BINARY = path.resolve('target/release/server');
const PAGES = ['home', 'recruit', 'mashup', 'guidelines', 'fankit'];
const CONNECTIONS = 25;
const LOAD_SECONDS = 10;

/** What both sides render: every page in English, with the data that the site itself sends. */
async function requestsOf(url) {
  return Promise.all(
    PAGES.map(async (name) => {
      const data = await (await fetch(`${url}/_data/${name}?locale=en`)).text();
      return { name, url: `/${name === 'home' ? '' : name}?locale=en`, locale: 'en', data };
    }),
  );
}

/** Requests per second and 99th percentile in ms of one page under load. */
async function load(url) {
  const args = ['-t1', `-c${String(CONNECTIONS)}`, '--latency', url];
  await run('wrk', ['-d2s', ...args]);
  const { stdout } = await run('wrk', [`-d${String(LOAD_SECONDS)}s`, ...args]);
  const [, amount = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/u.exec(stdout) ?? [];
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  if (/Non-2xx/u.test(stdout)) throw new Error(`${url} answered with errors under load`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]),
    p99: Number(amount) * scale,
  };
}

/** Milliseconds from the start of the process to the last byte of its first page. */
async function firstPage(dataDir) {
  const begun = performance.now();
  const site = await start(BINARY, siteArguments(dataDir));
  const response = await fetch(`${site.url}/?locale=en`);
  await response.text();
  const took = performance.now() - begun;
  await site.stop();
  if (response.status !== 200)
    throw new Error(`the first page answered ${String(response.status)}`);
  return took;
}

async function underLoad(site, express, pages) {
  const rows = [];
  for (const { name, url } of pages) {
    const [ours, theirs] = [await load(`${site.url}${url}`), await load(`${express.url}${url}`)];
    rows.push([`${name} over HTTP, requests/s`, ours.perSecond, theirs.perSecond]);
    rows.push([`${name} over HTTP, p99 ms`, ours.p99, theirs.p99]);
  }
  return rows;
}

function print(rows) {
  const cell = (value) => (typeof value === 'number' ? value.toFixed(value < 100 ? 2 : 0) : value);
  const table = rows.map(([what, ours, baseline]) => {
    const ratio = typeof ours === 'number' && typeof baseline === 'number' ? ours / baseline : '';
    return [what, ours, baseline ?? '', ratio].map(cell);
  });
  const all = [['what', 'this site', 'baseline', 'ratio'], ...table];
  for (const [what, ...figures] of all) {
    const line = what.padEnd(52) + figures.map((figure) => figure.padStart(12)).join('');
    process.stdout.write(`${line}\n`);
  }
}

async function main(folder) {
  const site = await start(BINARY, siteArguments(folder));
  const pages = await requestsOf(site.url);
  const requests = path.join(folder, 'requests.json');
  await writeFile(requests, JSON.stringify(pages));
  const bench = ['bench', '--locked', '--package', 'ssr-runtime', '--bench', 'renderer', '--'];
  const inputs = [BUNDLE, requests];
  const embedded = JSON.parse((await run('cargo', [...bench, ...inputs])).stdout);
  const renders = await renderInTurns(
    PAGES,
    ['cargo', ...bench, 'blocks', ...inputs],
    ['node', 'scripts/bench/node-render.mjs', ...inputs],
  );
  const bySize = renders.toSorted((a, b) => b.htmlBytes - a.htmlBytes);
  const ends = [bySize.at(0), bySize.at(-1)].map(({ name }) =>
    pages.find((page) => page.name === name),
  );

  const express = await start('node', ['scripts/bench/express-site.mjs', BUNDLE, requests]);
  const http = await underLoad(site, express, ends);
  const resident = residentMib(site.pid);
  await express.stop();
  await site.stop();
  const firstPages = [];
  for (let round = 0; round < 9; round += 1) firstPages.push(await firstPage(folder));

  const { evaluated, snapshot } = embedded.starts;
  const { 1: one, ...others } = embedded.residentMib;
  const further = (count, more) => more / (Number(count) - 1);
  print([
    ...bySize.map(({ name, htmlBytes, ours, theirs }) => [
      `render ${name} (${String(htmlBytes)} bytes), µs; Node`,
      ours,
      theirs,
    ]),
    ...http.map(([what, ...figures]) => [`${what}; Express`, ...figures]),
    ['isolate from snapshot, ms; evaluated', snapshot.isolateMs, evaluated.isolateMs],
    ['isolate and first render, ms; evaluated', snapshot.firstRenderMs, evaluated.firstRenderMs],
    ['resident memory with 1 isolate under load, MiB', one.busy],
    ...Object.entries(others).map(([count, { busy, idle }]) => [
      `resident memory a further isolate of ${count}, MiB; under load`,
      further(count, idle - one.idle),
      further(count, busy - one.busy),
    ]),
    ['resident memory of the site under load, MiB', resident],
    ['process start to first rendered page, ms', median(firstPages)],
  ]);
}

const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
