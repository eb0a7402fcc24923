import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { unreadFiles } from './used-texts.mjs';

const TEXTS = {
  read: '1',
  taken: { apart: '2', not: '3' },
  indexed: { one: '4', two: '5', three: '6' },
  list: [{ name: '7', rest: '8' }],
  given: { away: '9', kept: '10', deep: { away: '9', kept: '10' } },
  items: [{ away: '9', kept: '10' }],
  record: { any: '11', which: '12' },
  entries: { a: '13', b: '14' },
  alone: '15',
  forms: { one: '{n} day', other: '{n} days' },
  sent: '{a} and {b}',
};

const SOURCE = `
import type texts from '../locales/en/x.json';
declare const t: typeof texts;
declare const which: 'one' | 'two';
declare function show(labels: { away: string; deep: { away: string } }): void;
declare function list(items: readonly { away: string }[]): void;
const { apart } = t.taken;
declare function say(all: Readonly<Record<string, string>>): void;
say(t.record);
Object.entries(t.entries);
declare function counted(forms: { one?: string; other: string }, count: number): string;
declare function fill(text: string, values: Record<string, string>): string;
fill(counted(t.forms, 1), { m: '1' });
fill(t.sent, { a: '1', b: '2' });
fill(t.sent, { a: '1' });
show(t.given);
list(t.items);
export const read = [t.read, apart, t.indexed[which], ...t.list.map(({ name }) => name)];
`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'texts-'));
  mkdirSync(path.join(folder, 'locales/en'), { recursive: true });
  mkdirSync(path.join(folder, 'src'));
  const options = {
    strict: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    types: [],
  };
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['src'] }),
  );
  writeFileSync(path.join(folder, 'locales/en/x.json'), JSON.stringify(TEXTS));
  writeFileSync(path.join(folder, 'src/a.ts'), SOURCE);
  writeFileSync(path.join(folder, 'src/a.test.ts'), `${SOURCE}\nt.alone;`);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('fails on each text that no source reads or fills, and on no other', () => {
  const check = path.resolve(import.meta.dirname, 'check-used-texts.mjs');
  const args = [check, path.join(folder, 'tsconfig.json')];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr.trim().split('\n')).toEqual([
    'x.json: taken.not is used nowhere',
    'x.json: indexed.three is used nowhere',
    'x.json: list.*.rest is used nowhere',
    'x.json: given.kept is used nowhere',
    'x.json: given.deep.kept is used nowhere',
    'x.json: items.*.kept is used nowhere',
    'x.json: alone is used nowhere',
    '"{n} day" is filled without {n}',
    '"{n} days" is filled without {n}',
    '"{a} and {b}" is filled without {b}',
  ]);
  expect(status).toBe(1);
}, 60_000);

test('names a file of texts that neither a project nor the program reads', () => {
  const program = 'const FILES: [&str; 1] = ["mail"];';
  expect(unreadFiles(['home.json', 'mail.json', 'stray.json'], ['home.json'], program)).toEqual([
    'stray.json',
  ]);
});
