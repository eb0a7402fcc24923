import { expect, it } from 'vitest';

import { placeOf } from './place';

it.each([
  ['<p>A</p>', '<p>AB</p>', ''],
  ['<p>A</p><p>B</p>', '<p>A</p><p>BC</p>', '<p>A</p>'],
  ['<p>A</p>', '<p>A</p><p>B</p>', '<p>A</p>'],
  ['<p>A</p><p>B</p>', '<p>A</p>', ''],
  [
    '<p>A<br>b</p><ul><li>C</li></ul>',
    '<p>A<br>b</p><ul><li>C</li><li>D</li></ul>',
    '<p>A<br>b</p>',
  ],
  ['', '<p>A</p>', ''],
])('between %j and %j is after %j', (old, now, before) => {
  expect(placeOf({ requiredSkills: old }, { requiredSkills: now })).toEqual({
    field: 'requiredSkills',
    before,
  });
});

it('is in the texts alone', () => {
  expect(placeOf({ title: 'A' }, { title: 'B' })).toBeNull();
  expect(placeOf({}, {})).toBeNull();
});
