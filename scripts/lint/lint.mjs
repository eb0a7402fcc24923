// Runs the checks that need neither a build nor a test, as many at once as there are cores. Prints a line for each, and
// what it says only if it fails. Arguments name kinds: format, shell, linters, architecture, types; without one all are run.
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { runAll } from './run-all.mjs';

/** What a comment would say to switch a rule off. */
const SWITCHED_OFF = '(ox|es)lint-(disable|enable)';

/** The checks of each kind. */
const KINDS = {
  linters: {
    'texts that are used': 'npm run --silent check:used-texts',
    oxlint: 'oxlint',
    knip: 'knip',
    stylelint: 'stylelint "frontend/{src,desk}/**/*.css"',
    'texts in all languages': 'npm run --silent check:locales',
    documents: 'npm run --silent check:docs',
    sizes: 'npm run --silent check:sizes',
    'rules that are switched off': `! git grep --untracked --line-number --extended-regexp '${SWITCHED_OFF}' -- ':!package-lock.json'`,
  },
  types: {
    'types of frontend': 'tsc --noEmit --project frontend',
    'types of tests': 'tsc --noEmit --project tests',
    'types of media': 'tsc --noEmit --project frontend/media',
    'types of game': 'tsc --noEmit --project frontend/game',
    'types of desk': 'tsc --noEmit --project frontend/desk',
    'types of scripts': 'tsc --noEmit --project scripts',
    'types of examples': 'tsc --noEmit --project ssr-runtime/examples/template',
  },
  architecture: { architecture: 'npm run --silent check:architecture' },
  shell: { 'shell scripts': 'scripts/lint-shell.sh' },
  format: { 'format of Rust': 'cargo fmt --all --check', 'format of the rest': 'oxfmt --check' },
};

const root = path.resolve(import.meta.dirname, '../..');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((kind) => !(kind in KINDS));
if (unknown.length > 0) {
  process.stderr.write(
    `no such checks: ${unknown.join(', ')}; there are ${Object.keys(KINDS).join(', ')}\n`,
  );
  process.exit(2);
}
const checks = Object.entries(KINDS)
  .filter(([kind]) => wanted.length === 0 || wanted.includes(kind))
  .flatMap(([, commands]) => Object.entries(commands))
  .map(([name, command]) => ({ name, command }));

const failed = await runAll(checks, {
  cwd: root,
  atOnce: Math.max(2, os.availableParallelism()),
  programs: path.join(root, 'node_modules/.bin'),
  say: (text) => process.stdout.write(text),
});
process.exitCode = failed.length > 0 ? 1 : 0;
