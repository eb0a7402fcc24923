import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { STATES } from '../api/types';
import type { PositionState, Role } from '../api/types';
import { actionsOf } from './roles';

const offered = (state: PositionState, role: Role, closeAt: string | null = null) =>
  actionsOf({ state, publishAt: null, closeAt }, role);

/** The rows of the service's table, each with a state, an action and the least role, in small letters. */
function transitions(): readonly { state: string; action: string; role: string }[] {
  const file = path.join(import.meta.dirname, '../../../server/content/desk/src/state.rs');
  const table = /const TRANSITIONS[^=]*= \[(?<rows>.*?)\n\];/su.exec(readFileSync(file, 'utf8'));
  const small = (name = '') => name.charAt(0).toLowerCase() + name.slice(1);
  return [...(table?.groups?.['rows'] ?? '').matchAll(/\((\w+), (\w+), (\w+), &/gu)].map(
    ([, state, action, role]) => ({
      state: small(state),
      action: small(action),
      role: small(role),
    }),
  );
}

it('offers each role what the table of the service lets it do', () => {
  const rows = transitions().filter(({ action }) => action !== 'save' && action !== 'delete');
  expect(rows.length).toBeGreaterThan(15);
  for (const role of ['editor', 'publisher', 'owner'] as const)
    for (const state of STATES) {
      const possible = rows.filter((row) => row.state === state);
      const allowed = possible.filter((row) => role !== 'editor' || row.role === 'editor');
      const actions = allowed.map(({ action }) => action);
      expect(offered(state, role, 'soon').toSorted(), `${role}, ${state}`).toEqual(
        actions.toSorted(),
      );
    }
});

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
