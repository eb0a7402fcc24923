import { expect, it } from 'vitest';

import { partsOf } from './parts';

it('has each row in one part', () => {
  expect(partsOf(1)).toEqual([{ first: 1, last: 1 }]);
  expect(partsOf(500)).toEqual([{ first: 1, last: 500 }]);
  expect(partsOf(1001)).toEqual([
    { first: 1, last: 500 },
    { first: 501, last: 1000 },
    { first: 1001, last: 1001 },
  ]);
});
