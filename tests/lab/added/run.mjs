// Adds a page and a language to a copy of the tree by what README says, and runs everything there. Prints a line for each step, and
// what it said where it failed; ends with 1 when one did. Arguments name steps, which are then the only ones.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { CHINESE, PRESS, addLanguage, addPage } from '../../../frontend/scripts/additions.mjs';
import { changesOf, copyTree } from './copy.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** How much of what a step says is shown when it fails. */
const SHOWN = 6000;

/** What is run, in its order: lines of bash in the copy. */
const STEPS = new Map([
  ['lists', 'make lists'],
  ['format', 'npm run --silent format'],
  ['build', 'npm run --silent build'],
  ['media', 'npm run --silent media'],
  ['lint', 'node scripts/lint/lint.mjs'],
  ['site', 'npm run --silent test --workspace @axtorm/frontend'],
  ['desk', 'npm run --silent test --workspace @axtorm/desk'],
  ['game', 'npm run --silent test --workspace @axtorm/game'],
  ['pictures', 'npm run --silent test --workspace @axtorm/media'],
  ['program', 'cargo build --locked --package server'],
  ['rust', 'node scripts/rust-tests.mjs'],
  [
    'browser',
    'npx --workspace @axtorm/tests playwright test browser/hydration.spec.ts --project browser',
  ],
]);

/** @param {readonly string[]} wanted */
function stepsOf(wanted) {
  const unknown = wanted.filter((name) => !STEPS.has(name));
  if (unknown.length > 0) {
    process.stderr.write(
      `no such steps: ${unknown.join(', ')}; there are ${[...STEPS.keys()].join(', ')}\n`,
    );
    process.exit(2);
  }
  return [...STEPS].filter(([name]) => wanted.length === 0 || wanted.includes(name));
}

/** Runs one step and says how it ended. @param {string} name @param {string} command @param {string} folder */
function passes(name, command, folder) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    // The tests of the copy start the program of the copy.
    env: { ...process.env, PROGRAM_PATH: path.join(folder, 'target/debug/server') },
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0).padStart(5);
  const isGood = status === 0;
  process.stdout.write(`${seconds} s  ${name}${isGood ? '' : `: FAILED (${command})`}\n`);
  if (!isGood) process.stdout.write(`${`${stdout}\n${stderr}`.slice(-SHOWN)}\n`);
  return isGood;
}

const steps = stepsOf(process.argv.slice(2));
const copy = mkdtempSync(path.join(os.tmpdir(), 'added-'));
try {
  copyTree(root, copy);
  addLanguage(copy, CHINESE);
  addPage(copy, PRESS);
  process.stdout.write(`${changesOf(copy)}\n`);
  const failed = steps.filter(([name, command]) => !passes(name, command, copy));
  process.stdout.write(`\n${changesOf(copy)}\n`);
  process.stdout.write(
    failed.length === 0
      ? 'a page and a language are added by what README says\n'
      : `failed: ${failed.map(([name]) => name).join(', ')}\n`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  if (process.env['KEEP'] === undefined) rmSync(copy, { recursive: true, force: true });
  else process.stdout.write(`${copy}\n`);
}
