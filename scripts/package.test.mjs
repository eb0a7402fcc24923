import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const FILES = 'README.md CHANGELOG.md src/lib.rs';
const EXTRA = {
  'ssr-runtime': 'SECURITY.md src/js/host.js examples/axum.rs examples/template/package.json',
  'content-client': 'examples/first_query.rs',
};

/** @type {ScratchCheckout} */
let checkout;

/**
 * A cargo that packs these files beside those of every crate, and prints where and with what else it is called.
 *
 * @param {Record<string, string>} extra files by crate
 */
function cargoThatPacks(extra) {
  const cases = Object.entries(extra).map(([name, files]) => `${name}) files+=" ${files}" ;;`);
  checkout.program(
    'cargo',
    `if [[ "$1" == package ]]; then
       name="$3" files="${FILES}"
       case "$name" in ${cases.join(' ')} esac
       printf 'packed: %s\n' "$*"
       mkdir -p target/package
       for file in $files; do
         mkdir -p "$name-0.1.0/$(dirname "$file")"
         touch "$name-0.1.0/$file"
       done
       tar -czf "target/package/$name-0.1.0.crate" "$name-0.1.0"
       rm -r "$name-0.1.0"
     else
       cat "\${@: -1}"
       [[ -f README.md && ! -d scripts ]] && printf 'outside: %s: %s\n' "$(basename "$PWD")" "$*"
     fi`,
  );
}

/** @param {string} stdout @param {string} start */
const linesOf = (stdout, start) => stdout.split('\n').filter((line) => line.startsWith(start));

beforeEach(() => {
  checkout = new ScratchCheckout('package.mjs');
  checkout.link('node');
  checkout.write('scripts/v8.mjs', '');
  cargoThatPacks(EXTRA);
});
afterEach(() => {
  checkout.remove();
});

describe('the packages', () => {
  it('find each other as they are in their archives', () => {
    const { stdout } = checkout.runNode('package.mjs', {}, 'content-client');
    expect(linesOf(stdout, 'packed').map((line) => line.split(' ')[3])).toEqual([
      'content-wire',
      'http-client',
      'content-client',
    ]);
    const paths = linesOf(stdout, 'path = ');
    expect(paths[0]).toMatch(/^path = "\/[^"]*\/content-wire"$/u);
    expect(stdout).not.toContain('server/content/wire');
  });

  it('are refused when a file is missing', () => {
    cargoThatPacks({ ...EXTRA, 'ssr-runtime': 'src/js/host.js' });
    const { status, stderr } = checkout.runNode('package.mjs', {}, 'ssr-runtime');
    expect(stderr).toContain('lacks SECURITY.md');
    expect(status).toBe(1);
  });

  it('are those that there are', () => {
    const { status, stderr } = checkout.runNode('package.mjs', {}, 'server');
    expect(stderr).toContain('there is no crate server');
    expect(status).toBe(1);
  });
});
