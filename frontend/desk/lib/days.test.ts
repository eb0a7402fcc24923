import { expect, it } from 'vitest';

import { fieldOf, momentOf, today } from './days';

it('writes the day of the device', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('writes a moment as its field has it, and back', () => {
  const field = '2026-01-31T09:05';
  expect(fieldOf(momentOf(field))).toBe(field);
});

it('knows no moment where there is none', () => {
  expect([fieldOf(null), fieldOf('soon'), momentOf(''), momentOf('soon')]).toEqual([
    '',
    '',
    null,
    null,
  ]);
});
