import { expect, it } from 'vitest';

import { pairHash, pairIn } from './pair';

it('is read from the address as it was written', () => {
  const pair = { a: 'song03', b: 'song01' } as const;
  expect(pairIn(pairHash(pair))).toEqual(pair);
});

it.each([
  '',
  '#mash=',
  '#mash=song01',
  '#mash=song01-song01',
  '#mash=song01-song09',
  '#mash=song01-song02-song03',
  '#ghost=x',
])('is nothing in "%s"', (hash) => {
  expect(pairIn(hash)).toBeUndefined();
});
