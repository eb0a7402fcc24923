import { describe, expect, it } from 'vitest';

import type { Post } from '../api/types';
import { beginningOf, commonOf, fieldsOf, pinOf, withCountry } from './common';
import type { Posts } from './common';

const NONE: ReadonlySet<string> = new Set();
const PAY = { currency: 'JPY', min: 5, max: 8, unit: 'YEAR' } as const;
const both = (en: Post, jp: Post): Posts => [
  ['en', en],
  ['jp', jp],
];

describe('what languages have in common', () => {
  it('is the value of most, and of as many the first', () => {
    const three: Posts = [
      ...both({ remote: 'FULL' }, { remote: 'NONE' }),
      ['kr', { remote: 'NONE' }],
    ];
    expect(commonOf('remote', three, NONE)).toMatchObject({
      value: 'NONE',
      shared: ['jp', 'kr'],
      own: [{ locale: 'en', value: 'FULL' }],
    });
    expect(commonOf('remote', three.slice(0, 2), NONE)).toMatchObject({
      value: 'FULL',
      own: [{ locale: 'jp', value: 'NONE' }],
    });
  });

  it('is no difference where one says nothing in another way, or a pay in its own words', () => {
    expect(commonOf('closingDate', both({ closingDate: null }, {}), NONE).own).toEqual([]);
    expect(commonOf('pay', both({ pay: 'per song' }, { pay: '1曲ごと' }), NONE).own).toEqual([]);
    expect(commonOf('pay', both({ pay: PAY }, { pay: { ...PAY } }), NONE).own).toEqual([]);
    expect(commonOf('pay', both({ pay: PAY }, { pay: '1曲ごと' }), NONE).own).toHaveLength(1);
  });

  it('is the country of those that have a place', () => {
    const posts = both({ placeCountry: null }, { place: '東京', placeCountry: 'JP' });
    expect(commonOf('placeCountry', posts, NONE)).toMatchObject({
      value: 'JP',
      shared: ['jp'],
      own: [],
    });
  });

  it('leaves out a language to which somebody gave its own value, also while both are the same', () => {
    const same = both({ remote: 'FULL' }, { remote: 'FULL' });
    const pins = new Set([pinOf('remote', 'en')]);
    expect(commonOf('remote', same, pins)).toMatchObject({
      shared: ['jp'],
      own: [{ locale: 'en', value: 'FULL' }],
    });
  });
});

describe('a value', () => {
  it('takes with it what it has no room for, and leaves words that a language has', () => {
    expect(fieldsOf('remote', 'NONE', { remoteFrom: ['Japan'] }, {})).toEqual({
      remote: 'NONE',
      remoteFrom: null,
    });
    expect(fieldsOf('pay', '', { pay: 'per song' }, { pay: 'per day' })).toEqual({
      pay: 'per song',
    });
    expect(fieldsOf('pay', 'per song', { pay: PAY }, {})).toEqual({ pay: '' });
  });

  it('brings back what was removed with its kind, unless there is something newer', () => {
    expect(fieldsOf('pay', '', { pay: null }, { pay: 'per song' })).toEqual({ pay: 'per song' });
    const removed = { remoteFrom: ['Japan'] };
    expect(fieldsOf('remote', 'FULL', { remote: 'NONE' }, removed)).toEqual({
      remote: 'FULL',
      ...removed,
    });
    const newer: Post = { remote: 'NONE', remoteFrom: ['Korea'] };
    expect(fieldsOf('remote', 'FULL', newer, removed)).toEqual({ remote: 'FULL' });
    // What was emptied by hand stays empty.
    expect(fieldsOf('remote', 'FULL', { remote: 'FULL', remoteFrom: [] }, removed)).toEqual({
      remote: 'FULL',
    });
  });

  it('of a place brings the country of the position', () => {
    const posts = both({ place: 'Seoul', placeCountry: 'KR' }, {});
    expect(withCountry({ place: 'ソウル' }, {}, posts, {})).toEqual({
      place: 'ソウル',
      placeCountry: 'KR',
    });
    expect(withCountry({ place: '東京' }, {}, both({}, {}), {})).toMatchObject({
      placeCountry: 'JP',
    });
    expect(withCountry({ place: '' }, { placeCountry: 'JP' }, posts, {})).toEqual({
      place: '',
      placeCountry: null,
    });
    expect(withCountry({ title: '音' }, {}, posts, {})).toEqual({ title: '音' });
    const removed = { placeCountry: 'FR' };
    expect(withCountry({ place: 'Paris' }, {}, posts, removed)).toMatchObject(removed);
  });
});

it('a language begins with the details of the position, without words of another one', () => {
  const said: Post = { date: '2026-01-31', employmentType: 'FULL_TIME', place: 'Tokyo' };
  expect(beginningOf([['en', { ...said, placeCountry: 'JP', pay: 'per song' }]], 'x')).toEqual({
    date: '2026-01-31',
    employmentType: 'FULL_TIME',
  });
  expect(beginningOf([], '2026-02-01')).toEqual({ date: '2026-02-01' });
});
