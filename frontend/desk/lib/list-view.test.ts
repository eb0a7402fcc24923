import { expect, it } from 'vitest';

import { hashOfView, viewOf, WHOLE } from './list-view';
import { routeOf } from './route';

it('is in the address, and read from it', () => {
  const view = {
    text: 'サウンド & 50%',
    state: 'missing',
    language: 'jp',
    by: 'aki',
    sort: 'title',
  } as const;
  expect(viewOf(hashOfView(view))).toEqual(view);
  expect(routeOf(hashOfView(view))).toEqual({ screen: 'list' });
  expect(hashOfView(WHOLE)).toBe('#/');
});

it('takes nothing from an address that it does not know', () => {
  for (const hash of ['', '#/', '#/?', '#/?state=other&language=xx&sort=1&by='])
    expect(viewOf(hash)).toEqual(WHOLE);
});
