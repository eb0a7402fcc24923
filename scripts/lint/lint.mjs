// Runs the checks that need neither a build nor a test, as many at once as there are cores. Prints a line for each, and
// what it says only if it fails. Arguments name kinds or areas of `checks.mjs`; without one all are run.
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { AREAS, checksOf } from './checks.mjs';
import { runAll } from './run-all.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const { checks, unknown } = checksOf(wanted);
if (unknown.length > 0) {
  const known = Object.entries(AREAS).flatMap(([area, kinds]) => [area, ...Object.keys(kinds)]);
  process.stderr.write(`no such checks: ${unknown.join(', ')}; there are ${known.join(', ')}\n`);
  process.exit(2);
}

const failed = await runAll(checks, {
  cwd: root,
  atOnce: Math.max(2, os.availableParallelism()),
  programs: path.join(root, 'node_modules/.bin'),
  say: (text) => process.stdout.write(text),
});
process.exitCode = failed.length > 0 ? 1 : 0;
