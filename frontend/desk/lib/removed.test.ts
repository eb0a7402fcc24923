import { expect, it } from 'vitest';

import { removedBy } from './removed';

const PAY = { currency: 'JPY', min: 5, max: 8, unit: 'YEAR' } as const;

it('has what a choice takes away', () => {
  expect(removedBy({ pay: null }, { pay: 'per song' })).toEqual({ pay: 'per song' });
  expect(removedBy({ pay: PAY }, { pay: 'per song' })).toEqual({ pay: 'per song' });
  expect(removedBy({ remote: 'NONE' }, { remote: 'FULL', remoteFrom: ['Japan'] })).toEqual({
    remoteFrom: ['Japan'],
  });
  expect(removedBy({ place: '' }, { place: 'Seoul', placeCountry: 'KR' })).toEqual({
    placeCountry: 'KR',
  });
});

it('has what is empty then, so that nothing older comes back', () => {
  expect(removedBy({ pay: null }, { pay: '' })).toEqual({ pay: '' });
  expect(removedBy({ remote: null }, { remote: 'FULL', remoteFrom: [] })).toEqual({
    remoteFrom: [],
  });
});

it('has nothing of another change', () => {
  const post: Parameters<typeof removedBy>[1] = {
    pay: 'per song',
    place: 'Seoul',
    placeCountry: 'KR',
    remote: 'FULL',
    remoteFrom: ['Japan'],
  };
  expect(removedBy({ title: 'Sound', pay: '', place: 'S', remote: 'FULL' }, post)).toEqual({});
  expect(removedBy({ remoteFrom: [], placeCountry: null }, post)).toEqual({});
  expect(removedBy({ pay: null, place: '', remote: 'NONE' }, { pay: PAY })).toEqual({});
});
