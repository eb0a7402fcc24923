import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { RECORD, measuredNow } from './record';

test('every sound, video and picture of the game is the one that was measured last: `npm run measure` measures what changed', () => {
  const now = measuredNow();
  expect(Object.keys(now).length).toBeGreaterThan(20);
  expect(now).toEqual(JSON.parse(readFileSync(RECORD, 'utf8')));
});
