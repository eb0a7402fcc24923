/** The size budgets of each page's first load, and the measured sizes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * Bytes, as sent with gzip; the game with all it may load but sound and pictures. What fonts weigh is measured in a browser,
 * by `tests/browser/hydration.spec.ts`.
 */
export const BUDGETS = { script: 90_000, style: 20_000, document: 25_000, game: 65_000 };

/**
 * Bytes that the script of each page's first load stays below its budget: room for a section, and for a new version of a package. A page that needs
 * it moves what is below its first screen to its rest.
 */
export const RESERVE = 4_000;

const ENTRIES = ['src/start-client.ts', 'src/entry-client.tsx'];

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** Modules of a page in Vite's manifest, as in the server. @param {string} id @param {'Page' | 'Rest'} part */
const moduleOf = (id, part) =>
  `src/pages/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}${part}.tsx`;

/** Chunks with all that they import. @param {Manifest} manifest @param {readonly string[]} modules */
function chunksOf(manifest, modules) {
  /** @type {Set<string>} */
  const keys = new Set();
  /** @param {string} key */
  const visit = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  modules.forEach(visit);
  return [...keys].map((key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    return chunk;
  });
}

/** @param {Buffer | string} content */
const zipped = (content) => gzipSync(content, { level: 9 }).length;

/** @param {string} folder of the client build @returns {Manifest} */
const readManifest = (folder) =>
  JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));

/** What files weigh together, each counted once. @param {string} folder @param {readonly string[]} files */
const weigh = (folder, files) =>
  [...new Set(files)].reduce(
    (total, file) => total + zipped(readFileSync(path.join(folder, file))),
    0,
  );

/**
 * What weighs on the first load of a page: the scripts that hydrate its first screen, and the styles of all of it. The script of its rest comes
 * once the first screen is alive.
 *
 * @param {string} folder of the client build
 * @param {string} id of the page
 */
export function weighAssets(folder, id) {
  const manifest = readManifest(folder);
  const first = chunksOf(manifest, [...ENTRIES, moduleOf(id, 'Page')]);
  const rest = moduleOf(id, 'Rest') in manifest ? chunksOf(manifest, [moduleOf(id, 'Rest')]) : [];
  return {
    script: weigh(
      folder,
      first.map(({ file }) => file),
    ),
    style: weigh(
      folder,
      [...first, ...rest].flatMap(({ css }) => css ?? []),
    ),
  };
}

/** The parts of the game of which a visitor loads one: the texts of a language, and the charts of a mash-up. */
const ONE_OF = [/^\.\.\/locales\/\w+\/play\.json/u, /^game\/charts\/mashups\//u];

/**
 * What a visitor who plays loads besides: the game with its styles, charts of all songs, and the heaviest of what is one of several.
 *
 * @param {string} folder
 */
export function weighGame(folder) {
  const all = Object.entries(readManifest(folder));
  const heaviest = ONE_OF.map((kind) => {
    const files = all.filter(([key]) => kind.test(key)).map(([, { file }]) => file);
    return Math.max(0, ...files.map((file) => weigh(folder, [file])));
  });
  const parts = all.filter(
    ([key]) => /features\/play\/|^game\//u.test(key) && !ONE_OF.some((kind) => kind.test(key)),
  );
  if (parts.length === 0) throw new Error('the build has no game');
  const files = parts.flatMap(([, { file, css }]) => [file, ...(css ?? [])]);
  return heaviest.reduce((sum, bytes) => sum + bytes, weigh(folder, files));
}

/** What a rendered page weighs with its data. @param {{ head: string, html: string }} output @param {unknown} data */
export function weighDocument({ head, html }, data) {
  return zipped(`${head}${html}${JSON.stringify(data)}`);
}

/**
 * One sentence for each weight that is above its budget, or takes of the reserve.
 *
 * @param {readonly { what: string, kind: keyof typeof BUDGETS, bytes: number }[]} weights
 */
export function faultsOf(weights) {
  return weights.flatMap(({ what, kind, bytes }) => {
    const budget = BUDGETS[kind];
    const weight = `${what}: ${kind} of ${bytes} bytes`;
    if (bytes > budget) return [`${weight}, budget ${budget}`];
    return kind === 'script' && bytes > budget - RESERVE
      ? [`${weight}, which leaves ${budget - bytes} of the reserve of ${RESERVE}`]
      : [];
  });
}
