import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { AREAS, checksOf } from './checks.mjs';

/** Reads a file of the checkout. @param {string} name */
const read = (name) => readFileSync(path.resolve(import.meta.dirname, '../..', name), 'utf8');

const names = (/** @type {readonly string[]} */ ...wanted) =>
  checksOf(wanted).checks.map(({ name }) => name);

describe('the one list of checks', () => {
  it('is run whole by `make lint`, and area by area by `make test` and continuous integration', () => {
    expect(read('Makefile')).toMatch(/^lint:.*\n\t@scripts\/lint\.sh$/mu);
    const areas = Object.keys(AREAS);
    expect(names(...areas)).toEqual(names());
    for (const area of areas) {
      expect(read('scripts/test.sh')).toContain(` scripts/lint/lint.mjs ${area}\n`);
      expect(read('.github/workflows/ci.yml')).toContain(` scripts/test.sh ${area}\n`);
    }
  });

  it('gives the checks of kinds and areas, and names what there is none of', () => {
    expect(names('rust')).toEqual(['format of Rust']);
    expect(names('shell', 'architecture')).toEqual(['architecture', 'shell scripts']);
    expect(checksOf(['rust', 'sounds']).unknown).toEqual(['sounds']);
  });
});

it('names a file that is too long', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'a checkout-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  const { command = '' } =
    checksOf([]).checks.find(({ name }) => name === 'lengths of files') ?? {};
  const judge = (/** @type {number} */ lines) => {
    writeFileSync(path.join(folder, 'a.rs'), '//\n'.repeat(lines));
    const { status, stdout } = spawnSync('bash', ['-c', command], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { isLong: status !== 0, stdout };
  };
  expect(judge(300)).toEqual({ isLong: false, stdout: '' });
  expect(judge(301)).toEqual({ isLong: true, stdout: 'a.rs: more than 300 lines\n' });
  rmSync(folder, { recursive: true });
});
