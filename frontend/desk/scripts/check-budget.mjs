/** Fails when the desk's first load is heavier than it may be. Runs after the build. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of scripts, styles and the document, as sent with gzip. */
export const BUDGET = 300_000;

/** @typedef {{ file: string, imports?: string[], css?: string[], isEntry?: boolean }} Chunk */

/**
 * What the desk loads before anything is pressed: its document, the entry, what that imports, and the texts of the language
 * that weighs most.
 *
 * @param {string} folder of the build
 * @returns {number} bytes
 */
export function weighFirstLoad(folder) {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'));
  const weigh = (/** @type {string} */ file) =>
    gzipSync(readFileSync(path.join(folder, file)), { level: 9 }).length;
  /** @type {Set<string>} */
  const files = new Set(['index.html']);
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    chunk.imports?.forEach(visit);
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry === true);
  if (entries.length === 0) throw new Error('the build has no entry');
  entries.forEach(visit);
  const texts = Object.entries(manifest)
    .filter(([key]) => /(?:^|\/)locales\/\w+\/desk\.json$/u.test(key))
    .map(([, { file }]) => weigh(file));
  return [...files].reduce((sum, file) => sum + weigh(file), Math.max(0, ...texts));
}

if (process.argv[1] === import.meta.filename) {
  const bytes = weighFirstLoad(path.resolve(import.meta.dirname, '../../dist/desk'));
  console.log(`desk      first load      ${bytes}`);
  if (bytes > BUDGET) {
    console.error(`the desk's first load has ${bytes} bytes, budget ${BUDGET}`);
    process.exitCode = 1;
  }
}
