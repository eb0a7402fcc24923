// The rows of the table that show how the site grows: with its posts, and with the isolates that render its pages.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import { startUp } from './http.mjs';
import { loadInRounds, rowsOf } from './load.mjs';
import { responseOf } from './nginx.mjs';
import { BINARY, freePort, residentMib, startSite } from './site.mjs';
import { spreadOf } from './table.mjs';

const run = promisify(execFile);
const COLLECTION = 'RecruitPosts-EN';
const SEED = path.resolve(`server/content/service/seed/${COLLECTION}.json`);
const RECRUIT = '/recruit?locale=en';

/** Posts of a language; the first number is the baseline of the others. */
const POSTS = [10, 100, 1000];
/** Writes, of which each replaces the post before it. */
const WRITES = 9;
/** Isolates that render at once; the first number is the baseline of the others. */
const ISOLATES = [1, 2, 4, 8];

/** @typedef {import('./table.mjs').Row} Row */

/**
 * Posts with the texts of the demo posts, one after the other and again.
 *
 * @param {number} count
 */
function posts(count) {
  const texts = JSON.parse(readFileSync(SEED, 'utf8'));
  return Array.from({ length: count }, (_, i) => {
    const { title, ...text } = texts[i % texts.length];
    return { ...text, title: `${title} ${String(i)}`, _id: `post-${String(i)}` };
  });
}

/**
 * Milliseconds from a write until the page that is sent has its text.
 *
 * @param {{ page: string, content: string, key: string }} site
 * @param {Record<string, string>} post
 */
async function writeToPage({ page, content, key }, post) {
  const begun = performance.now();
  const { status } = await fetch(`${content}/wix-data/v2/items/save`, {
    method: 'POST',
    headers: { authorization: key, 'content-type': 'application/json' },
    body: JSON.stringify({ dataCollectionId: COLLECTION, dataItem: { id: post._id, data: post } }),
  });
  if (status !== 200) throw new Error(`the write got the response ${String(status)}`);
  while (!(await (await fetch(page)).text()).includes(post.title)) await pause(1);
  return performance.now() - begun;
}

/**
 * A site with so many posts.
 *
 * @param {string} folder
 * @param {number} count
 */
async function withPosts(folder, count) {
  const dataDir = path.join(folder, `posts-${String(count)}`);
  await mkdir(dataDir);
  const content = (...args) => run(BINARY, ['content', ...args, '--data-dir', dataDir]);
  const file = path.join(dataDir, 'posts.json');
  const all = posts(count);
  await writeFile(file, JSON.stringify(all));
  await content('collection', 'create', COLLECTION, '--read', 'ANYONE', '--write', 'ADMIN');
  await content('import', COLLECTION, file);
  const key = (await content('key', 'create', 'bench')).stdout.trim().split('\n').at(-1) ?? '';
  const start = await startUp(() => startSite(dataDir));

  const address = `127.0.0.1:${String(await freePort())}`;
  const site = await startSite(dataDir, ['--content-bind', address]);
  const page = `${site.url}${RECRUIT}`;
  const memory = residentMib(site.pid);
  const { body } = await responseOf(page);
  const times = [];
  for (let i = 0; i < WRITES; i += 1) {
    const post = { ...all[0], title: `Written ${String(i)} of ${String(count)}` };
    times.push(await writeToPage({ page, content: `http://${address}`, key }, post));
  }
  await site.stop();
  return { start, memory, page: body.length / 1024, write: spreadOf(times) };
}

/**
 * What more posts cost.
 *
 * @param {string} folder
 * @returns {Promise<Row[]>}
 */
export async function growthOfPosts(folder) {
  const found = [];
  for (const count of POSTS) found.push({ count, ...(await withPosts(folder, count)) });
  const [base, ...others] = found;
  return others.flatMap((one) =>
    [
      ['start until every page is cached, ms', one.start, base?.start],
      ['resident after it, MiB', one.memory, base?.memory],
      ['page of all posts, KiB', one.page, base?.page],
      ['from write to page, ms', one.write, base?.write],
    ].map(([what, ...figures]) => [
      `${String(one.count)} posts, ${String(what)}; ${String(base?.count)} posts`,
      ...figures,
    ]),
  );
}

/**
 * What more isolates bring to a page that is rendered for each request, and one of them beside one process of each server on
 * Node: then both sides have one thread that renders.
 *
 * @param {string} folder
 * @param {string} bundle
 * @param {string} requests file with the possible requests
 * @param {{ name: string, url: string }} page
 * @returns {Promise<Row[]>}
 */
export async function growthOfIsolates(folder, page) {
  const settings = ['--workers', '1', '--benchmark-renders', 'on', '--isolates'];
  const sites = [];
  for (const count of ISOLATES) sites.push(await startSite(folder, [...settings, String(count)]));
  const figures = await loadInRounds(sites.map(({ url }) => ({ url: `${url}${page.url}` })));
  for (const site of sites) await site.stop();
  const [one, ...more] = figures;
  const what = `${page.name} uncached`;
  return [
    ...more.flatMap((figure, i) =>
      rowsOf(`${what}, ${String(ISOLATES[i + 1])} isolates`, '1 isolate', figure, one),
    ),
  ];
}
