import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { categoriesOf, faultsOf } from '../../scripts/locale-parity.mjs';

const frontend = path.resolve(import.meta.dirname, '../..');

interface Case {
  readonly name: string;
  readonly english: unknown;
  readonly texts: unknown;
  readonly faults: readonly string[];
}
const cases = JSON.parse(
  readFileSync(path.resolve(frontend, '../locales/validation-cases.json'), 'utf8'),
) as Case[];

describe('faultsOf, by the cases that the server is tested with too', () => {
  it.each(cases)('$name', ({ english, texts, faults }) => {
    expect(faultsOf(english, texts).sort()).toEqual([...faults].sort());
  });
});

it.each([
  ['en', ['other', 'one']],
  ['fr', ['one', 'other']],
  ['ko', ['other']],
  ['pl', ['many', 'one', 'few', 'other']],
])('%s needs the forms %j', (tag, needed) => {
  expect(categoriesOf(tag)).toEqual(needed);
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
    expect(stderr).toContain('jp/stranger.json is read by nothing');
  });

  it('takes a byte order mark before a file for nothing', () => {
    for (const name of ['en/home.json', 'kr/common.json']) {
      const file = path.join(folder, name);
      writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
    }
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('fails on a form that the language needs, and on a particle after a placeholder', () => {
    const change = (name: string, of: (text: string) => string) => {
      const file = path.join(folder, name);
      writeFileSync(file, of(readFileSync(file, 'utf8')));
    };
    change('en/desk.json', (text) => text.replace(/"one": "\{days\} day",\s*/u, ''));
    change('kr/desk.json', (text) =>
      text.replace('{name}님을 삭제했습니다.', '{name}을 삭제했습니다.'),
    );
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toEqual([
      'en/desk.json: `keys.days.one` is missing',
      'kr/desk.json: `users.removed` has the particle `}을`',
    ]);
  });

  it('fails on an empty text', () => {
    const file = path.join(folder, 'jp/notFound.json');
    const texts = JSON.parse(readFileSync(file, 'utf8')) as { title: string };
    writeFileSync(file, JSON.stringify({ ...texts, title: '' }));
    expect(check()).toMatchObject({ status: 1, stderr: 'jp/notFound.json: `title` is empty\n' });
  });
});
