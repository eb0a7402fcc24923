import { Buffer } from 'node:buffer';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const NAME = 'librusty_v8_simdutf_release_x86_64-test.a.gz';
const CONFIG = '.cargo/config.toml';
const CHECKSUMS = 'scripts/v8-checksums.txt';

/** Large enough to be taken for a library; random, because anything else would get too small. */
let library = Buffer.alloc(0);
let sum = '';
beforeAll(() => {
  library = gzipSync(randomBytes(10_500_000), { level: 0 });
  sum = createHash('sha256').update(library).digest('hex');
});

/** @type {ScratchCheckout} */
let checkout;
let cached = '';
beforeEach(() => {
  checkout = new ScratchCheckout('v8.mjs', 'v8-from-source.mjs', 'v8-checksums.txt');
  checkout.link('node');
  checkout.program('cargo', '');
  checkout.program('rustc', "printf 'host: x86_64-test\\n'");
  checkout.write('Cargo.lock', '[[package]]\nname = "v8"\nversion = "1.2.3"\n');
  cached = path.join(checkout.home, '.cache/axtorm-site/v8/1.2.3', NAME);
});
afterEach(() => {
  checkout.remove();
});

/** A curl that delivers the library. */
function offerRelease() {
  const release = checkout.write('release', library);
  checkout.program(
    'curl',
    `while [[ "$1" != --output ]]; do shift; done\nmkdir -p "$(dirname "$2")"\ncp '${release}' "$2"`,
  );
}

/** Puts the library into the cache. @param {string} recorded its sum, as the cache has it */
function fillCache(recorded) {
  mkdirSync(path.dirname(cached), { recursive: true });
  writeFileSync(cached, library);
  writeFileSync(`${cached}.sha256`, `${recorded}  ${NAME}\n`);
}

describe('the choice of a V8 library', () => {
  it('is the one that RUSTY_V8_ARCHIVE names', () => {
    const file = checkout.write('own.a.gz', library);
    const { status, stdout } = checkout.runNode('v8.mjs', { RUSTY_V8_ARCHIVE: file });
    expect(stdout).toContain(`${file} (RUSTY_V8_ARCHIVE names it)`);
    expect(status).toBe(0);
    expect(checkout.read(CONFIG)).toBe(`[env]\nRUSTY_V8_ARCHIVE = "${file}"\n`);
  });

  it('fails when RUSTY_V8_ARCHIVE names no library', () => {
    const file = checkout.write('own.a.gz', 'too small');
    const { status, stderr } = checkout.runNode('v8.mjs', { RUSTY_V8_ARCHIVE: file });
    expect(stderr).toContain('is no sound V8 library');
    expect(status).toBe(1);
  });

  it('is the one in the cache when it has its recorded sum', () => {
    fillCache(sum);
    expect(checkout.runNode('v8.mjs').stdout).toContain('from the cache, with its recorded sum');
  });

  it('sets a cached library aside when its sum is another', () => {
    fillCache('0'.repeat(64));
    const { stderr } = checkout.runNode('v8.mjs');
    expect(stderr).toContain('does not match its recorded sum');
    expect(existsSync(cached)).toBe(false);
    expect(existsSync(`${cached}.bad`)).toBe(true);
  });

  it('is the one that V8_FOLDER holds when its note names the version', () => {
    checkout.write(`folder/${NAME}`, library);
    checkout.write('folder/README.md', 'for v8 1.2.3');
    const settings = { V8_FOLDER: path.join(checkout.root, 'folder') };
    expect(checkout.runNode('v8.mjs', settings).stdout).toContain('from V8_FOLDER');
    checkout.write('folder/README.md', 'for v8 1.2.4');
    expect(checkout.runNode('v8.mjs', settings).stderr).toContain(
      'has no library for this version',
    );
  });

  it('is the official release when it has the pinned sum', () => {
    offerRelease();
    checkout.write(CHECKSUMS, `1.2.3 ${NAME} ${sum}\n`);
    const { status, stdout, stderr } = checkout.runNode('v8.mjs');
    expect(stdout).toContain(`downloaded from the official release, sum ${sum}`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('refuses a release with another sum than the pinned one', () => {
    offerRelease();
    checkout.write(CHECKSUMS, `1.2.3 ${NAME} ${'0'.repeat(64)}\n`);
    const { status, stderr } = checkout.runNode('v8.mjs');
    expect(stderr).toContain('scripts/v8-checksums.txt wants 000');
    expect(status).toBe(1);
    expect(existsSync(cached)).toBe(false);
  });

  it('warns about a release without a pinned sum, and records its sum', () => {
    offerRelease();
    const { status, stderr } = checkout.runNode('v8.mjs');
    expect(stderr).toContain('IS TRUSTED AT FIRST SIGHT');
    expect(status).toBe(0);
    expect(readFileSync(`${cached}.sha256`, 'utf8')).toBe(`${sum}  ${NAME}\n`);
  });

  it('is none without curl, and the reasons are said', () => {
    checkout.write(CONFIG, '[build]\njobs = 1\n[env]\nRUSTY_V8_ARCHIVE = "/old"\n');
    const { status, stderr } = checkout.runNode('v8.mjs');
    expect(stderr).toContain('NO V8 LIBRARY');
    for (const part of [
      'RUSTY_V8_ARCHIVE: not set',
      'cache: there is no',
      'V8_FOLDER: not set',
      'curl is missing',
    ])
      expect(stderr).toContain(part);
    expect(status).toBe(0);
    expect(checkout.read(CONFIG)).toBe('[build]\njobs = 1\n[env]\n');
  });

  it('is none when the release cannot be reached, and curl says why', () => {
    checkout.program('curl', "printf 'curl: (6) no such host\\n' >&2\nexit 6");
    expect(checkout.runNode('v8.mjs').stderr).toContain('official release: curl: (6) no such host');
  });
});

it('a script with an option that it does not know says so in one line', () => {
  const { status, stderr } = checkout.runNode('v8-from-source.mjs', {}, '--prepare');
  expect(stderr).toMatch(/^error: Unknown option '--prepare'.*\n$/u);
  expect(status).toBe(1);
});
