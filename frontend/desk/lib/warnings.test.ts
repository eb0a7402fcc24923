import { expect, it } from 'vitest';

import type { Post } from '../api/types';
import { warningsOf } from './warnings';

const WHOLE: Post = {
  title: 'A',
  date: '2026-01-01',
  jobDescription: '<p>B</p>',
  place: 'Tokyo',
  placeCountry: 'JP',
  employmentType: 'FULL_TIME',
  pay: { currency: 'JPY', min: 1, max: 2, unit: 'YEAR' },
  closingDate: '2026-02-01',
};
const TODAY = '2026-02-01';

it('finds nothing in a post that says all', () => {
  expect(warningsOf(WHOLE, TODAY)).toEqual([]);
});

it.each([
  [{ title: '' }, 'titleMissing'],
  [{ date: null }, 'dateMissing'],
  [{ jobDescription: '' }, 'descriptionMissing'],
  [{ place: null }, 'placeMissing'],
  [{ place: null, remote: 'FULL' }, 'placeMissing'],
  [{ employmentType: null }, 'employmentTypeMissing'],
  [{ pay: 'by agreement' }, 'payMissing'],
  [{ closingDate: '2026-01-31' }, 'closed'],
] as [Partial<Post>, string][])('finds what %j lacks', (fields, warning) => {
  expect(warningsOf({ ...WHOLE, ...fields }, TODAY)).toEqual([warning]);
});

it('takes countries for remote work in place of a place', () => {
  expect(
    warningsOf({ ...WHOLE, place: null, remote: 'FULL', remoteFrom: ['Japan'] }, TODAY),
  ).toEqual([]);
});
