import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  draftOf,
  faultAt,
  formOf,
  linksOf,
  SECTIONS,
  textOf,
  tidied,
  valueAt,
  valueOf,
  withValue,
} from './facts';
import type { Facts } from './facts';

const shipped = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../locales/company.json'), 'utf8'),
) as Facts;

/** Every place of the file that holds no object of entries. */
function placesOf(value: unknown, place = ''): string[] {
  const isEntry = Array.isArray(value) || typeof value !== 'object' || value === null;
  if (isEntry || 'default' in value || 'jp' in value) return [place];
  return Object.entries(value).flatMap(([key, inner]) =>
    placesOf(inner, place === '' ? key : `${place}.${key}`),
  );
}

describe('the entries', () => {
  it('are all that the shipped file has', () => {
    const known = Object.values(SECTIONS).flatMap((entries) => entries.map(({ place }) => place));
    expect([...known, 'social'].toSorted()).toEqual(placesOf(shipped).toSorted());
  });

  it('can all be changed as the shipped file has them', () => {
    for (const entry of Object.values(SECTIONS).flat())
      expect(formOf(shipped, entry), entry.place).not.toBe('file');
    expect(linksOf(shipped)).toEqual([]);
  });
});

describe('a value', () => {
  it('is changed without touching its neighbours', () => {
    const facts = { unknown: 1, email: { support: 'a', other: { x: 1 } } };
    expect(withValue(facts, 'email.support', 'b')).toEqual({
      unknown: 1,
      email: { support: 'b', other: { x: 1 } },
    });
    expect(withValue({}, 'game.store.url', 'x')).toEqual({ game: { store: { url: 'x' } } });
    expect(valueAt(facts, 'email.support.deep')).toBeUndefined();
  });

  it.each([
    [null, 'text', ''],
    ['x', 'text', 'x'],
    [5, 'text', null],
    ['x. y.', 'sentences', 'x. y.'],
    [['x'], 'sentences', null],
    [[null, 'a'], 'lines', '\na'],
    [[1], 'lines', null],
  ] as const)('%j as %s is %j', (value, kind, text) => {
    expect(textOf(value, kind)).toBe(text);
  });

  it.each([
    ['  ', 'text', null],
    [' x ', 'text', 'x'],
    [' x.\r\n\n y. ', 'sentences', 'x. y.'],
    [' \n', 'sentences', null],
    ['\n a \n\n', 'lines', [null, 'a']],
    ['', 'lines', []],
  ] as const)('of %j as %s is %j', (text, kind, value) => {
    expect(valueOf(text, kind)).toEqual(value);
  });

  it.each([
    [{ email: { support: { default: 'a', kr: null } } }, 'byLanguage'],
    [{ email: { support: { default: 'a', ko: 'b' } } }, 'file'],
    [{ email: { default: { support: 'a' } } }, 'file'],
    [{ email: 5 }, 'file'],
    [{}, 'one'],
  ])('in %j is changed as %s', (facts, form) => {
    expect(formOf(facts, { place: 'email.support', kind: 'text' })).toBe(form);
  });

  it.each([
    ['x ', 'text', 'x'],
    ['One. ', 'sentences', 'One. '],
    ['', 'sentences', null],
    ['a\n', 'lines', ['a', '']],
  ] as const)('of %j as %s is %j while it is written', (text, kind, value) => {
    expect(draftOf(text, kind)).toEqual(value);
  });

  it('of sentences is tidied before it is saved', () => {
    const boilerplate = { default: 'One.\nTwo. ', jp: null, kr: ' ' };
    expect(tidied({ press: { boilerplate } })).toEqual({
      press: { boilerplate: { default: 'One. Two.', jp: null, kr: null } },
    });
    expect(tidied({ press: { boilerplate: 'One. ' } })).toEqual({
      press: { boilerplate: 'One.' },
    });
  });

  it('of a list is tidied before it is saved', () => {
    const facts = {
      game: { videos: { freePlay: ['', 'a', '', ''], mashUp: { default: ['b', ' '], kr: null } } },
      social: [],
    };
    expect(tidied(facts)).toEqual({
      game: { videos: { freePlay: [null, 'a'], mashUp: { default: ['b'], kr: null } } },
      social: [],
    });
  });

  it('has what is wrong with it and below it', () => {
    const faults = { 'a.b[1]': 'one', 'a.bc': 'two', 'a.b.kr': 'three' };
    expect(faultAt(faults, 'a.b')).toBe('one three');
    expect(faultAt(faults, 'a.c')).toBeUndefined();
  });

  it('of another form keeps the links in the file', () => {
    expect(linksOf({ social: [{ name: 'X', url: 'u' }] })).toHaveLength(1);
    expect(linksOf({ social: [{ name: { jp: 'X' }, url: 'u' }] })).toBeNull();
    expect(linksOf({ social: null })).toEqual([]);
  });
});
