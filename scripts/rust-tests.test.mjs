import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

/** What cargo tells of a workspace with two integration binaries. */
const METADATA = JSON.stringify({
  packages: [
    {
      targets: [
        { kind: ['lib'], name: 'site' },
        { kind: ['test'], name: 'api' },
      ],
    },
    { targets: [{ kind: ['test'], name: 'members' }] },
  ],
});

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('rust-tests.mjs');
  checkout.link('node', 'sleep');
});
afterEach(() => {
  checkout.remove();
});

/** Lets cargo tell of a workspace and print how it was called. @param {string} metadata @param {string} more */
const cargo = (metadata, more = '') => {
  checkout.program(
    'cargo',
    `[[ "$1" != metadata ]] || { printf '%s' '${metadata}'; exit; }\necho "$*"\n${more}`,
  );
};

/** @param {Record<string, string>} variables @param {string[]} features */
const run = (variables, ...features) => checkout.runNode('rust-tests.mjs', variables, ...features);

describe('the run of the Rust tests', () => {
  it('runs units, documentation and every integration binary, each with the features', () => {
    cargo(METADATA);
    const { status, stdout } = run({}, '--features', 'a');
    expect(stdout.trim().split('\n')).toEqual([
      'test --workspace --locked --features a --no-run',
      'test --workspace --locked --features a --no-fail-fast --lib --bins',
      'test --workspace --locked --features a --no-fail-fast --doc',
      'test --workspace --locked --features a --no-fail-fast --test api',
      'test --workspace --locked --features a --no-fail-fast --test members',
    ]);
    expect(status).toBe(0);
  });

  it.each(['--lib', '--doc', '--test api'])('fails when %s fails, and runs the others', (which) => {
    cargo(METADATA, `[[ "$*" != *"${which}"* ]] || exit 101`);
    const { status, stdout } = run({});
    expect(stdout).toContain('--test members');
    expect(status).toBe(1);
  });

  it('fails when cargo names no integration test', () => {
    cargo('{"packages":[]}');
    const { status, stderr } = run({});
    expect(stderr).toContain('names no integration test');
    expect(status).toBe(1);
  });

  it('ends a part that hangs, with what it started, shows what it printed, and runs the others', () => {
    cargo(METADATA, `[[ "$*" != *"--test api" ]] || sleep 600`);
    const { status, stdout } = run({ RUST_TEST_MINUTES: '0.02' });
    expect(stdout).toContain('--test api\n\nerror: --test api did not end within 0.02 minutes\n');
    expect(stdout).toContain('--test members');
    expect(status).toBe(1);
  });

  it('fails when a part does not build', () => {
    cargo(METADATA, `[[ "$*" != *--no-run ]] || exit 101`);
    const { status, stdout } = run({});
    expect(stdout.trim()).toBe('test --workspace --locked --no-run');
    expect(status).toBe(1);
  });
});
