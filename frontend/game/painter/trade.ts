/** When the two songs of a mash-up trade their parts, as a frame sees it. */
import { TRADE_BARS } from '../mixer/mix';
import type { View } from './view';

/** Milliseconds around a trade in which something of it is shown. */
export const AROUND = 600;
/** No trade is near. */
export const NO_TRADE = 9999;

/** Milliseconds since the nearest trade, negative before it; `NO_TRADE` where none is near, and of a stage that has one song. */
export function tradeAge({ fader, now, pace: { bar, from } }: View): number {
  const turn = TRADE_BARS * bar;
  const at = now - from;
  if (fader < 0 || turn <= 0 || at < turn - AROUND) return NO_TRADE;
  const since = (at % turn) | 0;
  if (since >= turn - AROUND) return (since - turn) | 0;
  return since <= AROUND ? since : NO_TRADE;
}
