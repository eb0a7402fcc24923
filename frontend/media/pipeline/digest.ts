import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ROOT } from './places';

/** SHA-256 of texts or bytes, one after the other, in hexadecimal. */
export function digest(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    hash.update(`${part.length.toString()}\n`);
    hash.update(part);
  }
  return hash.digest('hex');
}

/** A source's text as every checkout agrees on it: a clone on Windows may have other line ends. */
function textOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

/** Relative imports of a module, static, re-exported or dynamic, and worker URLs. */
const IMPORT = /(?:from\s+|import\s*\(\s*|import\s+|new URL\(\s*)['"](\.[^'"]+)['"]/g;

function resolve(from: string, specifier: string): string | undefined {
  const target = path.resolve(path.dirname(from), specifier);
  return [target, `${target}.ts`, `${target}.mjs`, `${target}.json`].find(
    (file) => path.extname(file) !== '' && existsSync(file),
  );
}

/** Every file that a module imports from this repository, itself included, sorted. */
export function importGraph(entry: string): readonly string[] {
  const found = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, specifier = ''] of textOf(file).matchAll(IMPORT)) {
      const next = resolve(file, specifier);
      if (next !== undefined) waiting.push(next);
    }
  }
  return [...found].sort();
}

/**
 * Digest of a module with all it imports, and of further inputs. It reads texts and no times, so that
 * two clones agree.
 */
export function sourceDigest(entry: string, inputs: readonly string[] = []): string {
  const files = [...importGraph(entry), ...inputs];
  return digest(
    ...files.flatMap((file) => [path.relative(ROOT, file).replaceAll('\\', '/'), textOf(file)]),
  );
}
