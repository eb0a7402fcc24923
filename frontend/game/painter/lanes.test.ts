import { expect, it } from 'vitest';

import { PALETTE } from '../test/play-minute';
import { drawLanes } from './lanes';
import { layRunway } from './runway';

/** What a drawing calls, by name. */
function callsOf(letters: readonly string[]): readonly string[] {
  const calls: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const context: unknown = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (String(name).startsWith('create')) return () => gradient;
        return () => calls.push(String(name));
      },
      set: () => true,
    },
  );
  drawLanes(context as CanvasRenderingContext2D, layRunway(390, 844, 2), PALETTE, letters);
  return calls;
}

it('shows the letters of a keyboard, and places for fingers where there is none', () => {
  const [keys, places] = [callsOf(['F', 'J']), callsOf(['', ''])];
  const count = (calls: readonly string[], name: string) =>
    calls.filter((call) => call === name).length;
  expect([count(keys, 'fillText'), count(keys, 'ellipse')]).toEqual([2, 0]);
  expect([count(places, 'fillText'), count(places, 'ellipse')]).toEqual([0, 2]);
});
