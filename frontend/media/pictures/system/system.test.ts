import { expect, test } from 'vitest';

import { bend, mirror, poly, random, slash, subdivided } from './geometry';
import { clip, drawing, fill } from './svg';
import { words } from './text';
import { SLASH } from './tokens';

test('a slash leans by 17 degrees', () => {
  expect(slash(0, 100, 10, 100)).toBe(
    `M0 100L10 100L${(10 + 100 * SLASH).toFixed(1)} 0L${(100 * SLASH).toFixed(1)} 0Z`,
  );
});

test('an outline with level and upright lines can be bent', () => {
  expect(bend('M0 0H10V5Z', ([x, y]) => [x + y, y])).toBe('M0 0L10 0L15 5Z');
  expect(
    mirror(
      poly([
        [1, 2],
        [3, 4],
      ]),
    ),
  ).toBe('M-1 2L-3 4Z');
});

test('straight sides are cut into steps and curves are left alone', () => {
  expect(subdivided('M0 0H20V10C1 1 2 2 0 10Z', 10)).toBe('M0 0L10 0L20 0L20 10C1 1 2 2 0 10L0 0Z');
});

test('the same seed gives the same numbers', () => {
  const [one, other] = [random(7), random(7)];
  expect([one(), one(), one()]).toEqual([other(), other(), other()]);
});

test('equal definitions share one name, different ones do not', () => {
  const name = (text: string) => /id="([^"]+)"/.exec(text)?.[1];
  const body = fill('M0 0', '#fff');
  expect(name(clip('M0 0Z', body))).toBe(name(clip('M0 0Z', body)));
  expect(name(clip('M0 0Z', body))).not.toBe(name(clip('M1 0Z', body)));
  expect(drawing(2, 3, body)).toContain('viewBox="0 0 2 3"');
});

test('a face without a character is refused instead of drawing a box', () => {
  expect(() => words('生', 0, 0, { face: 'display', size: 10 })).toThrow('no glyph');
  expect(words('生', 0, 0, { face: 'jp', size: 10 }).width).toBeGreaterThan(5);
  expect(words('뷁', 0, 0, { face: 'kr', size: 10 }).width).toBeGreaterThan(5);
});
