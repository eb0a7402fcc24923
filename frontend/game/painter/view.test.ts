import { expect, it } from 'vitest';

import { approachOf } from './view';

it('shows notes longer the slower the lanes run', () => {
  const approaches = Array.from({ length: 10 }, (_, i) => approachOf(i + 1));
  expect(approaches).toEqual([...approaches].sort((a, b) => b - a));
  expect(approaches[9]).toBeGreaterThan(400);
});
