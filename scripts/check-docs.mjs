// Fails when a decision lacks a part, or a document or a comment names a file that does not exist or has a word that is not plain. Part of `npm run lint`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { faultsOfIndex, faultsOfReplacements } from './decision-index.mjs';
import {
  deadCommands,
  deadPaths,
  deadPathsInComments,
  faultsOfDecision,
  tooLong,
  unplainWords,
} from './docs.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));

const DECISIONS = 'docs/decisions/';
const TEMPLATE = '0000-template.md';
const INDEX = 'README.md';
/** Sources whose text the digests of committed media hold: another word in a comment would have these made again. */
const DIGESTED = /^frontend\/media\//u;
/** Files with comments. */
const SOURCE = /(?:\.(?:rs|ts|tsx|mjs|css|sh|toml|yml|yaml)|(?:^|\/)(?:Makefile|Dockerfile))$/u;

// New files count before they are committed; what Git ignores is made by a build and need not be there.
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(file));
const folders = [
  ...new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? '')),
];
const exists = (/** @type {string} */ file) =>
  existsSync(file) || spawnSync('git', ['check-ignore', '--quiet', file]).status === 0;

/** The names of all commands that `make` and npm know here. */
const commands = {
  make: new Set(
    [...readFileSync('Makefile', 'utf8').matchAll(/^([a-z\d-]+):/gmu)].map(([, name = '']) => name),
  ),
  'npm run': new Set(
    files
      .filter((file) => path.basename(file) === 'package.json')
      .flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8')).scripts ?? {})),
  ),
};

const documents = files.filter((file) => file.endsWith('.md'));
const sources = files.filter((file) => SOURCE.test(file));
const decisions = documents.filter(
  (file) => file.startsWith(DECISIONS) && ![TEMPLATE, INDEX].includes(path.basename(file)),
);
const numbers = decisions.map((file) => path.basename(file).slice(0, 4));
const faults = [
  ...decisions.flatMap((file) =>
    faultsOfDecision(path.basename(file), readFileSync(file, 'utf8'), numbers).map(
      (fault) => `${file}: ${fault}`,
    ),
  ),
  ...documents.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const dead = deadCommands(text, commands).map((command) => `there is no command ${command}`);
    return [...tooLong(file, text), ...dead].map((fault) => `${file}: ${fault}`);
  }),
  ...documents.flatMap((file) =>
    deadPaths(readFileSync(file, 'utf8'), folders, exists).map(
      (dead) => `${file}: there is no ${dead}`,
    ),
  ),
  ...sources.flatMap((file) =>
    deadPathsInComments(file, readFileSync(file, 'utf8'), folders, exists).map(
      (dead) => `${file}: there is no ${dead}`,
    ),
  ),
];
for (const file of [...documents, ...sources].filter((each) => !DIGESTED.test(each)))
  faults.push(
    ...unplainWords(file, readFileSync(file, 'utf8')).map((fault) => `${file}: ${fault}`),
  );
const texts = decisions.map((file) => ({
  name: path.basename(file),
  text: readFileSync(file, 'utf8'),
}));
const index = readFileSync(DECISIONS + INDEX, 'utf8');
for (const fault of [...faultsOfReplacements(texts), ...faultsOfIndex(index, texts)])
  faults.push(`${DECISIONS}${fault}`);
if (decisions.length === 0) faults.push(`${DECISIONS} has no decisions`);
for (const fault of faults) process.stderr.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
