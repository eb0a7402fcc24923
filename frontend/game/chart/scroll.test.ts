import { describe, expect, it } from 'vitest';

import { LESSON } from './lesson';
import { STEADY, scrollOf, scrolledAt } from './scroll';

/** A beat of it lasts 600 ms. */
const changing = {
  ...LESSON,
  scroll: { hard: { expert: [16, 50, 32, 200, 48, 100] } },
};

describe('a chart that changes its speed', () => {
  const scroll = scrollOf(changing, 'hard', 'expert');

  it.each([
    [-1000, -1000],
    [0, 0],
    [2400, 2400],
    [4800, 3600],
    [6000, 6000],
    [7200, 8400],
    [8200, 9400],
  ])('has run at %i ms as far as in %i ms at the usual speed', (time, usual) => {
    expect(scrolledAt(scroll, time)).toBe(100 * usual);
  });

  it('never runs back', () => {
    for (let time = -500; time < 9000; time += 7)
      expect(scrolledAt(scroll, time + 7)).toBeGreaterThan(scrolledAt(scroll, time));
  });

  it('runs alike in a film, where its song begins later', () => {
    const later = scrollOf(changing, 'hard', 'expert', 1500);
    for (let time = -500; time < 9000; time += 61)
      expect(scrolledAt(later, time + 1500)).toBe(scrolledAt(scroll, time));
  });
});

it('runs at the usual speed where a chart says nothing else', () => {
  expect(scrollOf(changing, 'hard', 'master')).toEqual(STEADY);
  expect(scrollOf(LESSON, 'light', 'easy')).toEqual(STEADY);
});

it('may begin at another speed', () => {
  const song = { ...LESSON, scroll: { light: { easy: [0, 50, 16, 100] } } };
  const scroll = scrollOf(song, 'light', 'easy');
  expect([-600, 0, 2400, 3000].map((time) => scrolledAt(scroll, time) / 100)).toEqual([
    -300, 0, 1200, 1800,
  ]);
});
