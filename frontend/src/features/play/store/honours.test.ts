import { describe, expect, it } from 'vitest';

import { NO_DAYS, NOTHING_DONE, daysInRow, doneIn, honourOn, withDay, withHonour } from './honours';

describe('days on which something was played', () => {
  const days = (...played: readonly number[]) => played.reduce(withDay, NO_DAYS);

  it('are a row as long as none is left out', () => {
    expect(days(100, 101, 101, 102)).toEqual({ last: 102, row: 3, most: 3 });
    expect(days(100, 101, 103)).toEqual({ last: 103, row: 1, most: 2 });
  });

  it('begin anew where the clock of the device goes back', () => {
    expect(days(100, 101, 90)).toEqual({ last: 90, row: 1, most: 2 });
  });

  it('are over when yesterday is left out, and not before today ends', () => {
    const two = days(100, 101);
    expect([101, 102, 103, 100].map((today) => daysInRow(two, today))).toEqual([2, 2, 0, 0]);
    expect(daysInRow(NO_DAYS, 20_000)).toBe(0);
  });
});

describe('the honour of a chart', () => {
  it('is the best that it ever had', () => {
    const full = withHonour({}, 'a', 'fullCombo');
    expect(withHonour(full, 'a', undefined)).toEqual({ a: 'fullCombo' });
    const perfect = withHonour(full, 'a', 'allPerfect');
    expect(withHonour(perfect, 'a', 'fullCombo')).toEqual({ a: 'allPerfect' });
  });

  it('is known of a million points that were kept before honours were', () => {
    expect(honourOn({ best: { a: 1_000_000 }, honours: {} }, 'a')).toBe('allPerfect');
    expect(honourOn({ best: { a: 999_999 }, honours: {} }, 'a')).toBeUndefined();
    expect(honourOn({ best: { a: 999_999 }, honours: { a: 'fullCombo' } }, 'a')).toBe('fullCombo');
  });
});

describe('what was kept of it', () => {
  it('is read back', () => {
    const done = {
      honours: { 'song01 light easy': 'fullCombo' },
      days: { last: 20_000, row: 2, most: 5 },
      title: 'unbroken',
      pose: 'figure',
    } as const;
    expect(doneIn(JSON.parse(JSON.stringify(done)) as Record<string, unknown>)).toEqual(done);
  });

  it.each([
    { honours: 7, days: 'x', title: 'king', pose: 'none' },
    { honours: null, days: null, title: null, pose: null },
    { honours: { a: 'great' }, days: { last: 1, row: 9, most: 3 } },
    { honours: [], days: { last: -1, row: 0.5, most: 3 } },
    {},
  ])('is nothing where it is broken: %j', (kept) => {
    expect(doneIn(kept)).toEqual(NOTHING_DONE);
  });
});
