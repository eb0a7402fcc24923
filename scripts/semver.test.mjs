import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

/** @type {ScratchCheckout} */
let checkout;
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: checkout.root,
  });

beforeEach(() => {
  checkout = new ScratchCheckout('semver.sh');
  checkout.link('git', 'head');
  checkout.program('cargo', '');
  checkout.program('cargo-semver-checks', 'printf \'checks: %s\\n\' "$*"');
  chmodSync(checkout.write('scripts/node.sh', '#!/usr/bin/env bash\n'), 0o755);
  checkout.write('ssr-runtime/Cargo.toml', '[package]\nname = "ssr-runtime"\n');
  git('init', '--quiet');
  git('add', 'ssr-runtime');
  git('commit', '--quiet', '--message', 'feat: begin');
});
afterEach(() => {
  checkout.remove();
});

describe('the check of public items', () => {
  it('says that nothing is released where there is no tag', () => {
    const { status, stdout, stderr } = checkout.run('semver.sh');
    expect(stderr).toBe('');
    expect(stdout).toContain('nothing is released yet');
    expect(status).toBe(0);
  });

  it('compares with the newest release the crates that it had', () => {
    git('tag', 'v0.1.0');
    const { status, stdout } = checkout.run('semver.sh');
    expect(stdout).toContain('content-client: v0.1.0 does not have it');
    expect(stdout).toContain('checks: semver-checks --package ssr-runtime --baseline-rev v0.1.0');
    expect(status).toBe(0);
  });
});
