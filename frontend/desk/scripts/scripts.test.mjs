import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { weighFirstLoad } from './check-budget.mjs';
import { committedTypes, writtenTypes } from './write-types.mjs';

it('has the types that the description of the calls gives', async () => {
  expect(committedTypes()).toBe(await writtenTypes());
});

describe('the weight of the first load', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'desk-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  /** Writes a build with these entries; random bytes do not get smaller. @param {object} manifest */
  function build(manifest) {
    mkdirSync(path.join(folder, '.vite'), { recursive: true });
    writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
    for (const file of ['a.js', 'b.js', 'c.js', 'a.css', 'en.js', 'jp.js'])
      writeFileSync(path.join(folder, file), randomBytes(file === 'jp.js' ? 2000 : 1000));
    writeFileSync(path.join(folder, 'index.html'), '');
  }

  it('counts each file that is loaded at first once, and the heaviest language', () => {
    build({
      'index.html': { file: 'a.js', isEntry: true, imports: ['_b.js'], css: ['a.css'] },
      '_b.js': { file: 'b.js', imports: ['index.html'], css: ['a.css'] },
      'screens/later.tsx': { file: 'c.js' },
      '../../locales/en/desk.json': { file: 'en.js' },
      '../../locales/jp/desk.json': { file: 'jp.js' },
    });
    const bytes = weighFirstLoad(folder);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThan(5300);
  });

  it('refuses a build without an entry, or with one that lacks a part', () => {
    build({ 'a.ts': { file: 'a.js' } });
    expect(() => weighFirstLoad(folder)).toThrow('the build has no entry');
    build({ 'a.ts': { file: 'a.js', isEntry: true, imports: ['b.ts'] } });
    expect(() => weighFirstLoad(folder)).toThrow('the build has no b.ts');
  });
});
