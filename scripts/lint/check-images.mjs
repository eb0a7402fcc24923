// Refuses images and actions that are named by a tag.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { namedByTag } from './images.mjs';

const FILES = ['*Dockerfile', 'deploy/*.yaml', '.github/*.yml', '.github/*.yaml'];

const listed = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...FILES],
  { encoding: 'utf8' },
);
const found = [...new Set(listed.split('\0').filter(Boolean))].flatMap((file) =>
  namedByTag(file, readFileSync(file, 'utf8')).map((image) => `${file}: ${image}`),
);
if (found.length > 0) {
  process.stderr.write(`named without a digest:\n${found.map((line) => `  ${line}\n`).join('')}`);
  process.exitCode = 1;
}
