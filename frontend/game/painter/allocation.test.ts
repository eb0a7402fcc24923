import { getHeapStatistics } from 'node:v8';

import { expect, it, vi } from 'vitest';

import { mayBurst } from './stage-painter';

/** Bytes. An array a frame is 200 kB; what is left is one boxed number a frame, an argument of the canvas. */
const LIMIT = 90_000;

it('plays and paints a minute without creating objects', async () => {
  // The compiler keeps numbers out of the heap once it knows the code; how well depends on what it happens to inline,
  // which it never tries again. So the code is loaded anew until a copy stays light; one that creates objects never does.
  let least = Infinity;
  for (let copy = 0; copy < 12 && least >= LIMIT; copy++) {
    vi.resetModules();
    const { leastGrowth } = await import('../test/play-minute');
    least = Math.min(
      least,
      leastGrowth(() => getHeapStatistics().used_heap_size, LIMIT, 60),
    );
  }
  expect(least).toBeLessThan(LIMIT);
});

it('shows no more than three bright bursts in any second', () => {
  const shown: number[] = [];
  for (let now = 0; now < 10_000; now += 40) {
    if (mayBurst(shown.at(-1) ?? -1e9, now)) shown.push(now);
  }
  for (const from of shown) {
    expect(shown.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(3);
  }
});
