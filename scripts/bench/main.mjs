// Runs every measurement and prints one table: each figure beside its own baseline, taken in the same run.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

import { renderInTurns } from './blocks.mjs';
import { growthOfIsolates, growthOfPosts } from './growth.mjs';
import { besideNginx, besideNode, ISOLATES, starts } from './http.mjs';
import { CONNECTIONS, WORKERS } from './load.mjs';
import { startSite } from './site.mjs';

const run = promisify(execFile);
const BUNDLE = path.resolve('frontend/dist/server/entry-server.js');
/** For figures per core: whatever threads an engine starts, and the caller's, share one. */
const ON_ONE_CORE = ['taskset', '--cpu-list', '0'];
const PAGES = ['home', 'recruit', 'mashup', 'guidelines', 'fankit'];

/** What both sides render: every page in English, with the data that the site itself sends. */
async function requestsOf(url) {
  return Promise.all(
    PAGES.map(async (name) => {
      const data = await (await fetch(`${url}/_data/${name}?locale=en`)).text();
      return { name, url: `/${name === 'home' ? '' : name}?locale=en`, locale: 'en', data };
    }),
  );
}

function print(rows) {
  const cell = (value) => (typeof value === 'number' ? value.toFixed(value < 100 ? 2 : 0) : value);
  const table = rows.map(([what, ours, baseline]) => {
    const ratio = typeof ours === 'number' && typeof baseline === 'number' ? ours / baseline : '';
    return [what, ours, baseline ?? '', ratio].map(cell);
  });
  const cached = `cached: ${String(WORKERS)} workers each`;
  const load = `${String(CONNECTIONS)} connections; ${cached}; uncached: ${String(ISOLATES)} isolates, 1 process of Node`;
  process.stdout.write(`${load}\n`);
  const all = [['what', 'this site', 'baseline', 'ratio'], ...table];
  for (const [what, ...figures] of all) {
    const line = what.padEnd(60) + figures.map((figure) => figure.padStart(12)).join('');
    process.stdout.write(`${line}\n`);
  }
}

async function main(folder) {
  const site = await startSite(folder, ['--isolates', '2']);
  const pages = await requestsOf(site.url);
  await site.stop();
  const requests = path.join(folder, 'requests.json');
  await writeFile(requests, JSON.stringify(pages));
  const bench = ['bench', '--locked', '--package', 'ssr-runtime', '--bench', 'renderer', '--'];
  const inputs = [BUNDLE, requests];
  const embedded = JSON.parse((await run('cargo', [...bench, ...inputs])).stdout);
  const renders = await renderInTurns(
    PAGES,
    [...ON_ONE_CORE, 'cargo', ...bench, 'blocks', ...inputs],
    [...ON_ONE_CORE, 'node', 'scripts/bench/node-render.mjs', ...inputs],
  );
  const bySize = renders.toSorted((a, b) => b.htmlBytes - a.htmlBytes);
  const ends = [bySize.at(0), bySize.at(-1)].map(({ name }) =>
    pages.find((page) => page.name === name),
  );

  const cached = await besideNginx(folder, ends[0]);
  const uncached = await besideNode(folder, BUNDLE, requests, ends);
  const started = await starts(folder, BUNDLE, requests, ends[0]);
  const isolates = await growthOfIsolates(folder, BUNDLE, requests, ends[0]);
  const posts = await growthOfPosts(folder);

  const { evaluated, snapshot } = embedded.starts;
  const { 1: one, ...others } = embedded.residentMib;
  const further = (count, more) => more / (Number(count) - 1);
  print([
    ...bySize.map(({ name, htmlBytes, ours, theirs }) => [
      `render ${name} (${String(htmlBytes)} bytes), µs; Node`,
      ours,
      theirs,
    ]),
    ...cached,
    ...uncached,
    ['isolate from snapshot, ms; evaluated', snapshot.isolateMs, evaluated.isolateMs],
    ['isolate and first render, ms; evaluated', snapshot.firstRenderMs, evaluated.firstRenderMs],
    ['resident memory with 1 isolate under load, MiB', one.busy],
    ...Object.entries(others).map(([count, { busy, idle }]) => [
      `resident memory a further isolate of ${count}, MiB; under load`,
      further(count, idle - one.idle),
      further(count, busy - one.busy),
    ]),
    ...started,
    ...isolates,
    ...posts,
  ]);
}

const folder = await mkdtemp(path.join(tmpdir(), 'site-bench-'));
try {
  await main(folder);
} finally {
  await rm(folder, { recursive: true, force: true });
}
