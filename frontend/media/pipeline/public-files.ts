import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { digest } from './digest';
import { PUBLIC } from './places';

/** Writes a file below `public/` and returns its path there. It appears whole: a site that runs serves it at once. */
export function writePublic(file: string, bytes: Uint8Array | string): string {
  const target = path.join(PUBLIC, file);
  mkdirSync(path.dirname(target), { recursive: true });
  // A name that begins with a dot is never served.
  const part = path.join(path.dirname(target), `.${path.basename(target)}.part`);
  writeFileSync(part, bytes);
  renameSync(part, target);
  return file;
}

/** Writes a file below `public/media` under its content's digest and returns its path. */
export const writeMedia = (name: string, ending: string, bytes: Uint8Array): string =>
  writePublic(`media/${name}.${digest(bytes).slice(0, 8)}.${ending}`, bytes);

/** Removes what earlier sources made: the files in `public/media` whose names fit. */
export function removeMedia(name: RegExp): void {
  const folder = path.join(PUBLIC, 'media');
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) {
    if (name.test(file)) rmSync(path.join(folder, file));
  }
}
