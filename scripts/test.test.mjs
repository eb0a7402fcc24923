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

  describe('a Rust test that fails', () => {
    /** @param {string} again What a second run prints. @param {number} status */
    const failing = (again, status) => {
      checkout.program(
        'cargo',
        `[[ $1 == test ]] || exit 0
        if [[ "$*" == *"--exact --test-threads=1 room::a room::b"* ]]; then printf '${again}'; exit ${String(status)}; fi
        printf 'test room::a ... FAILED\\ntest room::b ... FAILED\\ntest result: FAILED. 7 passed; 2 failed; 0\\n'
        exit 101`,
      );
    };

    it('may pass alone, and is named', () => {
      failing('test room::a ... ok\\ntest room::b ... ok\\n', 0);
      const { status, stdout } = checkout.run('test.sh');
      expect(stdout.trim().split('\n').slice(-3)).toEqual([
        'FLAKY, passed at the second try: room::a',
        'FLAKY, passed at the second try: room::b',
        '9 passed, 0 failed',
      ]);
      expect(status).toBe(0);
    });

    it('ends the run when it fails again', () => {
      failing('test room::a ... ok\\ntest room::b ... FAILED\\n', 101);
      const { status, stdout, stderr } = checkout.run('test.sh');
      expect(stderr).toContain('FAILED: Rust tests');
      expect(stdout.trim().split('\n').at(-1)).toBe('8 passed, 1 failed');
      expect(status).toBe(1);
    });

    it('ends the run when its process crashed', () => {
      failing('', 0);
      checkout.program(
        'cargo',
        '[[ $1 != test ]] || { printf "test a ... FAILED\\nprocess didn\'t exit successfully\\n"; exit 101; }',
      );
      expect(checkout.run('test.sh').stderr).toContain('FAILED: Rust tests');
    });

    it('is a defect when there are many', () => {
      const lines = [1, 2, 3, 4].map((number) => `test t${String(number)} ... FAILED`).join('\\n');
      checkout.program(
        'cargo',
        `[[ $1 == test ]] || exit 0; [[ "$*" != *--exact* ]] || { echo ok; exit 0; }; printf '${lines}\\n'; exit 101`,
      );
      const { status, stdout } = checkout.run('test.sh');
      expect(stdout).toContain('More than 3 flaky tests are a defect.');
      expect(status).toBe(1);
    });
  });

  it('names a browser test that passed at its second try', () => {
    const report = {
      stats: { expected: 4, unexpected: 0, flaky: 1 },
      suites: [
        { title: 'a.spec.ts', specs: [{ title: 'it works', tests: [{ status: 'flaky' }] }] },
      ],
    };
    checkout.program(
      'npm',
      `[[ "$*" != *"--workspace tests" ]] || printf '%s' '${JSON.stringify(report)}' >"$PLAYWRIGHT_JSON_OUTPUT_FILE"`,
    );
    const { status, stdout } = checkout.run('test.sh');
    expect(stdout.trim().split('\n').slice(-2)).toEqual([
      'FLAKY, passed at the second try: a.spec.ts: it works',
      '5 passed, 0 failed',
    ]);
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
