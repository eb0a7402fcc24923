/** When something of the game is fetched before a press. It comes with the rest of a page. */
import { savesData } from '../../lib/browser';
import { withSound } from './ahead';
import type * as FirstSound from './first-sound';

/** Calls with what a press begins with, unless the visitor saves data. */
export function beforePress(call: (sound: typeof FirstSound) => unknown): void {
  if (!savesData()) withSound(call);
}

/** Calls when the browser has nothing else to do. Returns what ends the waiting. */
export function whenIdle(call: () => void): () => void {
  // Safari has no such call.
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback === undefined || cancelIdleCallback === undefined) {
    const timer = window.setTimeout(call, 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(call);
  return () => {
    cancelIdleCallback(request);
  };
}
