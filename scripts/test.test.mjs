import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const STEPS = [
  'v8',
  'node-modules',
  'browser',
  'lint-deploy',
  'frontend',
  'doc',
  'postgresql',
  'build',
];

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('test.sh', 'test-summary.mjs');
  checkout.link('node', 'tee', 'xargs');
  // What the stages call succeeds and says nothing.
  for (const program of ['cargo', 'git', 'npm', 'shellcheck']) checkout.program(program, '');
  for (const step of STEPS) checkout.script(step, '');
});
afterEach(() => {
  checkout.remove();
});

/** The stages that have run. @param {string} stdout */
const stages = (stdout) => [...stdout.matchAll(/^==> (.*)$/gmu)].map(([, name]) => name);

describe('the run of all checks', () => {
  it('asks for a browser before the long stages', () => {
    checkout.script('browser', 'exit 1');
    const { status, stdout, stderr } = checkout.run('test.sh');
    expect(stages(stdout)).toEqual(['V8 library', 'npm packages', 'browser']);
    expect(stderr).toContain('FAILED: browser');
    expect(status).toBe(1);
  });

  it('ends with the sum over the runners', () => {
    checkout.program(
      'cargo',
      "[[ $1 != test ]] || printf 'test result: ok. 7 passed; 0 failed; 0\\n'",
    );
    const { status, stdout } = checkout.run('test.sh');
    expect(stages(stdout)).toContain('browser tests');
    expect(stdout.trim().split('\n').at(-1)).toBe('7 passed, 0 failed');
    expect(status).toBe(0);
  });

  it('stops at the first stage that fails, and names it', () => {
    checkout.program('npm', '[[ "$*" != "run lint" ]]');
    const { status, stdout, stderr } = checkout.run('test.sh');
    expect(stages(stdout).at(-1)).toBe('linters');
    expect(stderr).toContain('FAILED: linters (npm run lint)');
    expect(status).toBe(1);
  });

  it.each([
    ['frontend', 'types', ['clippy', 'Rust tests', 'browser tests', 'V8 library']],
    ['media', 'finished music', ['linters', 'Rust tests', 'browser tests']],
    ['rust', 'Rust tests', ['linters', 'types', 'browser tests', 'browser']],
    ['browser', 'browser tests', ['linters', 'clippy', 'Rust tests']],
  ])('runs the stages of %s alone when asked to', (area, own, others) => {
    const { status, stdout } = checkout.run('test.sh', {}, area);
    expect(stages(stdout)).toContain(own);
    for (const other of others) expect(stages(stdout)).not.toContain(other);
    expect(status).toBe(0);
  });

  it('refuses an area that does not exist', () => {
    const { status, stderr } = checkout.run('test.sh', {}, 'rusty');
    expect(stderr).toContain('there is no area rusty');
    expect(status).toBe(1);
  });
});
