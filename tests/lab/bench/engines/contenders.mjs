// Who takes part in the comparison, and how each is started with so many isolates or processes.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { launchSite, start, startOnPort } from '../site.mjs';

/** What `run.mjs` has built. */
export const BUILT = path.resolve('target/bench-engines');
const NEXT = path.resolve('target/bench-next');
const CLUSTER = 'tests/lab/bench/engines/cluster.mjs';
const NODE_SERVER = 'tests/lab/bench/engines/node-server.mjs';
/** The contenders queue as long as it takes; so does the site here. */
const PATIENT = ['--render-queue', '100000', '--render-timeout', '10000'];

/** @typedef {import('../site.mjs').Program} Program */
/** @typedef {import('./same.mjs').Comparison} Comparison */
/**
 * @typedef {object} Contender
 * @property {string} name
 * @property {(count: number) => Promise<Program>} run starts it with so many isolates or processes
 * @property {string} at path and query of the page
 * @property {readonly Comparison[]} comparisons by which its page may be the same as the first contender's
 * @property {boolean} [isFixed] it runs already, so that it cannot be started with more
 */

const file = (/** @type {string} */ name) => path.join(BUILT, name);
const BYTES = /** @type {const} */ (['all bytes']);
const MARKUP = /** @type {const} */ ([
  ...BYTES,
  'markup of the root element',
  'markup of the root element, but for the ids of useId',
]);
const CELLS = /** @type {const} */ ([...MARKUP, 'texts of the cells']);

/**
 * A server of ours on Node.
 *
 * @param {number} count
 * @param {string[]} args
 */
function nodeServer(count, args) {
  const script = [NODE_SERVER, ...args];
  return start('node', count === 1 ? script : [CLUSTER, String(count), ...script]);
}

/**
 * @param {number} count
 * @param {string} requests file with the possible requests
 */
function next(count, requests) {
  const server = path.join(NEXT, '.next/standalone/server.js');
  const script = count === 1 ? [server] : [path.resolve(CLUSTER), String(count), server];
  return startOnPort('node', script, { BENCH_REQUESTS: requests }, NEXT);
}

/** Why a contender is missing. @type {Record<string, string>} */
export function missing() {
  const reasons = /** @type {Record<string, string>} */ ({});
  for (const name of ['ssr_rs', 'rusty-ssr']) {
    const why = file(`${name}.why`);
    if (existsSync(why)) reasons[name] = readFileSync(why, 'utf8').trim();
  }
  if (!existsSync(path.join(NEXT, '.next/standalone/server.js')))
    reasons['Next.js'] = 'its build failed';
  if (deno() === undefined) reasons['sidecar'] = 'there is no Deno: BENCH_DENO names one';
  return reasons;
}

/** The Deno of the sidecar. */
export const deno = () => process.env['BENCH_DENO'] || undefined;

/** @param {Contender[]} contenders @param {Record<string, string>} absent */
const present = (contenders, absent) =>
  contenders.filter(({ name }) => !Object.keys(absent).some((each) => name.includes(each)));

/** What an engine of ours, or another one in Rust, is given. */
const inputs = (/** @type {string} */ bundle) => [bundle, 'data.json', 'document.html'].map(file);

/**
 * The host of ssr-runtime with so many isolates or processes.
 *
 * @param {string} engine
 * @param {number} count
 * @param {string[]} given
 */
const ours = (engine, count, given) =>
  start(process.env['BENCH_HOST'] ?? '', [engine, String(count), ...given, deno() ?? 'deno']);

/**
 * The table.
 *
 * @param {string} requests
 * @param {Record<string, string>} absent
 */
export function ofTable(requests, absent) {
  const own = (/** @type {string} */ engine) => (/** @type {number} */ count) =>
    ours(engine, count, inputs('bundle.js'));
  const rival = (/** @type {string} */ name) => (/** @type {number} */ count) =>
    start(file(name), [String(count), ...inputs('bundle.iife.js')]);
  const node = (/** @type {string} */ how) => (/** @type {number} */ count) =>
    nodeServer(count, [how, 'table', BUILT]);
  return present(
    [
      { name: 'ssr-runtime embedded', run: own('embedded'), at: '/', comparisons: BYTES },
      { name: 'ssr-runtime sidecar', run: own('sidecar'), at: '/', comparisons: BYTES },
      { name: 'ssr_rs', run: rival('ssr_rs'), at: '/', comparisons: BYTES },
      { name: 'rusty-ssr', run: rival('rusty-ssr'), at: '/', comparisons: BYTES },
      { name: 'react-dom on node:http', run: node('http'), at: '/', comparisons: BYTES },
      { name: 'Express', run: node('express'), at: '/', comparisons: BYTES },
      { name: 'Next.js', run: (count) => next(count, requests), at: '/table', comparisons: MARKUP },
    ],
    absent,
  );
}

/**
 * A page of the site: rendered for each request, or kept.
 *
 * @param {{ folder: string, requests: string, page: string, url: string, isKept: boolean }} site `page` is a file with its
 *   address and data
 * @param {Record<string, string>} absent
 */
export function ofSite({ folder, requests, page, url, isKept }, absent) {
  const bundle = path.resolve('frontend/dist/server');
  const site =
    (/** @type {string[]} */ ...settings) =>
    (/** @type {number} */ count) =>
      launchSite(folder, [
        ...['--workers', '1', '--isolates', String(count), ...PATIENT],
        ...(isKept ? [] : ['--benchmark-renders', 'on']),
        ...settings,
      ]);
  const node = (/** @type {string} */ how) => (/** @type {number} */ count) =>
    nodeServer(count, [how, isKept ? 'kept' : 'site', bundle, page]);
  const all = [
    { name: 'this site embedded', run: site(), at: url, comparisons: BYTES },
    {
      name: 'this site sidecar',
      run: site('--engine', 'sidecar', '--deno', deno() ?? 'deno'),
      at: url,
      // The head of its documents has its address.
      comparisons: MARKUP,
    },
    { name: 'react-dom on node:http', run: node('http'), at: url, comparisons: MARKUP },
    { name: 'Express', run: node('express'), at: url, comparisons: MARKUP },
    {
      name: 'Next.js',
      run: (/** @type {number} */ count) => next(count, requests),
      at: url,
      comparisons: MARKUP,
    },
  ];
  // A page that is kept needs no engine, and Next.js keeps only what its build has rendered.
  const isOut = ({ name }) => isKept && (name === 'Next.js' || name === 'this site sidecar');
  return present(
    all.filter((each) => !isOut(each)),
    absent,
  );
}

/** Visitors at a time of the page that streams. */
export const STREAM_VISITORS = 25;

/**
 * The page that streams. An isolate has many at a time, a process one. ssr_rs refuses streams, and rusty-ssr has none.
 *
 * @param {string} requests
 * @param {Record<string, string>} absent
 */
export function ofStream(requests, absent) {
  const node = (/** @type {string} */ what) => (/** @type {number} */ count) =>
    nodeServer(count, ['http', what, BUILT]);
  const given = [file('stream.js'), file('data.json'), 'stream'];
  const own = (/** @type {string} */ engine, /** @type {number} */ engines) => ({
    name: `ssr-runtime ${engine}, ${String(engines)} of them`,
    run: () => ours(engine, engines, given),
    at: '/',
    comparisons: CELLS,
  });
  return present(
    [
      own('embedded', 1),
      own('embedded', 2),
      own('sidecar', 1),
      {
        name: 'renderToPipeableStream on node:http',
        run: node('pipeable'),
        at: '/',
        comparisons: CELLS,
      },
      {
        name: 'renderToReadableStream on node:http',
        run: node('readable'),
        at: '/',
        comparisons: CELLS,
      },
      { name: 'Next.js', run: (count) => next(count, requests), at: '/stream', comparisons: CELLS },
    ],
    absent,
  );
}

/**
 * A contender that the command line brings: `PART:NAME=URL` of a server that runs, or `PART:NAME=COMMAND` of one that prints
 * `listening on URL`. In a command, `{count}` stands for the number of isolates or processes.
 *
 * @param {string} text
 * @returns {Contender & { part: string }}
 */
export function fromArgument(text) {
  const {
    part = '',
    name = '',
    rest = '',
  } = /^(?<part>[a-z]+):(?<name>[^=]+)=(?<rest>.+)$/su.exec(text)?.groups ?? {};
  if (part === '') throw new Error(`${text} is not PART:NAME=URL or PART:NAME=COMMAND`);
  const isFixed = /^https?:/u.test(rest);
  const { pathname, search, origin } = isFixed
    ? new URL(rest)
    : { pathname: '/', search: '', origin: '' };
  const run = async (/** @type {number} */ count) => {
    if (isFixed) return { url: origin, pid: 0, stop: async () => undefined };
    const [command = '', ...args] = rest.replaceAll('{count}', String(count)).split(/\s+/u);
    return start(command, args);
  };
  return { part, name, run, at: pathname + search, comparisons: CELLS, isFixed };
}
