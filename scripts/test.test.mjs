import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const STEPS = [
  'doctor',
  'node',
  'node-modules',
  'browser',
  'lint-shell',
  'frontend',
  'doc',
  'postgresql',
];

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('test.sh', 'test-summary.mjs');
  checkout.link('node');
  checkout.link('nice');
  checkout.link('sleep');
  checkout.write('scripts/lint/lint.mjs', '');
  checkout.write('scripts/rust-tests.mjs', '');
  // What the stages call succeeds and says nothing.
  for (const program of ['cargo', 'git', 'npm']) checkout.program(program, '');
  for (const step of STEPS) checkout.script(step, '');
  checkout.built('target/debug/server', '');
});
afterEach(() => {
  checkout.remove();
});

/** The stages that have run. @param {string} stdout */
const stages = (stdout) => [...stdout.matchAll(/^==> (.*)$/gmu)].map(([, name]) => name);

describe('the run of all checks', () => {
  it('begins with a look at the machine, for the areas that are wanted', () => {
    checkout.script('doctor', 'echo "doctor $*"; exit 1');
    const { status, stdout } = checkout.run('test.sh', {}, 'rust', 'media');
    expect(stdout).toBe('doctor test rust media\n');
    expect(status).toBe(1);
  });

  it('runs the other areas where there is no browser', () => {
    checkout.script('browser', 'exit 1');
    const { status, stdout, stderr } = checkout.run('test.sh');
    expect(stderr).toContain('THE AREA IS LEFT OUT: browser');
    expect(stages(stdout)).toContain('Rust tests');
    expect(stages(stdout)).not.toContain('browser tests');
    expect(status).toBe(0);
  });

  it.each([
    ['no area is left', {}, ['browser']],
    ['continuous integration has no browser', { CI: 'true' }, []],
  ])('ends before the long stages when %s', (_, variables, areas) => {
    checkout.script('browser', 'exit 1');
    const { status, stdout, stderr } = checkout.run('test.sh', variables, ...areas);
    expect(stages(stdout)).toEqual(['V8 library', 'browser']);
    expect(stderr).toContain('FAILED: browser');
    expect(status).toBe(1);
  });

  it('repeats above the sum what the machine cannot run', () => {
    checkout.script('doctor', 'echo "no cats: there is no cat" >tests/results/left-out.txt');
    const { stdout } = checkout.run('test.sh');
    expect(stdout.trim().split('\n').slice(-2)).toEqual([
      '!!! no cats: there is no cat !!!',
      '0 passed, 0 failed',
    ]);
  });

  it('says which engine cannot be installed, and tests in the others', () => {
    checkout.script('browser', '[[ "$1" != webkit ]]');
    checkout.program('id', 'echo 0');
    checkout.program('apt-get', '');
    const { status, stdout } = checkout.run('test.sh', { CI: 'true' }, 'browser');
    expect(stages(stdout)).toContain('browser tests');
    expect(stdout.trim().split('\n').slice(-2)).toEqual([
      '!!! the tests in webkit are not run: it cannot be installed !!!',
      '0 passed, 0 failed',
    ]);
    expect(status).toBe(0);
  });

  it('ends with the sum over the runners', () => {
    checkout.write(
      'scripts/rust-tests.mjs',
      "console.log('test result: ok. 7 passed; 0 failed; 0')",
    );
    const { status, stdout } = checkout.run('test.sh');
    expect(stages(stdout)).toContain('browser tests');
    expect(stdout.trim().split('\n').at(-1)).toBe('7 passed, 0 failed');
    expect(status).toBe(0);
  });

  it('builds beside the packages, and begins the Rust tests after them', () => {
    // It ends after the build, and a second later where no test has begun meanwhile.
    checkout.script(
      'node-modules',
      `until [[ -e 'tests/results/PostgreSQL.log' ]]; do sleep 0.05; done
for ((look = 0; look < 20; look++)); do
  [[ ! -e 'tests/results/Rust tests.running' ]] || exit 1
  sleep 0.05
done`,
    );
    const { status, stdout } = checkout.run('test.sh', {}, 'rust');
    expect(stages(stdout)).toContain('Rust tests');
    expect(status).toBe(0);
  });

  it('ends with what took long', () => {
    const printed = `     Running unittests src/lib.rs (target/debug/deps/a-1)
test cats::purr ... FAILED

---- cats::purr stdout ----

the cat is silent

---- cats::other stdout ----
test result: FAILED. 7 passed; 2 failed; 0 ignored; finished in 3.50s`;
    checkout.write(
      'scripts/rust-tests.mjs',
      `console.log(${JSON.stringify(printed)}); process.exitCode = 1;`,
    );
    const { status, stdout, stderr } = checkout.run('test.sh');
    expect(stderr).toContain('FAILED: Rust tests');
    expect(stdout).toMatch(/^ +\d+ {2}Rust tests$/mu);
    expect(stdout).toContain('  3.5  cargo test: unittests src/lib.rs');
    expect(stdout.trim().split('\n').slice(-3)).toEqual([
      'FAILED  cargo test: cats::purr',
      '    the cat is silent',
      '7 passed, 2 failed',
    ]);
    expect(status).toBe(1);
  });

  it('forgives no browser test that passes now and then', () => {
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 1 },
      suites: [
        {
          title: 'a.spec.ts',
          specs: [
            {
              title: 'it works',
              tests: [{ projectName: 'b', status: 'expected', results: [{ duration: 2500 }] }],
            },
            {
              title: 'it stays up',
              tests: [
                {
                  projectName: 'b',
                  status: 'flaky',
                  results: [{ duration: 1, errors: [{ message: '\u001B[31mit fell\u001B[39m' }] }],
                },
              ],
            },
          ],
        },
      ],
    };
    checkout.program(
      'npm',
      `[[ "$*" != *"--workspace @axtorm/tests" ]] || printf '%s' '${JSON.stringify(report)}' >"$PLAYWRIGHT_JSON_OUTPUT_FILE"`,
    );
    const { stdout } = checkout.run('test.sh');
    expect(stdout).toContain('  2.5  b a.spec.ts: it works');
    expect(stdout.trim().split('\n').slice(-3)).toEqual([
      'FAILED  b a.spec.ts: it stays up',
      '    it fell',
      '4 passed, 1 failed',
    ]);
  });

  it('stops at the first stage that fails, shows what it printed, and names it', () => {
    checkout.program('npm', 'echo "npm $*"; [[ "$*" != *test:scripts* ]]');
    const { status, stdout, stderr } = checkout.run('test.sh');
    expect(stages(stdout)).toContain('unit tests of the scripts');
    for (const later of ['bundles', 'browser tests']) expect(stages(stdout)).not.toContain(later);
    expect(stdout).toContain('npm run test:scripts');
    expect(stdout).not.toContain('npm run test:finished');
    expect(stderr).toContain('FAILED: unit tests of the scripts');
    expect(status).toBe(1);
  });

  it.each([
    ['frontend', 'checks of the rest', ['clippy', 'Rust tests', 'browser tests', 'V8 library']],
    ['media', 'finished music', ['checks of the rest', 'Rust tests', 'browser tests']],
    ['rust', 'Rust tests', ['checks of the rest', 'bundles', 'browser tests', 'browser']],
    ['browser', 'browser tests', ['checks of the rest', 'clippy', 'Rust tests']],
  ])('runs the stages of %s alone when asked to', (area, own, others) => {
    const { status, stdout } = checkout.run('test.sh', {}, area);
    expect(stages(stdout)).toContain(own);
    for (const other of others) expect(stages(stdout)).not.toContain(other);
    expect(status).toBe(0);
  });

  it('runs no stage again whose inputs are as they were when it passed, and counts what it reported', () => {
    checkout.link('cksum');
    checkout.program(
      'git',
      'case "$*" in "ls-files --stage"*) cat sources ;; "hash-object --stdin") cksum ;; esac',
    );
    const run = (/** @type {string} */ sources, variables = {}) => {
      checkout.write('sources', sources);
      const { stdout } = checkout.run('test.sh', variables, 'rust');
      const sum = stdout.trim().split('\n').at(-1);
      return { sum, isKept: stages(stdout).includes('Rust tests: unchanged since it passed') };
    };
    const rustTests = (/** @type {string} */ result, /** @type {number} */ code) =>
      checkout.write(
        'scripts/rust-tests.mjs',
        `console.log('test result: ${result}; 0'); process.exitCode = ${String(code)};`,
      );
    rustTests('ok. 7 passed; 0 failed', 0);
    expect(run('one')).toEqual({ sum: '7 passed, 0 failed', isKept: false });
    expect(run('one')).toEqual({ sum: '7 passed, 0 failed', isKept: true });
    expect(run('one', { CI: 'true' }).isKept).toBe(false);
    expect(run('two').isKept).toBe(false);
    // What failed is run again.
    rustTests('FAILED. 6 passed; 1 failed', 1);
    const failed = { sum: '6 passed, 1 failed', isKept: false };
    expect([run('three'), run('three')]).toEqual([failed, failed]);
  });

  it('tells what was made by what it holds, for a stage that reads it', () => {
    rmSync(path.join(checkout.programs, 'git'));
    checkout.link('git');
    checkout.write('.gitignore', '/public/*.zip\n/tests/results/\n/target/\n');
    checkout.write('public/kit.zip', 'one');
    const git = (/** @type {string[]} */ ...args) =>
      void execFileSync('git', args, { cwd: checkout.root });
    git('init', '--quiet');
    git('add', '.');
    const isKept = () =>
      stages(checkout.run('test.sh', {}, 'media').stdout).includes(
        'finished music: unchanged since it passed',
      );
    expect([isKept(), isKept()]).toEqual([false, true]);
    checkout.write('public/kit.zip', 'two');
    expect(isKept()).toBe(false);
  });

  it.each([
    [{}, 0],
    [{ CI: 'true' }, 1],
  ])('says what it left in the checkout, and fails for it where %j', (variables, code) => {
    checkout.program('git', '[[ "$1" != status ]] || cat state');
    checkout.write('state', ' M draft.md\n');
    const clean = checkout.run('test.sh', variables, 'media');
    expect({ status: clean.status, stderr: clean.stderr }).toEqual({ status: 0, stderr: '' });
    checkout.program('npm', "printf '?? left.png\\n?? other.png\\n' >>state");
    checkout.write('state', ' M draft.md\n');
    const { status, stdout, stderr } = checkout.run('test.sh', variables, 'media');
    expect(stderr).toMatch(/^!!! THE CHECKOUT IS NOT AS IT WAS: \?\? left.png, \?\? other.png/u);
    expect(stdout.trim().split('\n').at(-1)).toBe('0 passed, 0 failed');
    expect(status).toBe(code);
  });

  it('names the stages that run when it is stopped, and shows what they printed', async () => {
    checkout.link('tail');
    checkout.program('cargo', 'echo "the cat sleeps"; touch started; sleep 600');
    // In a group of its own, which it ends.
    const child = spawn('bash', [path.join(checkout.root, 'scripts/test.sh'), 'rust'], {
      detached: true,
      env: { PATH: checkout.programs, HOME: checkout.home },
    });
    const ended = once(child, 'close');
    let printed = '';
    child.stderr.on('data', (part) => (printed += String(part)));
    await vi.waitFor(() => checkout.read('started'), 10_000);
    child.kill();
    await ended;
    expect(printed).toContain('STOPPED: program\nthe cat sleeps\n');
  });

  it('refuses an area that does not exist', () => {
    const { status, stderr } = checkout.run('test.sh', {}, 'rusty');
    expect(stderr).toContain('there is no area rusty');
    expect(status).toBe(1);
  });
});
