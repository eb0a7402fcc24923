import { expect, it } from 'vitest';

import { anEntry } from '../test/samples';
import { staleOf, weeksSince } from './current';

const now = new Date('2026-06-01T12:00:00.000Z');
const seen = { ...anEntry, isPublished: true, changedAt: '2026-05-20T09:00:00.000Z' };

it.each([
  [seen, null],
  [{ ...seen, changedAt: '2026-04-06T11:59:00.000Z' }, 'old'],
  [{ ...seen, changedAt: '2026-04-06T12:01:00.000Z' }, null],
  [{ ...seen, closingDate: '2026-05-30' }, 'late'],
  [{ ...seen, closingDate: '2026-06-01' }, null],
  [{ ...seen, isPublished: false, closingDate: '2026-05-30', changedAt: null }, null],
])('of what visitors see, says what is to be looked at: %#', (summary, stale) => {
  expect(staleOf(summary, now)).toBe(stale);
});

it('counts whole weeks', () => {
  expect(weeksSince('2026-04-06T11:59:00.000Z', now)).toBe(8);
});
