import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { BUDGETS, RESERVE, faultsOf, weighAssets, weighGame } from './budgets.mjs';

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  mkdirSync(path.join(folder, '.vite'));
  // Random bytes do not get smaller.
  for (const [name, size] of /** @type {[string, number][]} */ ([
    ['a.js', 100],
    ['b.js', 1000],
    ['c.js', 5000],
    ['start.js', 50],
    ['mash1.js', 200],
    ['mash2.js', 400],
    ['en.js', 150],
    ['jp.js', 250],
    ['a.css', 300],
    ['rest.css', 500],
    ['part.css', 700],
    ['rest.js', 9000],
  ])) {
    writeFileSync(path.join(folder, name), randomBytes(size));
  }
  const manifest = {
    'src/start-client.ts': { file: 'start.js' },
    'src/entry-client.tsx': { file: 'a.js', imports: ['_shared.js'], css: ['a.css'] },
    '_shared.js': { file: 'b.js', css: ['a.css'] },
    'src/features/play/Game.tsx': { file: 'b.js', css: ['a.css'] },
    'game/charts/song01.json': { file: 'start.js' },
    'game/charts/mashups/song01-song02.json': { file: 'mash1.js' },
    'game/charts/mashups/song01-song03.json': { file: 'mash2.js' },
    '../locales/en/play.json': { file: 'en.js' },
    '../locales/jp/play.json': { file: 'jp.js' },
    'src/pages/home/HomePage.tsx': { file: 'c.js', imports: ['_shared.js'] },
    'src/pages/fankit/FankitPage.tsx': { file: 'c.js', imports: ['_shared.js'] },
    'src/pages/fankit/FankitRest.tsx': {
      file: 'rest.js',
      imports: ['_part.js'],
      css: ['rest.css'],
    },
    '_part.js': { file: 'mash1.js', css: ['part.css'] },
  };
  writeFileSync(path.join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the weight of a page', () => {
  it('counts every chunk and style once', () => {
    const { script, style } = weighAssets(folder, 'home');
    expect(script).toBeGreaterThanOrEqual(6100);
    expect(script).toBeLessThan(6300);
    expect(style).toBeLessThan(400);
  });

  it('counts the styles of its rest, and no script of it', () => {
    const home = weighAssets(folder, 'home');
    const fankit = weighAssets(folder, 'fankit');
    expect(fankit.script).toBe(home.script);
    expect(fankit.style - home.style).toBeGreaterThanOrEqual(1200);
    expect(fankit.style - home.style).toBeLessThan(1300);
  });

  it('refuses a page that the build lacks', () => {
    expect(() => weighAssets(folder, 'mashup')).toThrow('the build has no src/pages/mashup');
  });

  it('counts of the game everything that a visitor who plays may load, of mash-ups and languages the heaviest', () => {
    const game = weighGame(folder);
    expect(game).toBeGreaterThanOrEqual(2000);
    expect(game).toBeLessThan(2150);
  });

  it('is a fault from the first byte above the budget', () => {
    const weigh = (/** @type {number} */ bytes) =>
      faultsOf([{ what: 'home', kind: 'style', bytes }]);
    expect(weigh(BUDGETS.style)).toEqual([]);
    expect(weigh(BUDGETS.style + 1)).toEqual(['home: style of 20001 bytes, budget 20000']);
  });

  it('is a fault from the first byte of the reserve, which the script of a page keeps', () => {
    const weigh = (/** @type {number} */ bytes) =>
      faultsOf([{ what: 'home', kind: 'script', bytes }]);
    expect(weigh(BUDGETS.script - RESERVE)).toEqual([]);
    expect(weigh(BUDGETS.script - RESERVE + 1)).toEqual([
      'home: script of 86001 bytes, which leaves 3999 of the reserve of 4000',
    ]);
    expect(weigh(BUDGETS.script + 1)).toEqual(['home: script of 90001 bytes, budget 90000']);
  });
});
