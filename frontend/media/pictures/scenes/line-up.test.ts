import { expect, test } from 'vitest';

import { CAST } from '../idols/cast';
import { TALL, TALL_SIZE, WIDE, WIDE_SIZE, poseOf } from './line-up';
import { hidden, seen } from './sight';

const LINES = { wide: WIDE, tall: TALL };

test.each(Object.entries(LINES))('the %s line-up has all eight', (_, places) => {
  expect(new Set(places.map(({ idol }) => idol)).size).toBe(CAST.length);
});

test.each([
  ['wide', WIDE, WIDE_SIZE],
  ['tall', TALL, TALL_SIZE],
] as const)('every hand and sole of the %s line-up is whole', (_, places, [width, height]) => {
  for (const place of places) {
    const { hands, soles } = seen(place, poseOf);
    // Half of a hand with its fingers, or of a boot.
    const room = 95 * place.scale;
    for (const [x, y] of [...hands, ...soles]) {
      expect(x).toBeGreaterThan(room);
      expect(x).toBeLessThan(width - room);
      expect(y).toBeLessThan(height);
    }
  }
});

test.each(Object.entries(LINES))('no figure hides a face in the %s line-up', (_, places) => {
  const all = places.map((place) => seen(place, poseOf));
  expect(hidden(all).filter((one) => one.includes('covers'))).toEqual([]);
});
