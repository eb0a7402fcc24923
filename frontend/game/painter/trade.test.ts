import { expect, it } from 'vitest';

import { NO_NOTES } from '../test/stage';
import { AROUND, NO_TRADE, tradeAge } from './trade';
import { createView } from './view';

/** A bar of two seconds: songs trade every sixteen. */
function ageAt(now: number, fader = 10): number {
  const view = createView(NO_NOTES, 900, { bar: 2000 });
  view.now = now;
  view.fader = fader;
  return tradeAge(view);
}

it('counts to a trade and from it, every eight bars', () => {
  expect([-AROUND - 1, -AROUND, -1, 0, AROUND, AROUND + 1].map((by) => ageAt(16_000 + by))).toEqual(
    [NO_TRADE, -AROUND, -1, 0, AROUND, NO_TRADE],
  );
  expect(ageAt(32_100)).toBe(100);
});

it('has no trade at the beginning, nor where one song plays', () => {
  expect([-4000, -100, 0, 100].map((now) => ageAt(now))).toEqual(Array(4).fill(NO_TRADE));
  expect(ageAt(16_000, -1)).toBe(NO_TRADE);
});
