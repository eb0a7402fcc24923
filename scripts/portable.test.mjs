// macOS has bash 3.2 and BSD's tools. What they lack must not come back into the scripts.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

/** What to look for, and what to write instead. */
const MISSING = [
  { pattern: /\b(?:mapfile|readarray)\b/u, instead: 'while read' },
  { pattern: /\b(?:declare|local) -A\b/u, instead: 'two arrays, or a case' },
  { pattern: /\$\{\w+(?:,,|\^\^)/u, instead: 'tr' },
  { pattern: /\bsed --/u, instead: 'the short option' },
  { pattern: /\bcmp --/u, instead: 'the short option' },
  { pattern: /\brealpath\b/u, instead: 'cd and pwd -P' },
  { pattern: /\bsha256sum --|\$\(sha256sum/u, instead: 'sha256_of of lib.sh' },
];

const root = path.resolve(import.meta.dirname, '..');
const scripts = execFileSync('git', ['ls-files', '*.sh', 'scripts/hooks', '.ci'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** @param {string} text */
const faultsOf = (text) =>
  text
    .split('\n')
    .flatMap((line) =>
      MISSING.filter(({ pattern }) => pattern.test(line)).map(
        ({ instead }) => `${line.trim()}: take ${instead}`,
      ),
    );

it.each(scripts)('%s runs on macOS', (script) => {
  expect(faultsOf(readFileSync(path.join(root, script), 'utf8'))).toEqual([]);
});

it('finds what macOS lacks', () => {
  expect(faultsOf('mapfile -t files < <(ls)\nsed --quiet p "$(realpath a)"')).toEqual([
    'mapfile -t files < <(ls): take while read',
    'sed --quiet p "$(realpath a)": take the short option',
    'sed --quiet p "$(realpath a)": take cd and pwd -P',
  ]);
});
