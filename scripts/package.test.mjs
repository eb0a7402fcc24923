import { chmodSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const FILES =
  'README.md CHANGELOG.md SECURITY.md src/js/host.js examples/axum.rs examples/template/package.json';

/** @type {ScratchCheckout} */
let checkout;

/**
 * A cargo that packs these files, and prints where and with what else it is called.
 *
 * @param {string} files
 */
function cargoThatPacks(files) {
  checkout.program(
    'cargo',
    `if [[ "$1" == package ]]; then
       mkdir -p target/package
       for file in ${files}; do
         mkdir -p "ssr-runtime-0.1.0/$(dirname "$file")"
         touch "ssr-runtime-0.1.0/$file"
       done
       tar -czf target/package/ssr-runtime-0.1.0.crate ssr-runtime-0.1.0
     else
       [[ -f README.md && ! -d scripts ]] && printf 'outside: %s\n' "$*"
     fi`,
  );
}

beforeEach(() => {
  checkout = new ScratchCheckout('package.sh');
  chmodSync(checkout.write('scripts/v8.sh', '#!/usr/bin/env bash\n'), 0o755);
  cargoThatPacks(FILES);
});
afterEach(() => {
  checkout.remove();
});

describe('the package of ssr-runtime', () => {
  it('is built outside of the workspace, by the sidecar alone where there is no V8 library', () => {
    const { status, stdout, stderr } = checkout.run('package.sh');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const lines = stdout.split('\n').filter((line) => line.startsWith('outside'));
    expect(lines).toEqual(['outside: check --locked --quiet --no-default-features']);
  });

  it('is refused when a file is missing', () => {
    cargoThatPacks(FILES.replace('SECURITY.md', ''));
    const { status, stderr } = checkout.run('package.sh');
    expect(stderr).toContain('lacks SECURITY.md');
    expect(status).toBe(1);
  });
});
