import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { TAPS, WARM_UP, calibrate } from './calibration';

const BEAT = 600;

describe('calibration', () => {
  it('finds the lateness of a player whose taps spread, to a few milliseconds', () => {
    const spread = fc.array(fc.integer({ min: -15, max: 15 }), {
      minLength: TAPS + WARM_UP,
      maxLength: TAPS + WARM_UP,
    });
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 200 }), spread, (late, noise) => {
        const taps = noise.map((one, i) => i * BEAT + late + one);
        const found = calibrate(taps, BEAT);
        expect(Math.abs((found?.late ?? Infinity) - late)).toBeLessThanOrEqual(15);
        expect(found?.spread).toBeLessThanOrEqual(15);
      }),
    );
  });

  it('is not led astray by a wild tap, nor by the first ones', () => {
    const taps = Array.from({ length: TAPS + WARM_UP }, (_, i) => i * BEAT + 40);
    taps[1] = BEAT + 250;
    taps[9] = 9 * BEAT - 220;
    expect(calibrate(taps, BEAT)).toEqual({ late: 40, spread: 0 });
  });

  it('leaves out the taps with which a player finds the beat', () => {
    const late = [
      ...Array<number>(WARM_UP).fill(-200),
      ...Array<number>(6).fill(40),
      ...Array<number>(6).fill(60),
    ];
    expect(
      calibrate(
        late.map((one, i) => i * BEAT + one),
        BEAT,
      ),
    ).toEqual({ late: 50, spread: 10 });
  });

  it('finds nothing in too few taps, or in taps without a beat', () => {
    expect(calibrate([0, 600, 1200], BEAT)).toBeNull();
    const wild = Array.from({ length: TAPS + WARM_UP }, (_, i) => i * BEAT + ((i * 137) % 500));
    expect(calibrate(wild, BEAT)).toBeNull();
  });
});
