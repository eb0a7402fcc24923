import { expect, it } from 'vitest';

import { anEntry, aSummaryOf } from '../test/samples';
import { filtered, idOf } from './filter';

const positions = [
  aSummaryOf('sound', {
    en: { ...anEntry, title: 'Sound Designer' },
    jp: { ...anEntry, title: 'サウンドデザイナー' },
  }),
  aSummaryOf('code', { en: { ...anEntry, title: 'Programmer', state: 'published' } }),
];
const found = (text: string, state: 'published' | null = null) =>
  filtered(positions, { text, state }).map(({ id }) => id);

it('finds words of any title and of the id, in any order', () => {
  expect(found('')).toEqual(['sound', 'code']);
  expect(found('designer sound')).toEqual(['sound']);
  expect(found('COD')).toEqual(['code']);
  expect(found('nothing')).toEqual([]);
});

it('finds half-width letters in full-width ones', () => {
  expect(found('ｻｳﾝﾄﾞ')).toEqual(['sound']);
  expect(found('ＳＯＵＮＤ')).toEqual(['sound']);
});

it('finds a state in any language', () => {
  expect(found('', 'published')).toEqual(['code']);
});

it.each([
  ['Sound Designer (Tokyo)', 'sound-designer-tokyo'],
  ['Café  Ünit', 'cafe-unit'],
  ['サウンド', ''],
])('makes an id of the title %s', (title, id) => {
  expect(idOf(title)).toBe(id);
});
