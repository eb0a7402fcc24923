import { describe, expect, it } from 'vitest';

import { CONDITIONS } from '../api/post-fields';
import { isOfJapan, unsaidOf } from './law';

it('concerns texts in Japanese, and for work in Japan in every language', () => {
  expect(isOfJapan('jp', {})).toBe(true);
  expect(isOfJapan('en', { placeCountry: 'JP' })).toBe(true);
  expect(isOfJapan('kr', { remote: 'FULL', remoteFrom: ['KR', 'JP'] })).toBe(true);
  expect(isOfJapan('kr', { placeCountry: 'KR', remoteFrom: ['KR'] })).toBe(false);
  expect(isOfJapan('en', {})).toBe(false);
});

describe('what the law asks for', () => {
  it('is all but fixed overtime, as long as it is empty', () => {
    const asked = ['place', 'pay', ...CONDITIONS.filter((name) => name !== 'fixedOvertime')];
    expect(unsaidOf({})).toEqual(asked);
    expect(unsaidOf({ pay: null, place: ' ', workHours: '' })).toEqual(asked);
  });

  it('is nothing once all of it is said', () => {
    const said = Object.fromEntries(CONDITIONS.map((name) => [name, 'x']));
    const pay = { currency: 'JPY', min: 1, max: 1, unit: 'YEAR' } as const;
    expect(unsaidOf({ ...said, place: 'Tokyo', pay })).toEqual([]);
    expect(unsaidOf({ ...said, place: 'Tokyo', pay: 'By agreement', breaks: '' })).toEqual([
      'breaks',
    ]);
  });
});
