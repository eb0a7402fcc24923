import { describe, expect, it } from 'vitest';

import type { PositionCounts } from '../api/types';
import { byPosition } from './visits';

const counts = (id: string, locale: PositionCounts['locale'], views: number[]): PositionCounts => ({
  id,
  locale,
  views,
  mails: views.map(() => 0),
  origins: [],
});

describe('the positions that were visited', () => {
  it('begin with the one that was seen most, in all of its languages', () => {
    const [a, b, c] = [
      counts('a', 'en', [1, 3]),
      counts('b', 'en', [2, 0]),
      counts('b', 'jp', [0, 3]),
    ];
    expect(byPosition([a, b, c])).toEqual([
      { id: 'b', languages: [b, c] },
      { id: 'a', languages: [a] },
    ]);
    expect(byPosition([])).toEqual([]);
  });
});
