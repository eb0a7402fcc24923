import { getHeapStatistics } from 'node:v8';

import { expect, it, vi } from 'vitest';

import { mayBurst } from './hits';
import { pulseAt } from './lights';
import { BEAT_STEPS, DANCE_STEPS } from './view';

/** Bytes. An array a frame is 200 kB, and a boxed number a frame 57 kB: there is not one. */
const LIMIT = 40_000;

it.each([
  ['beside the lanes', [1280, 720]],
  ['behind them', [390, 844]],
] as const)('plays and paints a minute without creating objects, idols %s', async (_, size) => {
  // The compiler keeps numbers out of the heap once it knows the code; how well depends on what it happens to inline,
  // which it never tries again. So the code is loaded anew until a copy stays light; one that creates objects never does.
  let least = Infinity;
  for (let copy = 0; copy < 12 && least >= LIMIT; copy++) {
    vi.resetModules();
    const { leastGrowth } = await import('../test/play-minute');
    least = Math.min(
      least,
      leastGrowth(size, () => getHeapStatistics().used_heap_size, LIMIT, 60),
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

it.each([60, 128, 179, 190, 240, 350])(
  'pulses no more than three times in any second at %i BPM',
  (bpm) => {
    const beat = 60_000 / bpm;
    const pulses: number[] = [];
    let before = 0;
    for (let now = 0; now < 10_000; now += 5) {
      const step = Math.floor((now * BEAT_STEPS) / beat) & (DANCE_STEPS - 1);
      const light = pulseAt(step, beat);
      if (light > before) pulses.push(now);
      before = light;
    }
    expect(pulses.length).toBeGreaterThan(9);
    for (const from of pulses)
      expect(pulses.filter((at) => at >= from && at < from + 1000).length).toBeLessThanOrEqual(3);
  },
);
