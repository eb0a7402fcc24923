import { expect, it } from 'vitest';

import { anEntry, aMissingEntry, aSummaryOf } from '../test/samples';
import { stepsOf } from './bulk';
import type { BulkAction } from './bulk';

const shown = { ...anEntry, state: 'published' as const, isPublished: true };
const waiting = {
  ...anEntry,
  state: 'scheduled' as const,
  isPublished: true,
  publishAt: '2026-03-01T00:00:00.000Z',
};
const positions = [
  aSummaryOf('draft', { en: anEntry, jp: aMissingEntry }),
  aSummaryOf('shown', { en: shown, jp: shown }),
  aSummaryOf('waiting', { en: waiting, jp: aMissingEntry }),
];
const steps = (
  action: BulkAction,
  role: 'editor' | 'publisher' = 'publisher',
  language: '' | 'jp' = '',
) =>
  stepsOf(action, positions, role, language).map(
    ({ position, locales }) => `${position.id} ${locales.join(' ')}`,
  );

it.each([
  ['publish', ['draft en', 'waiting en']],
  ['takeBack', ['shown en jp']],
  // A time to close would take the place of the time to publish.
  ['close', ['shown en jp']],
  ['duplicate', ['draft en', 'shown en jp', 'waiting en']],
  ['delete', ['draft en', 'shown en jp', 'waiting en']],
] as const)('%s is for the languages in which it can be done', (action, expected) => {
  expect(steps(action)).toEqual(expected);
});

it('of editors is copies only', () => {
  for (const action of ['publish', 'takeBack', 'close', 'delete'] as const)
    expect(steps(action, 'editor')).toEqual([]);
  expect(steps('duplicate', 'editor')).toHaveLength(3);
});

it('in one language leaves the others alone, but for copies and deletions', () => {
  expect(steps('takeBack', 'publisher', 'jp')).toEqual(['shown jp']);
  expect(steps('publish', 'publisher', 'jp')).toEqual([]);
  expect(steps('delete', 'publisher', 'jp')).toHaveLength(3);
});
