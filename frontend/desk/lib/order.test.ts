import { describe, expect, it } from 'vitest';

import { anEntry, aMissingEntry, aSummaryOf } from '../test/samples';
import { besideAt, besideBy, countOfPlaces, isSeen, movedBeside, placesOf } from './order';

/** An order of letters, of which visitors see the small ones. */
const orderOf = (letters: string) => ({
  ids: Array.from(letters),
  isSeen: (id: string) => id === id.toLowerCase(),
});

describe('the order', () => {
  it.each([
    ['abc', 'a', 'c', 'after', 'bca'],
    ['abc', 'c', 'a', 'before', 'cab'],
    ['abc', 'b', 'a', 'after', 'abc'],
    ['abc', 'b', 'b', 'before', 'abc'],
    ['abc', 'b', 'x', 'before', 'abc'],
  ] as const)('%s with %s beside %s: %s is %s', (order, id, other, side, expected) => {
    expect(movedBeside(Array.from(order), id, { other, side }).join('')).toBe(expected);
  });

  it.each([
    ['abc', 'a', 2, 'bca'],
    ['abc', 'c', 0, 'cab'],
    ['abc', 'b', 9, 'acb'],
    ['abc', 'b', -1, 'bac'],
    ['abc', 'b', 1, 'abc'],
    // Places are those of positions that visitors see, and what they do not see stays between them.
    ['aXbc', 'a', 1, 'Xbac'],
    ['aXbcY', 'b', 2, 'aXcbY'],
    ['aXbc', 'X', 0, 'Xabc'],
    ['aXbc', 'X', 3, 'abcX'],
    ['aXYb', 'Y', 1, 'aXYb'],
    ['XY', 'X', 1, 'XY'],
  ])('%s with %s at place %i is %s', (letters, id, place, expected) => {
    const order = orderOf(letters);
    const beside = besideAt(order, id, place);
    const moved = beside === undefined ? order.ids : movedBeside(order.ids, id, beside);
    expect(moved.join('')).toBe(expected);
  });

  it.each([
    ['abc', 'b', 1, 'acb'],
    ['abc', 'b', -1, 'bac'],
    ['abc', 'a', -1, 'abc'],
    ['abc', 'b', Infinity, 'acb'],
    ['aXYbZ', 'a', 1, 'XYbaZ'],
    ['aXYb', 'b', -1, 'baXY'],
    ['aXYb', 'Y', -1, 'aYXb'],
    ['aXYb', 'Y', 1, 'aXbY'],
    ['aXYb', 'Y', -Infinity, 'YaXb'],
  ])('%s with %s by %i is %s', (letters, id, by, expected) => {
    const order = orderOf(letters);
    expect(movedBeside(order.ids, id, besideBy(order, id, by)).join('')).toBe(expected);
  });

  it('counts what visitors see', () => {
    const order = orderOf('XabYcZ');
    expect([...placesOf(order)].map(([id, place]) => id + String(place)).join(' ')).toBe(
      'X0 a0 b1 Y2 c2 Z3',
    );
    expect([countOfPlaces(order, 'a'), countOfPlaces(order, 'Y')]).toEqual([3, 4]);
  });

  it('is seen in some language', () => {
    const published = { ...anEntry, isPublished: true };
    expect(isSeen(aSummaryOf('a', { en: aMissingEntry, jp: published }))).toBe(true);
    expect(isSeen(aSummaryOf('a', { en: anEntry }))).toBe(false);
    expect(isSeen(undefined)).toBe(false);
  });
});
