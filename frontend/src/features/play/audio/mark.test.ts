import { describe, expect, it } from 'vitest';

import { findMark } from './mark';

/** Decoded sound: the mark at a tenth of a second behind what the decoder adds, music behind it. */
function decoded(rate: number, added: number, level = 0.5): Float32Array {
  const sound = new Float32Array(rate);
  const centre = Math.round((0.1 + added) * rate);
  for (let i = -12; i <= 12; i++) sound[centre + i] = level * Math.exp(-((i / 4) ** 2) / 2);
  for (let i = Math.round((0.2 + added) * rate); i < rate; i++) sound[i] = Math.sin(i);
  return sound;
}

describe('the mark', () => {
  it.each([
    [48_000, 0],
    [48_000, 0.0231],
    [44_100, 0.0501],
  ])('is found to the sample at %i Hz, %f s late', (rate, added) => {
    const found = findMark(decoded(rate, added), rate);
    expect(Math.abs(found - 0.1 - added)).toBeLessThanOrEqual(1 / rate);
  });

  it('is missed where there is none', () => {
    expect(() => findMark(decoded(48_000, 0, 0.01), 48_000)).toThrow('no mark');
  });
});
