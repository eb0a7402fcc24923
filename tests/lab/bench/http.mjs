// The rows of the table that are taken over HTTP: cached pages beside nginx, renders beside servers on Node.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { WORKERS, rows } from './load.mjs';
import { responseOf, startNginx } from './nginx.mjs';
import { launchSite, residentMib, start, startOnPort, startSite } from './site.mjs';
import { spreadOf } from './table.mjs';

/** Starts of a program. */
const STARTS = 9;

/** @typedef {{ name: string, url: string }} Page its name and its address at the site */
/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {(bundle: string, requests: string) => ReturnType<typeof start>} Starter */

/** Servers that frameworks build, by name: the folder of the app, and what runs in it. */
const FRAMEWORKS = {
  'Next.js': { folder: 'bench-next', server: ['.next/standalone/server.js'] },
  'React Router': {
    folder: 'bench-react-router',
    server: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  },
  Astro: { folder: 'bench-astro', server: ['dist/server/entry.mjs'] },
};

/** Those that have been built. @type {Record<string, Starter>} */
export const BUILT = Object.fromEntries(
  Object.entries(FRAMEWORKS).flatMap(([name, { folder, server }]) => {
    const app = path.resolve('target', folder);
    const files = server.map((file) => path.join(app, file));
    if (!files.every((file) => existsSync(file))) return [];
    const run = (_bundle, requests) =>
      startOnPort('node', files, { BENCH_REQUESTS: requests }, app);
    return [[name, run]];
  }),
);

/** What renders the same tree of components in one process of Node, by name. @type {Record<string, Starter>} */
export const NODE_SERVERS = {
  Express: (bundle, requests) =>
    start('node', ['tests/lab/bench/express-site.mjs', bundle, requests]),
  ...BUILT,
};

/**
 * A cached page beside nginx, which has the same bytes as files and as many workers.
 *
 * @param {string} folder
 * @param {Page} page
 * @returns {Promise<Row[]>} none if `BENCH_NGINX` names no program
 */
export async function besideNginx(folder, { name, url }) {
  if (process.env['BENCH_NGINX'] === undefined) return [];
  const site = await startSite(folder, ['--workers', String(WORKERS)]);
  const page = `${site.url}${url}`;
  const nginx = await startNginx(page, folder);
  const found = [];
  for (const encoding of nginx.encodings) {
    const headers = { 'accept-encoding': encoding };
    const baselines = { nginx: { url: nginx.url, headers } };
    found.push(...(await rows(`${name} cached, ${encoding}`, { url: page, headers }, baselines)));
  }
  const known = await Promise.all(
    [page, nginx.url].map(async (address) => {
      const headers = { 'if-none-match': (await responseOf(address)).headers['etag'] ?? '' };
      const { status } = await responseOf(address, headers);
      if (status !== 304) throw new Error(`${address} responded with ${String(status)}, not 304`);
      return { url: address, headers };
    }),
  );
  found.push(...(await rows(`${name} cached, 304`, known[0], { nginx: known[1] })));
  await nginx.stop();
  await site.stop();
  return found;
}

/**
 * Takes the first page of a program that has started.
 *
 * @template {{ url: string }} T
 * @param {T} program
 * @param {Page} page
 */
export async function withPage(program, { url }) {
  const { status } = await responseOf(`${program.url}${url}`);
  if (status !== 200) throw new Error(`${program.url}${url} responded with ${String(status)}`);
  return program;
}

/** Isolates that render uncached pages. */
export const ISOLATES = 2;

/**
 * Pages that are rendered for each request, by two isolates of ours and by one process of each server on Node: what each
 * of them has by itself on a small machine.
 *
 * @param {string} folder
 * @param {string} bundle
 * @param {string} requests file with the possible requests
 * @param {Page[]} pages
 * @returns {Promise<Row[]>}
 */
export async function besideNode(folder, bundle, requests, pages) {
  const settings = ['--workers', '1', '--isolates', String(ISOLATES), '--benchmark-renders', 'on'];
  const site = await startSite(folder, settings);
  const others = [];
  for (const [name, run] of Object.entries(NODE_SERVERS)) {
    others.push({ name, ...(await withPage(await run(bundle, requests), pages[0])) });
  }
  const found = [];
  for (const { name, url } of pages) {
    const { headers } = await responseOf(`${site.url}${url}`);
    if (!headers['server-timing']?.includes('MISS')) throw new Error(`${name} came from the cache`);
    const baselines = others.map((other) => [other.name, { url: `${other.url}${url}` }]);
    const ours = { url: `${site.url}${url}` };
    found.push(...(await rows(`${name} uncached, identity`, ours, Object.fromEntries(baselines))));
  }
  for (const { name, pid } of others) {
    found.push([`resident after it, MiB; ${name}`, residentMib(site.pid), residentMib(pid)]);
  }
  for (const program of [site, ...others]) await program.stop();
  return found;
}

/**
 * Milliseconds from the start of a program until it is of use.
 *
 * @param {() => Promise<{ stop: () => Promise<void> }>} started
 * @param {number} [rounds] starts
 */
export async function startUp(started, rounds = STARTS) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const program = await started();
    times.push(performance.now() - begun);
    await program.stop();
  }
  return spreadOf(times);
}

/**
 * How long programs take to be of use: until they have sent a page, and for ours until every page is cached.
 *
 * @param {string} folder
 * @param {string} bundle
 * @param {string} requests
 * @param {Page} page
 * @returns {Promise<Row[]>}
 */
export async function starts(folder, bundle, requests, page) {
  const ours = await startUp(async () => withPage(await launchSite(folder), page));
  const found = [];
  for (const [name, run] of Object.entries(NODE_SERVERS)) {
    const theirs = await startUp(async () => withPage(await run(bundle, requests), page));
    found.push([`start until the first page is sent, ms; ${name}`, ours, theirs]);
  }
  const ready = await startUp(() => startSite(folder));
  return [...found, ['start until every page is cached, ms', ready]];
}
