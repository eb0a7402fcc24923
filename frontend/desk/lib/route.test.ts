import { expect, it } from 'vitest';

import { hashOf, linkOf, OWNER_SCREENS, routeOf } from './route';
import type { Route } from './route';

it('reads what it writes', () => {
  const routes: Route[] = [
    { screen: 'list' },
    { screen: 'account' },
    ...OWNER_SCREENS.map((screen) => ({ screen })),
    { screen: 'position', id: 'サウンド/#1' },
  ];
  for (const route of routes) expect(routeOf(hashOf(route))).toEqual(route);
});

it('reads a one-time link as the service prints it', () => {
  expect(linkOf(new URL('https://desk.example/link#abc_-'))).toBe('abc_-');
  for (const address of ['https://desk.example/link', 'https://desk.example/#abc'])
    expect(linkOf(new URL(address))).toBeNull();
});

it.each(['', '#', '#/', '#/nothing', '#/position/'])('shows the list for %j', (hash) => {
  expect(routeOf(hash)).toEqual({ screen: 'list' });
});

it('survives an address that is not encoded', () => {
  expect(routeOf('#/position/%E0%A4%A')).toEqual({ screen: 'position', id: '%E0%A4%A' });
});
