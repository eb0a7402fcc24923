import { expect, it } from 'vitest';

import { STATES } from '../api/types';
import type { PositionState, Role } from '../api/types';
import { actionsOf } from './roles';

const offered = (state: PositionState, role: Role, closeAt: string | null = null) =>
  actionsOf({ state, publishAt: null, closeAt }, role);

it('offers an editor nothing that changes the site', () => {
  expect(new Set(STATES.flatMap((state) => offered(state, 'editor', 'soon')))).toEqual(
    new Set(['discard']),
  );
});

it('offers a publisher to publish what is not published as it stands', () => {
  const states = STATES.filter((state) => offered(state, 'publisher').includes('publish'));
  expect(states).toEqual(['draft', 'scheduled', 'changed', 'closed']);
});

it('offers a way back from each state of the site', () => {
  for (const state of ['published', 'changed', 'closing'] as const)
    expect(offered(state, 'owner')).toContain('takeBack');
});

it('offers to end a schedule where there is one', () => {
  const states = (closeAt: string | null) =>
    STATES.filter((state) => offered(state, 'owner', closeAt).includes('unschedule'));
  expect(states('soon')).toEqual(['scheduled', 'changed', 'closing']);
  expect(states(null)).toEqual([]);
});
