import { expect, it } from 'vitest';

import { noteList } from './chart';
import { LESSON, LESSON_NOTES, LESSON_SHOWN, LESSON_STEPS } from './lesson';

it('shows four notes, lets eight be heard, and leaves twelve to the visitor', () => {
  const { times } = noteList(LESSON, 'light', 'easy');
  const own = [...times].filter((time) => time > LESSON_SHOWN);
  expect(own).toHaveLength(LESSON_NOTES);
  expect(times.length - own.length).toBe(LESSON_STEPS[1]);
  expect([...times]).toEqual([...times].sort((a, b) => a - b));
  // Both lanes at once, twice.
  expect(new Set(own).size).toBe(LESSON_NOTES - 2);
});
