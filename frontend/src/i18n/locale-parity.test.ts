import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { faultsOf } from '../../scripts/locale-parity.mjs';

const frontend = path.resolve(import.meta.dirname, '../..');

describe('faultsOf', () => {
  const schema = { a: { b: 'Hi {name}' }, list: ['x', 'y'], none: [] };

  it('finds nothing in a translation that fits', () => {
    expect(faultsOf(schema, { a: { b: '{name} さん' }, list: ['あ', 'い'], none: [] })).toEqual([]);
  });

  it.each([
    [{ a: {}, list: ['x', 'y'], none: [] }, 'a.b is missing'],
    [{ a: { b: '{name}', c: 'z' }, list: ['x', 'y'], none: [] }, 'a.c is not in English'],
    [{ a: { b: '{name}' }, list: ['x', ' '], none: [] }, 'list.1 is empty'],
    [{ a: { b: '{name}' }, list: ['x'], none: [] }, 'list.1 is missing'],
    [
      { a: { b: '{nmae}' }, list: ['x', 'y'], none: [] },
      'a.b has other placeholders than in English',
    ],
    [{ a: { b: '{name}' }, list: ['x', 7], none: [] }, 'list.1 is not a text'],
    [{ a: { b: '{name}' }, list: ['x', 'y'], none: ['z'] }, 'none.0 is not in English'],
  ])('finds the fault in %j', (texts, fault) => {
    expect(faultsOf(schema, texts)).toContain(fault);
  });
});

describe('the check that the build runs', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'locales-'));
    cpSync(path.resolve(frontend, '../locales'), folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const check = () => {
    const script = path.join(frontend, 'scripts/check-locales.mjs');
    return spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
  };

  it('passes the real texts', () => {
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('fails on a missing file, and on a file of no page', () => {
    rmSync(path.join(folder, 'kr/home.json'));
    writeFileSync(path.join(folder, 'jp/stranger.json'), '{}');
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain('kr/home.json is missing');
    expect(stderr).toContain('jp/stranger.json belongs to no page');
  });

  it('fails on an empty text', () => {
    const file = path.join(folder, 'jp/notFound.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { title: string };
    writeFileSync(file, JSON.stringify({ ...texts, title: '' }));
    expect(check()).toMatchObject({ status: 1, stderr: 'jp/notFound.json: title is empty\n' });
  });
});
