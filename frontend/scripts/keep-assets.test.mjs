import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { DAYS_KEPT, keepAssets } from './keep-assets.mjs';

const EARLIER = 'frontend/dist/earlier';
const now = new Date('2027-01-31T00:00:00Z');
const daysAgo = (/** @type {number} */ days) => new Date(now.getTime() - days * 86_400_000);

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-assets-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const at = (/** @type {string[]} */ ...parts) => path.join(folder, ...parts);
const write = (/** @type {string} */ file, since = now) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), file);
  utimesSync(at(file), since, since);
};

describe('files of earlier builds', () => {
  it('of the same checkout stay when the next build takes their place', () => {
    write('site/frontend/dist/client/assets/a-1.js', daysAgo(90));
    write('site/frontend/dist/client/assets/a-1.js.br', daysAgo(90));
    keepAssets(at('site'), at('site'), now);
    write('site/frontend/dist/desk/assets/c-3.js', daysAgo(90));
    keepAssets(at('site'), at('site'), now);
    rmSync(at('site/frontend/dist/client'), { recursive: true });
    write('site/frontend/dist/client/assets/b-2.js');
    keepAssets(at('site'), at('site'), daysAgo(-1));
    for (const file of ['a-1.js', 'a-1.js.br', 'b-2.js'])
      expect(existsSync(at('site', EARLIER, 'assets', file)), file).toBe(true);
    expect(existsSync(at('site', EARLIER, 'desk/assets/c-3.js'))).toBe(true);
    expect(existsSync(at('site', EARLIER, 'assets/c-3.js'))).toBe(false);
  });

  it('of other folders make one, with what those have kept themselves', () => {
    write(`old/${EARLIER}/assets/oldest-1.js`, daysAgo(2));
    write(`old/${EARLIER}/assets/too-old-1.js`, daysAgo(DAYS_KEPT + 1));
    write('old/frontend/dist/client/assets/old-2.js', daysAgo(90));
    write('old/public/media/level.0badcafe.json');
    write('old/public/media/disc.0a1b2c3d.avif');
    write('old/public/media/level.json');
    write('other/frontend/dist/client/assets/other-3.js');
    write('other/frontend/dist/desk/assets/desk-4.js.br');
    write('new/public/media/disc.0a1b2c3d.avif');
    keepAssets(at('old'), at('new'), now);
    keepAssets(at('other'), at('new'), now);
    const kept = (/** @type {string} */ file) => existsSync(at('new', EARLIER, file));
    expect(kept('assets/oldest-1.js')).toBe(true);
    expect(kept('assets/old-2.js')).toBe(true);
    expect(kept('assets/other-3.js')).toBe(true);
    expect(kept('desk/assets/desk-4.js.br')).toBe(true);
    expect(kept('media/level.0badcafe.json')).toBe(true);
    expect(kept('assets/too-old-1.js')).toBe(false);
    expect(kept('media/disc.0a1b2c3d.avif')).toBe(false);
    expect(kept('media/level.json')).toBe(false);
    expect(readFileSync(at('new', EARLIER, 'assets/old-2.js'), 'utf8')).toContain('old-2');
  });

  it('go when they are too old, counted from the build that took their place', () => {
    write(`site/${EARLIER}/assets/a-1.js`, daysAgo(DAYS_KEPT - 1));
    write(`site/${EARLIER}/assets/b-1.js`, daysAgo(DAYS_KEPT + 1));
    keepAssets(at('site'), at('site'), now);
    expect(existsSync(at('site', EARLIER, 'assets/a-1.js'))).toBe(true);
    expect(existsSync(at('site', EARLIER, 'assets/b-1.js'))).toBe(false);
    // The other folder's clock goes on.
    keepAssets(at('site'), at('next'), daysAgo(-2));
    expect(existsSync(at('next', EARLIER, 'assets/a-1.js'))).toBe(false);
  });

  it('are none where there was no build', () => {
    keepAssets(at('nowhere'), at('new'), now);
    expect(existsSync(at('new', EARLIER))).toBe(false);
  });
});
