import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

/** What cargo tells of a workspace with two integration binaries. */
const METADATA = JSON.stringify({
  packages: [
    {
      name: 'server',
      manifest_path: '/server/Cargo.toml',
      dependencies: [],
      targets: [
        { kind: ['lib'], name: 'site' },
        { kind: ['test'], name: 'api' },
      ],
    },
    {
      name: 'members',
      manifest_path: '/members/Cargo.toml',
      dependencies: [],
      targets: [{ kind: ['test'], name: 'members' }],
    },
  ],
});

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('rust-tests.mjs', 'crate-reads.mjs');
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

  it('repeats what a test printed that reads what it did when it passed', () => {
    checkout.link('git');
    execFileSync('git', ['init', '--quiet'], { cwd: checkout.root });
    const crate = (/** @type {string} */ name, /** @type {object[]} */ dependencies) => ({
      name,
      manifest_path: path.join(checkout.root, name, 'Cargo.toml'),
      dependencies,
      targets: [{ kind: ['test'], name: `${name}_tests` }],
    });
    const desk = crate('desk', [{ name: 'service', path: checkout.root }]);
    cargo(JSON.stringify({ packages: [crate('site', []), desk, crate('service', [])] }));
    for (const name of ['site', 'desk', 'service']) checkout.write(`${name}/a.rs`, 'one');
    const again = (variables = {}) => {
      const { stdout } = run({ RUST_SOURCES: 'site desk service', ...variables });
      // Each prints how it was called, also from before.
      expect(stdout.match(/--test \w+_tests$/gmu)).toHaveLength(3);
      return [...stdout.matchAll(/^==> (\w+)_tests: unchanged/gmu)].map(([, name]) => name);
    };
    expect([again(), again()]).toEqual([[], ['site', 'desk', 'service']]);
    checkout.write('service/a.rs', 'two');
    expect(again()).toEqual(['site']);
    checkout.write('desk/new.rs', 'one');
    expect(again()).toEqual(['site', 'service']);
    expect([
      again({ CI: 'true' }),
      run({ RUST_SOURCES: 'site' }, '--features', 'a').status,
    ]).toEqual([[], 0]);
  });

  it('runs again what failed', () => {
    checkout.link('git');
    execFileSync('git', ['init', '--quiet'], { cwd: checkout.root });
    cargo(METADATA, `[[ "$*" != *"--test api" ]] || exit 101`);
    const again = () => run({ RUST_SOURCES: '.' }).status;
    expect([again(), again()]).toEqual([1, 1]);
  });

  it('fails when a part does not build', () => {
    cargo(METADATA, `[[ "$*" != *--no-run ]] || exit 101`);
    const { status, stdout } = run({});
    expect(stdout.trim()).toBe('test --workspace --locked --no-run');
    expect(status).toBe(1);
  });
});
