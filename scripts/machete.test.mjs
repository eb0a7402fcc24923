import { execFileSync } from 'node:child_process';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('machete.sh');
  checkout.link('git', 'xargs');
  checkout.program('cargo', '');
  checkout.program('cargo-machete', "printf 'machete\\n'");
  checkout.write(
    'Cargo.toml',
    '[workspace]\nmembers = ["a"]\n[workspace.dependencies]\n# Why.\none = "1"\ntwo-2 = { version = "2" }\n[profile.dev]\nthree = 3\n',
  );
  checkout.write(
    'a/Cargo.toml',
    '[dependencies]\none.workspace = true\ntwo-2 = { optional = true, workspace = true }\n',
  );
  execFileSync('git', ['init', '--quiet'], { cwd: checkout.root });
  execFileSync('git', ['add', '.'], { cwd: checkout.root });
});
afterEach(() => {
  checkout.remove();
});

describe('the check for unused crates', () => {
  it('passes when each dependency of the workspace is taken up', () => {
    const { status, stdout, stderr } = checkout.run('machete.sh');
    expect(stderr).toBe('');
    expect(stdout).toBe('machete\n');
    expect(status).toBe(0);
  });

  it('names a dependency of the workspace that no crate takes up', () => {
    checkout.write(
      'a/Cargo.toml',
      '[dependencies]\none.workspace = true\ntwo-23.workspace = true\n',
    );
    const { status, stderr } = checkout.run('machete.sh');
    expect(stderr).toBe('Cargo.toml: no crate takes up two-2\n');
    expect(status).toBe(1);
  });
});
