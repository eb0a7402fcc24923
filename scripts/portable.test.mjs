// macOS has bash 3.2 and BSD's tools, Alpine has busybox's. What they lack must not come back into the scripts.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { programOf } from './scratch-checkout.mjs';

/** Tools whose long options belong to GNU alone. */
const TOOLS =
  'awk|basename|cat|chmod|cmp|cp|cut|df|dirname|find|grep|gzip|head|ln|ls|mkdir|mktemp|mv|rm|sed|sort|tail|tar|touch|tr|wc|xargs';

/** What to look for, and what to write instead. */
const MISSING = [
  { pattern: /\b(?:mapfile|readarray)\b/u, instead: 'while read' },
  { pattern: /\b(?:declare|local|typeset) -[a-z]*[An]/u, instead: 'two arrays, or a case' },
  { pattern: /\$\{\w+(?:,|\^|@[A-Za-z])/u, instead: 'tr, or printf %q' },
  { pattern: /\$\{\w+\[-\d/u, instead: 'an index from the front' },
  { pattern: /\[\[ (?:! )?-v /u, instead: '${name+set}' },
  { pattern: /\bwait -n\b|\bcoproc\b|\bglobstar\b|\blastpipe\b/u, instead: 'what bash 3.2 has' },
  { pattern: /&>>|\|&/u, instead: '2>&1' },
  { pattern: /\bprintf [^|]*%\([^)]*\)T/u, instead: 'date' },
  // Text between quotes is for people.
  {
    pattern: new RegExp(`(?:^|[|(;&!]) *(?:${TOOLS})(?: -\\w+)* --\\w`, 'u'),
    instead: 'the short option',
  },
  { pattern: /\bfind [^|]*-delete\b/u, instead: '-exec rm -f {} +' },
  { pattern: /\btar [^|]*--exclude/u, instead: 'find' },
  { pattern: /\bsed -[a-z]*i/u, instead: 'another file, and mv' },
  { pattern: /\bsed [^|]*\\[?+]/u, instead: 'sed -E' },
  { pattern: /\bgrep [^|]*\\b/u, instead: 'grep -w' },
  { pattern: /\b(?:realpath|readlink -[a-z]*f)\b/u, instead: 'cd and pwd -P' },
  {
    pattern: /\b(?:stat -|date -d|xargs -[a-z0-9]*r|nproc\b|tac\b|seq )/u,
    instead: 'what POSIX has',
  },
  { pattern: /\bsha256sum --|\$\(sha256sum/u, instead: 'sha256_of of lib.sh' },
];

/** It says by itself that it is for Linux alone. */
const LINUX_ALONE = ['scripts/v8-from-source.sh'];

const root = path.resolve(import.meta.dirname, '..');
const scripts = execFileSync('git', ['ls-files', '*.sh', 'scripts/hooks', '.ci'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((script) => !LINUX_ALONE.includes(script));

/** @param {string} text */
const faultsOf = (text) =>
  text
    .split('\n')
    .flatMap((line) =>
      MISSING.filter(({ pattern }) => pattern.test(line)).map(
        ({ instead }) => `${line.trim()}: take ${instead}`,
      ),
    );

it.each(scripts)('%s names nothing that macOS or busybox lacks', (script) => {
  expect(faultsOf(readFileSync(path.join(root, script), 'utf8'))).toEqual([]);
});

it.each([
  ['mapfile -t files < <(ls)', 'while read'],
  ['local -A table', 'two arrays, or a case'],
  ['local -n other="$1"', 'two arrays, or a case'],
  ['echo "${name,,}"', 'tr, or printf %q'],
  ['echo "${list[-1]}"', 'an index from the front'],
  ['[[ -v name ]]', '${name+set}'],
  ['wait -n', 'what bash 3.2 has'],
  ['make |& tee log', '2>&1'],
  ['printf "%(%F)T"', 'date'],
  ['cat a | sort --unique', 'the short option'],
  ['  grep -r --quiet a b', 'the short option'],
  ['find . -name a -delete', '-exec rm -f {} +'],
  ['tar -cf a.tar --exclude b c', 'find'],
  ['sed -i s/a/b/ c', 'another file, and mv'],
  ["sed 's/a\\?//' c", 'sed -E'],
  ["grep '\\bword' c", 'grep -w'],
  ['cd "$(realpath a)"', 'cd and pwd -P'],
  ['stat -c %s a', 'what POSIX has'],
  ['sum="$(sha256sum a)"', 'sha256_of of lib.sh'],
])('finds what some systems lack: %s', (line, instead) => {
  expect(faultsOf(line)).toEqual([`${line.trim()}: take ${instead}`]);
});

it.each(scripts)('%s is understood by the bash that is chosen', (script) => {
  const { status, stderr } = spawnSync(programOf('bash'), ['-n', path.join(root, script)], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it('each script can be executed', () => {
  const listed = execFileSync(
    'git',
    ['ls-files', '--stage', 'scripts/*.sh', 'scripts/hooks', '.ci'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const others = listed.split('\n').filter((line) => line !== '' && !line.startsWith('100755'));
  expect(others.map((line) => line.split('\t')[1])).toEqual([]);
});
