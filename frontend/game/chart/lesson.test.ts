import { expect, it } from 'vitest';

import { cutMilliseconds, noteList } from './chart';
import { LESSON, LESSON_NOTES, LESSON_SHOWN, LESSON_STEPS } from './lesson';

it('shows four notes, lets eight be heard, and leaves thirteen to the visitor', () => {
  const { times } = noteList(LESSON, 'light', 'easy');
  const own = [...times].filter((time) => time > LESSON_SHOWN);
  expect(own).toHaveLength(LESSON_NOTES);
  expect(times.length - own.length).toBe(LESSON_STEPS[1]);
  expect([...times]).toEqual([...times].sort((a, b) => a - b));
  // Both lanes at once, twice.
  expect(new Set(own).size).toBe(LESSON_NOTES - 2);
});

it('ends with a hold that is a step of its own', () => {
  const { times, ends = times } = noteList(LESSON, 'light', 'easy');
  const holds = [...times.keys()].filter((note) => (ends[note] ?? 0) > (times[note] ?? 0));
  expect(holds).toEqual([LESSON_STEPS[2]]);
  expect(holds).toEqual([times.length - 1]);
  expect(ends.at(-1)).toBeLessThan(cutMilliseconds(LESSON));
});
