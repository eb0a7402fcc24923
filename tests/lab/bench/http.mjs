// The rows of the table that are taken over HTTP: cached pages beside nginx, renders beside servers on Node.
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import { CORES, onCores, sizeOf } from './cores.mjs';
import { WORKERS, loadInRounds, rows, rowsOf } from './load.mjs';
import { responseOf, startNginx } from './nginx.mjs';
import {
  launchSite,
  residentOfTreeMib,
  start,
  startOnPort,
  startSite,
  startSiteOn,
} from './site.mjs';
import { spreadOf } from './table.mjs';

/** Starts of a program. */
const STARTS = 9;

/** @typedef {{ name: string, url: string }} Page its name and its address at the site */
/** @typedef {import('./table.mjs').Row} Row */
/** @typedef {{ bundle: string, requests: string, documents?: string }} Inputs files; those of documents for equal bytes */
/** @typedef {{ site: string, how: string, bundle: string }} Compared folder of our site, what rows say of it, bundle of the others */
/** @typedef {(inputs: Inputs, cores?: number) => ReturnType<typeof start>} Starter */

/** Servers that frameworks build, by name: the folder of the app, and what runs in it. */
const FRAMEWORKS = {
  'Next.js': { folder: 'bench-next', server: ['.next/standalone/server.js'] },
  'React Router': {
    folder: 'bench-react-router',
    server: ['node_modules/@react-router/serve/bin.js', 'build/server/index.js'],
  },
  Astro: { folder: 'bench-astro', server: ['dist/server/entry.mjs'] },
};

const EXPRESS = path.resolve('tests/lab/bench/express-site.mjs');
/** Runs a server in as many processes as it has cores, which share one port. */
const CLUSTER = path.resolve('tests/lab/bench/engines/cluster.mjs');

/**
 * A server on Node: one process for each of so many cores, or one process on whatever there is.
 *
 * @param {number | undefined} cores
 * @param {string[]} script
 */
function nodeOn(cores, script) {
  if (cores === undefined) return ['node', ...script];
  return onCores(cores, ['node', ...(cores === 1 ? [] : [CLUSTER, String(cores)]), ...script]);
}

/** Those that have been built. @type {Record<string, Starter>} */
export const BUILT = Object.fromEntries(
  Object.entries(FRAMEWORKS).flatMap(([name, { folder, server }]) => {
    const app = path.resolve('target', folder);
    const files = server.map((file) => path.join(app, file));
    if (!files.every((file) => existsSync(file))) return [];
    /** @type {Starter} */
    const run = ({ requests }, cores) => {
      const [command = '', ...args] = nodeOn(cores, files);
      return startOnPort(command, args, { BENCH_REQUESTS: requests }, app);
    };
    return [[name, run]];
  }),
);

/** What renders the same tree of components on Node, by name. @type {Record<string, Starter>} */
export const NODE_SERVERS = {
  Express: ({ bundle, requests, documents }, cores) => {
    const inputs = [bundle, requests, ...(documents === undefined ? [] : [documents])];
    const [command = '', ...args] = nodeOn(cores, [EXPRESS, ...inputs]);
    return start(command, args);
  },
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

/**
 * What the site sends for its pages, with the data that they were rendered from: files that a server on Node sends the same from.
 *
 * @param {string} folder
 * @param {string} bundle
 * @param {string} site its address
 * @param {Page[]} pages
 * @returns {Promise<Inputs>}
 */
async function inputsOf(folder, bundle, site, pages) {
  const found = await Promise.all(
    pages.map(async ({ name, url }) => {
      const { headers, body } = await responseOf(`${site}${url}`);
      if (!headers['server-timing']?.includes('MISS'))
        throw new Error(`${name} came from the cache`);
      const data = await (await fetch(`${site}/_data/${name}?locale=en`)).text();
      return { name, url, data, headers, document: body.toString() };
    }),
  );
  const requests = path.join(folder, 'requests-here.json');
  const documents = path.join(folder, 'documents.json');
  await writeFile(
    requests,
    JSON.stringify(found.map(({ name, url, data }) => ({ name, url, data }))),
  );
  await writeFile(
    documents,
    JSON.stringify(found.map(({ url, headers, document }) => ({ url, headers, document }))),
  );
  return { bundle, requests, documents };
}

/**
 * Pages that are rendered for each request, by ours and by each server on Node, on the same cores: ours with an isolate for
 * each core, Node with a process.
 *
 * @param {string} folder
 * @param {Compared} compared
 * @param {Page[]} pages
 * @param {number} cores
 * @returns {Promise<Row[]>}
 */
async function besideNodeOn(folder, { site: siteDir, how, bundle }, pages, cores) {
  const count = String(cores);
  const settings = ['--workers', count, '--isolates', count, '--benchmark-renders', 'on'];
  settings.push('--site-dir', siteDir);
  const site = await startSiteOn(cores, folder, settings);
  const inputs = await inputsOf(folder, bundle, site.url, pages);
  const others = [];
  for (const [name, run] of Object.entries(NODE_SERVERS)) {
    others.push({ name, ...(await withPage(await run(inputs, cores), pages[0])) });
  }
  const found = [];
  const on = cores === 1 ? '1 core' : `${count} cores`;
  for (const { name, url } of pages) {
    await isSame(`${site.url}${url}`, `${others[0].url}${url}`);
    const [mine, ...theirs] = await loadInRounds(
      [site, ...others].map((program) => ({ url: `${program.url}${url}` })),
    );
    const what = `${name} uncached, ${how}, ${on}, ${sizeOf(site.pid)}`;
    for (const [index, other] of others.entries()) {
      found.push(...rowsOf(what, `${other.name}, ${sizeOf(other.pid)}`, mine, theirs[index]));
    }
  }
  for (const { name, pid } of others) {
    const memory = [site.pid, pid].map((each) => residentOfTreeMib(each));
    found.push([`resident after it, ${how}, ${on}, MiB; ${name}`, ...memory]);
  }
  for (const program of [site, ...others]) await program.stop();
  return found;
}

/** Refuses to compare what is not the same. @param {string} ours @param {string} theirs */
async function isSame(ours, theirs) {
  const [mine, other] = await Promise.all([responseOf(ours), responseOf(theirs)]);
  if (!mine.body.equals(other.body)) throw new Error(`${theirs} sends other bytes than ${ours}`);
}

/**
 * The same on each number of cores.
 *
 * @param {string} folder
 * @param {Compared} compared
 * @param {Page[]} pages
 * @returns {Promise<Row[]>}
 */
export async function besideNode(folder, compared, pages) {
  const found = [];
  for (const cores of CORES) found.push(...(await besideNodeOn(folder, compared, pages, cores)));
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
    const theirs = await startUp(async () => withPage(await run({ bundle, requests }), page));
    found.push([`start until the first page is sent, ms; ${name}`, ours, theirs]);
  }
  const ready = await startUp(() => startSite(folder));
  return [...found, ['start until every page is cached, ms', ready]];
}
