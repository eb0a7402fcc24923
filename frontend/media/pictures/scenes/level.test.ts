import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { ROOT } from '../../pipeline/places';
import { SHOWN_DIFFICULTIES } from './level';

interface Texts {
  readonly freePlay: { readonly difficulties: string };
}

const named = ['en', 'jp', 'kr'].map((locale) => {
  const file = path.join(ROOT, 'locales', locale, 'mashup.json');
  const { freePlay } = JSON.parse(readFileSync(file, 'utf8')) as Texts;
  return freePlay.difficulties.toUpperCase().split(' / ');
});

it('pictures show the difficulties that the texts of every language name', () => {
  const common = named.reduce((all, one) => all.filter((name) => one.includes(name)));
  expect(SHOWN_DIFFICULTIES).toEqual(common);
});

it('the Japanese text leaves out Master', () => {
  expect(named.map((names) => names.includes('MASTER'))).toEqual([true, false, true]);
});
