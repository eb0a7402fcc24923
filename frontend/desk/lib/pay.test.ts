import { expect, it } from 'vitest';

import { grouped, moneyOf, wholePay } from './pay';

const TYPED = { currency: 'JPY', unit: 'YEAR', min: '5,000,000', max: '８００００００' } as const;

it('reads amounts as people in Tokyo write them', () => {
  expect(wholePay(TYPED)).toEqual({
    currency: 'JPY',
    unit: 'YEAR',
    min: 5_000_000,
    max: 8_000_000,
  });
});

it.each([
  { min: '' },
  { max: 'many' },
  { min: '9,000,000' },
  { min: '0' },
  { max: '1000000000001' },
  { currency: 'YEN?' },
])('waits while %j is typed', (change) => {
  expect(wholePay({ ...TYPED, ...change })).toBeNull();
});

it.each([
  ['5000000', '5,000,000'],
  ['８００００００', '8,000,000'],
  ['from 500', 'from 500'],
  ['', ''],
])('shows %j as %j', (typed, shown) => {
  expect(grouped(typed, 'ja')).toBe(shown);
});

it.each([
  ['５０００００', 'JPY', 'ja', '￥500,000'],
  ['500000', 'KRW', 'ko', '₩500,000'],
  ['500000', 'EUR', 'en', '€500,000'],
  ['', 'JPY', 'ja', undefined],
  ['500', 'YE', 'ja', undefined],
])('says %j %s in %s as money', (typed, currency, tag, said) => {
  expect(moneyOf(typed, currency, tag)).toBe(said);
});
