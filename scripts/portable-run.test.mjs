// Runs each script that has no test of its own from its first line to its last, with programs that do nothing in the place of
// what it calls. SCRIPT_TOOLS chooses the bash and the tools; docs/testing.md says how.
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

describe('each script runs to its end', () => {
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

  it('doc.sh', () => {
    take('doc.sh');
    programs('cargo');
    expect(run('doc.sh').at(-1)).toContain('--no-default-features');
  });

  it('coverage.sh', () => {
    take('coverage.sh');
    others('node-modules', 'v8', 'postgresql');
    programs('npm', 'node', 'cargo', 'rustup');
    checkout.program('cargo-llvm-cov', stub('cargo-llvm-cov'));
    checkout.program('rustc', 'if [[ "$1" == -vV ]]; then echo "host: x"; else echo /none; fi');
    expect(run('coverage.sh').at(-1)).toMatch(/^node .*coverage-table/u);
    expect(run('coverage.sh', { PACKAGES: 'a b' }, 'rust').join('\n')).toContain('--package b');
  });

  it("coverage.sh takes LLVM's tools of the compiler's version where rustup gives none", () => {
    take('coverage.sh');
    others('node-modules', 'v8', 'postgresql');
    programs('node');
    checkout.program('rustup', 'exit 1');
    const version = 'printf "host: x\\nLLVM version: 22.1.2\\n"';
    checkout.program('rustc', `if [[ "$1" == -vV ]]; then ${version}; else echo /none; fi`);
    checkout.program('cargo-llvm-cov', `${stub('cargo-llvm-cov')}echo "by $LLVM_PROFDATA"`);
    programs('llvm-profdata-21', 'llvm-cov-21');
    expect(checkout.run('coverage.sh', {}, 'rust').status).toBe(1);
    programs('llvm-profdata-22', 'llvm-cov-22');
    const { status, stdout } = checkout.run('coverage.sh', {}, 'rust');
    expect(status).toBe(0);
    expect(stdout).toContain('llvm-profdata-22');
  });

  it('sbom.sh', () => {
    take('sbom.sh');
    others('node-modules');
    programs('npm', 'node');
    checkout.program('rustc', 'echo "host: x"');
    checkout.program(
      'cargo',
      `${stub('cargo')}mkdir -p target/programs/cargo-cyclonedx/0.5.9/bin
printf '#!%s\\n[[ $1 == cyclonedx ]] && echo "file://%s/a" >server/sbom-of-crates.json\\n' "$BASH" "$PWD" >target/programs/cargo-cyclonedx/0.5.9/bin/cargo-cyclonedx
PATH=/bin:/usr/bin chmod 755 target/programs/cargo-cyclonedx/0.5.9/bin/cargo-cyclonedx`,
    );
    checkout.write('server/Cargo.toml', '');
    expect(run('sbom.sh').at(-1)).toContain('check-sbom.mjs');
    expect(checkout.read('sbom/server.cdx.json')).toBe('file:///a\n');
  });

  it('sbom.sh names the program that cannot be built', () => {
    take('sbom.sh');
    others('node-modules');
    checkout.program('cargo', 'exit 1');
    checkout.program('rustc', 'echo "host: x"');
    const { status, stderr } = checkout.run('sbom.sh');
    expect(stderr).toContain('error: crates.io gave no cargo-cyclonedx 0.5.9');
    expect(status).toBe(1);
  });

  it('check-commits.sh', () => {
    take('check-commits.sh', 'hooks/commit-msg');
    checkout.link('git', 'chmod');
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

  it('build.sh', () => {
    take('build.sh');
    others('doctor', 'v8', 'frontend');
    programs('cargo');
    checkout.built('target/debug/server', '');
    expect(run('build.sh')).toContain('doctor build');
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
