import { describe, expect, it } from 'vitest';

import { ON_LINE, verdictAt } from './verdict';

describe('a hit of the lost note', () => {
  it.each([
    [0, 'perfect'],
    [0.03, 'perfect'],
    [0.04, 'great'],
    [0.069, 'great'],
    [0.08, 'miss'],
    [0.2, 'miss'],
  ] as const)('that is %d of a run off the line is judged %s, early or late', (off, verdict) => {
    expect(verdictAt(ON_LINE - off)).toBe(verdict);
    expect(verdictAt(ON_LINE + off)).toBe(verdict);
  });
});
