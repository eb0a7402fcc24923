import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { importGraph, sourceDigest } from './digest';
import { manifestText } from './site-manifest';
import { isFresh, readManifest, writeManifest } from './build-manifest';
import { keepSteps, orphans, removeOrphans, runSteps } from './run-steps';
import type { Step } from './step';

let folder = '';
const file = (name: string) => path.join(folder, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
  return file(name);
};
const silent = { started: () => undefined, finished: () => undefined };

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the digest of sources', () => {
  test('follows imports, exports and workers, and nothing outside', () => {
    const entry = write(
      'a.ts',
      "import { b } from './b';\nnew Worker(new URL('./d.ts', import.meta.url));\n",
    );
    write('b.ts', "export * from './c';\nimport fs from 'node:fs';\n");
    write('c.ts', 'export const c = 1;\n');
    write('d.ts', 'export {};\n');
    expect(importGraph(entry).map((one) => path.basename(one))).toEqual([
      'a.ts',
      'b.ts',
      'c.ts',
      'd.ts',
    ]);
  });

  test('changes with an imported file, and not with its line ends', () => {
    const entry = write('a.ts', "import './b';\n");
    write('b.ts', 'one\ntwo\n');
    const before = sourceDigest(entry);
    write('b.ts', 'one\r\ntwo\r\n');
    expect(sourceDigest(entry)).toBe(before);
    write('b.ts', 'one\nthree\n');
    expect(sourceDigest(entry)).not.toBe(before);
  });
});

describe('the build manifest', () => {
  test('is the same whatever the order of work', () => {
    const entry = { key: 'k', files: [] };
    writeManifest({ b: entry, a: entry }, file('one.json'));
    writeManifest({ a: entry, b: entry }, file('two.json'));
    expect(JSON.stringify(readManifest(file('one.json')))).toBe(
      JSON.stringify(readManifest(file('two.json'))),
    );
  });

  test('calls a step fresh only with the same key and every file in place', () => {
    write('media/x.png', '');
    const entry = { key: 'k', files: ['media/x.png'] };
    expect(isFresh(entry, 'k', folder)).toBe(true);
    expect(isFresh(entry, 'other', folder)).toBe(false);
    expect(isFresh({ key: 'k', files: ['media/y.png'] }, 'k', folder)).toBe(false);
    expect(isFresh(undefined, 'k', folder)).toBe(false);
    write('kit/z.zip', 'old');
    const kept = (bytes: number) => ({
      key: 'k',
      files: [],
      downloads: { loopMp3: { href: '/kit/z.zip', kind: 'MP3' as const, bytes } },
    });
    expect(isFresh(kept(3), 'k', folder)).toBe(true);
    expect(isFresh(kept(4), 'k', folder)).toBe(false);
  });
});

describe('a run', () => {
  const step = (name: string, key: string, ran: string[]): Step => ({
    name,
    key: () => key,
    run: () => {
      ran.push(name);
      return Promise.resolve({ files: [] });
    },
  });

  test('leaves alone what did not change, and saves after each step', async () => {
    const ran: string[] = [];
    const saved: string[][] = [];
    const old = {
      same: { key: '1', files: [] },
      changed: { key: '1', files: [] },
      gone: { key: '1', files: [] },
    };
    const manifest = await runSteps(
      [step('same', '1', ran), step('changed', '2', ran), step('new', '1', ran)],
      old,
      [],
      (one) => saved.push(Object.keys(one)),
      silent,
    );
    expect(ran.sort()).toEqual(['changed', 'new']);
    expect(Object.keys(manifest).sort()).toEqual(['changed', 'new', 'same']);
    expect(saved).toHaveLength(2);
  });

  test('keeps files whose sources were moved, and only those of the named steps', async () => {
    const ran: string[] = [];
    const steps = [step('video a', '2', ran), step('video b', '1', ran), step('music', '2', ran)];
    const old = {
      'video a': { key: '1', files: [] },
      'video b': { key: '1', files: [] },
      music: { key: '1', files: [] },
    };
    const { manifest, kept } = await keepSteps(steps, old, ['video']);
    expect([kept, ran]).toEqual([['video a'], []]);
    expect(manifest['video a']?.key).toBe('2');
    expect(manifest['music']?.key).toBe('1');
    const gone = { 'video a': { key: '1', files: ['media/gone.mp4'] } };
    await expect(keepSteps(steps, gone, ['video a'])).rejects.toThrow(
      'video a has no files to keep',
    );
  });

  test('looks only at the named steps, and keeps what is known of the others', async () => {
    const ran: string[] = [];
    const old = { 'video a': { key: '1', files: [] } };
    const steps = [step('video a', '2', ran), step('video b', '1', ran), step('music', '1', ran)];
    const manifest = await runSteps(steps, old, ['video b'], () => undefined, silent);
    expect(ran).toEqual(['video b']);
    expect(Object.keys(manifest).sort()).toEqual(['video a', 'video b']);
    expect(manifest['video a']?.key).toBe('1');
  });

  test('fails when a step fails', async () => {
    const broken: Step = {
      name: 'x',
      key: () => '1',
      run: () => Promise.reject(new Error('no ink')),
    };
    await expect(runSteps([broken], {}, [], () => undefined, silent)).rejects.toThrow('no ink');
  });

  test('removes what nothing names, in its own folders alone', () => {
    write('media/known.webp', '');
    write('media/old.webp', '');
    write('robots.txt', '');
    const manifest = { a: { key: '1', files: ['media/known.webp'] } };
    expect(orphans(manifest, folder)).toEqual(['media/old.webp']);
    removeOrphans(manifest, folder);
    expect(orphans(manifest, folder)).toEqual([]);
  });
});

test('the site manifest names what was made, sorted', () => {
  const download = { href: '/kit/a.png', kind: 'PNG', bytes: 1 } as const;
  const text = manifestText({
    one: { key: '1', files: [], downloads: { logoLight: download } },
    two: { key: '2', files: [], downloads: { background: download } },
  });
  expect(text.indexOf('"background"')).toBeLessThan(text.indexOf('"logoLight"'));
});
