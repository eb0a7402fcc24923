import { expect, it } from 'vitest';

import { dayOf } from './today';

it('is the day of the visitor from midnight to midnight', () => {
  const day = dayOf(new Date(2026, 10, 28, 0, 0, 0));
  expect(day).toBe(20_785);
  expect(dayOf(new Date(2026, 10, 28, 23, 59, 59))).toBe(day);
  expect(dayOf(new Date(2026, 10, 29, 0, 0, 0))).toBe(day + 1);
});
