// Runs scripts from their first line to their last, with programs that only note their call in the place of what they call.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const CALLS = 'calls';

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout();
  checkout.link('find', 'head', 'ln', 'sort', 'tail', 'xargs', 'env', 'ls');
  checkout.write('rust-toolchain.toml', 'channel = "1.95.0"\n');
  checkout.write('package-lock.json', '{}');
  checkout.write('package.json', '{}');
  checkout.write(
    'Cargo.lock',
    '[[package]]\nname = "server"\n\n[[package]]\nname = "v8"\nversion = "1.2.3"\n',
  );
});
afterEach(() => {
  checkout.remove();
});

/** Stands for a program or a script: notes how it was called. @param {string} name @param {string} [more] */
const stub = (name, more = '') =>
  `printf '%s\\n' "${name} $*" >>'${checkout.root}/${CALLS}'\n${more}`;

/** @param {string[]} names */
const programs = (...names) => {
  for (const name of names) checkout.program(name, stub(name));
};

/** @param {string[]} names */
const others = (...names) => {
  for (const name of names) checkout.script(name, stub(name));
};

const calls = () => checkout.read(CALLS).trim().split('\n');

/** @param {string} script @param {Record<string, string>} [variables] @param {string[]} args */
const run = (script, variables = {}, ...args) => {
  const { status, stderr } = checkout.run(script, variables, ...args);
  expect({ status, stderr: stderr.replaceAll(/^==> .*\n/gmu, '') }).toEqual({
    status: 0,
    stderr: '',
  });
  return calls();
};

/** @param {string[]} names */
const take = (...names) => {
  for (const name of names)
    checkout.write(`scripts/${name}`, readFileSync(path.join(import.meta.dirname, name), 'utf8'));
};

describe('a script of the shell', () => {
  it('frontend.sh builds when a source is newer, and not otherwise', () => {
    take('frontend.sh');
    others('node-modules');
    programs('npm');
    for (const folder of ['src', 'game', 'desk', 'scripts'])
      checkout.write(`frontend/${folder}/a`, '');
    checkout.write('frontend/package.json', '{}');
    checkout.write('frontend/vite.config.ts', '');
    checkout.write('locales/en/a.json', '{}');
    expect(run('frontend.sh')).toContain('npm run build');
    checkout.write('frontend/dist/client/.vite/manifest.json', '{}');
    checkout.write('frontend/dist/server/entry-server.js', '');
    checkout.write('frontend/dist/desk/.vite/manifest.json', '{}');
    checkout.write(CALLS, '');
    expect(run('frontend.sh')).not.toContain('npm run build');
  });

  it('check-commits.sh', () => {
    take('check-commits.sh', 'hooks/commit-msg', 'commit-message.mjs');
    checkout.link('git', 'chmod', 'node');
    const git = (/** @type {string[]} */ ...args) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
        cwd: checkout.root,
        encoding: 'utf8',
      });
    git('init', '--quiet');
    for (const text of ['one', 'two', 'three'])
      git('commit', '--quiet', '--allow-empty', '--message', `fix(a): ${text}`);
    execFileSync('chmod', ['755', path.join(checkout.root, 'scripts/hooks/commit-msg')]);
    const { status, stdout, stderr } = checkout.run('check-commits.sh', {}, 'HEAD~2', 'HEAD');
    expect(stderr).toBe('');
    expect(stdout).toBe('==> commit messages: 2 checked\n');
    expect(status).toBe(0);
  });

  it('run.sh tells the server when the media are made, and ends as it does', () => {
    take('run.sh');
    others('build');
    checkout.link('sleep', 'nice');
    for (const folder of ['kit', 'media']) checkout.write(`public/${folder}/a`, '');
    checkout.program('npm', `${stub('npm')}: >public/kit/new.zip`);
    checkout.built(
      'target/debug/server',
      `trap 'exit 3' HUP\n${stub('server')}while :; do sleep 0.02; done`,
    );
    expect(checkout.run('run.sh', {}, 'serve', '--flag').status).toBe(3);
    expect(calls().toSorted()).toEqual(['build ', 'npm run --silent media', 'server serve --flag']);
  });
});

it('each script can be executed', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const listed = execFileSync(
    'git',
    ['ls-files', '--stage', 'scripts/*.sh', 'tests/lab/*.sh', 'scripts/hooks'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(listed.split('\n').filter((line) => !/^(?:100755|$)/u.test(line))).toEqual([]);
});
