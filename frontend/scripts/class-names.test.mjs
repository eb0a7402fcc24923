import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { scopedNames } from './class-names.mjs';

it('names a class by its file, whatever imports it', () => {
  const scoped = scopedNames();
  expect(scoped('title', '/site/src/Card.module.css')).toBe('Card_title');
  expect(scoped('text', '/site/src/Card.module.css?used')).toBe('Card_text');
});

/** Paths of a style sheet in two folders; the file is in the first. */
function twoPlaces() {
  const root = mkdtempSync(path.join(tmpdir(), 'class-names-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  /** @param {string} folder */
  const place = (folder) => {
    mkdirSync(path.join(root, folder));
    return path.join(root, folder, 'Card.module.css');
  };
  const first = place('a');
  const second = place('b');
  writeFileSync(first, '');
  return { first, second };
}

it('refuses two files of one name, whose classes would be one', () => {
  const scoped = scopedNames();
  const { first, second } = twoPlaces();
  writeFileSync(second, '');
  scoped('title', first);
  expect(() => scoped('title', second)).toThrow(`${second} must not be named like ${first}`);
});

it('follows a file that has moved', () => {
  const scoped = scopedNames();
  const { first, second } = twoPlaces();
  scoped('title', first);
  renameSync(first, second);
  expect(scoped('title', second)).toBe('Card_title');
});
