/**
 * What was measured last. To decode every sound, and to paint what videos and pictures of the game show, takes minutes, and gives
 * the same as long as the files are the same: so `npm run measure` does it once for each change and keeps here what it has
 * measured, and `npm test` compares.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { readManifest } from '../pipeline/build-manifest';
import { digest } from '../pipeline/digest';
import { PUBLIC } from '../pipeline/places';
import { STILLS } from '../video/stills';

const MEDIA = path.join(import.meta.dirname, '..');

/** Where the record is. Committed, as what it is of. */
export const RECORD = path.join(import.meta.dirname, 'record.json');

/** The name under which the record has the measuring tests themselves. */
const TESTS = 'tests';

function testsDigest(): string {
  const files = globSync('**/*.measured.ts', { cwd: MEDIA, exclude: ['node_modules'] }).sort();
  return digest(
    ...files.map((file) => readFileSync(path.join(MEDIA, file), 'utf8').replaceAll('\r\n', '\n')),
  );
}

/** Whether a step makes what is measured: a sound, a video, or a picture of the game. */
const isMeasured = (step: string): boolean =>
  /^(?:sound|video) /u.test(step) || STILLS.some(({ name }) => step === `picture ${name}`);

/** A digest of each of these as it is now, with what it was made from, and one of the tests that measure them. */
export function measuredNow(): Record<string, string> {
  const made = Object.entries(readManifest())
    .filter(([name]) => isMeasured(name))
    .map(([name, { key, files }]) => {
      const bytes = files.map((file) => readFileSync(path.join(PUBLIC, file)));
      return [name, digest(key, ...files, ...bytes)] as const;
    });
  return Object.fromEntries([...made, [TESTS, testsDigest()]]);
}
