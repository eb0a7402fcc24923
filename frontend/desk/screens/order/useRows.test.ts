import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';

import { useRows } from './useRows';

/** How many rows each drawing of a list has. */
function drawn(length: number): number[] {
  const ids = Array.from({ length }, (_, index) => `position-${String(index)}`);
  const counts: number[] = [];
  renderHook(() => counts.push(useRows(ids).length));
  return counts;
}

it('has the first rows of a long list at once, and then all', () => {
  const counts = drawn(1008);
  expect(counts[0]).toBe(40);
  expect(counts.at(-1)).toBe(1008);
});

it('has all rows of a short list at once', () => {
  expect(new Set(drawn(12))).toEqual(new Set([12]));
});
