import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { PUBLIC, BUILD_MANIFEST } from './places';
import type { Product } from './step';
import { writeChanged } from './write-changed';

/** What a step made, and from what. */
export interface Entry extends Product {
  readonly key: string;
}

/** Every step's entry by its name. Committed, so that a fresh clone knows from which sources its pictures are made. */
export type BuildManifest = Record<string, Entry>;

/** The build manifest; an empty one before the first run. */
export function readManifest(file: string = BUILD_MANIFEST): BuildManifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : {};
}

/** Writes the build manifest with its steps sorted, so that the order of work does not show. */
export function writeManifest(manifest: BuildManifest, file: string = BUILD_MANIFEST): void {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeChanged(file, `${JSON.stringify(sorted, null, 1)}\n`);
}

/**
 * Whether a step may be skipped: made from the same sources, and every file still there. What is to be kept has the same
 * name in each version, and Git may ignore it, so its size is compared too.
 */
export function isFresh(entry: Entry | undefined, key: string, folder: string = PUBLIC): boolean {
  if (entry?.key !== key) return false;
  const isThere = (file: string) => existsSync(path.join(folder, file));
  return (
    entry.files.every(isThere) &&
    Object.values(entry.downloads ?? {}).every(
      ({ href, bytes }) => isThere(href) && statSync(path.join(folder, href)).size === bytes,
    )
  );
}
