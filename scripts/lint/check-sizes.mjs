// Checks the sizes of all files and functions, see sizes.mjs, and that each component of `ui` has a test beside it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';

import { judged, sizesOf, untested } from './sizes.mjs';
import { EXCEPTIONS } from './size-exceptions.mjs';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
});
const paths = listed.split('\n').filter((path) => path !== '' && existsSync(path));
const sources = paths.filter((path) => /\.(?:rs|tsx?|mjs|css|sh)$/u.test(path));
const problems = sources.flatMap((path) => sizesOf(path, readFileSync(path, 'utf8')));
const found = [...judged(problems, EXCEPTIONS), ...untested(paths)];

for (const problem of found) process.stderr.write(`error: ${problem}\n`);
process.exitCode = found.length > 0 ? 1 : 0;
