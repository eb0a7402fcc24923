/** The size budgets of each page's first load, and the measured sizes. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes. Scripts, styles and documents as sent with gzip; fonts as they are, for all faces of a language together. */
export const BUDGETS = { script: 90_000, style: 20_000, document: 25_000, font: 150_000 };

const ENTRIES = ['src/start-client.ts', 'src/entry-client.tsx'];

/** @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** Module of a page in Vite's manifest, as in the server. @param {string} id */
const moduleOf = (id) => `src/pages/${id}/${id.charAt(0).toUpperCase()}${id.slice(1)}Page.tsx`;

/** All chunks that a page loads at first. @param {Manifest} manifest @param {string} id */
function chunksOf(manifest, id) {
  /** @type {Set<string>} */
  const keys = new Set();
  /** @param {string} key */
  const visit = (key) => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  [...ENTRIES, moduleOf(id)].forEach(visit);
  return [...keys].map((key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    return chunk;
  });
}

/** @param {Buffer | string} content */
const zipped = (content) => gzipSync(content, { level: 9 }).length;

/**
 * What a page's scripts and styles weigh.
 *
 * @param {string} folder of the client build
 * @param {string} id of the page
 */
export function weighAssets(folder, id) {
  const manifest = /** @type {Manifest} */ (
    JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))
  );
  const chunks = chunksOf(manifest, id);
  const sum = (/** @type {string[]} */ files) =>
    [...new Set(files)].reduce(
      (total, file) => total + zipped(readFileSync(path.join(folder, file))),
      0,
    );
  return {
    script: sum(chunks.map(({ file }) => file)),
    style: sum(chunks.flatMap(({ css }) => css ?? [])),
  };
}

/** What a rendered page weighs with its data. @param {{ head: string, html: string }} output @param {unknown} data */
export function weighDocument({ head, html }, data) {
  return zipped(`${head}${html}${JSON.stringify(data)}`);
}

/** What fonts weigh together. @param {readonly string[]} files */
export function weighFonts(files) {
  return files.reduce((total, file) => total + statSync(file).size, 0);
}

/**
 * One sentence for each weight that is above its budget.
 *
 * @param {readonly { what: string, kind: keyof typeof BUDGETS, bytes: number }[]} weights
 */
export function faultsOf(weights) {
  return weights
    .filter(({ kind, bytes }) => bytes > BUDGETS[kind])
    .map(({ what, kind, bytes }) => `${what}: ${kind} of ${bytes} bytes, budget ${BUDGETS[kind]}`);
}
