import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createClockMap, heardAt, observePair } from './clock';
import { WINDOWS } from './judgement';
import { createRun, press } from './run';
import { pictureTime, songTime } from './song-time';

/** A sound card whose clock runs at its own rate and is read with jitter. */
interface Card {
  /** Milliseconds of the context per millisecond of the page: crystals differ by up to 100 parts in a million. */
  readonly rate: number;
  readonly began: number;
  /** How far a reported pair is off, at most. */
  readonly jitter: number;
}

const anyCard = fc.record({
  rate: fc.double({ min: 0.9999, max: 1.0001, noNaN: true }),
  began: fc.double({ min: -5000, max: 5000, noNaN: true }),
  jitter: fc.double({ min: 0, max: 5, noNaN: true }),
});

/** What is truly heard at a time of the page. */
const truth = ({ rate, began }: Card, page: number): number => page * rate + began;

/** Draws 60 frames a second up to a time; each reports a pair. */
function watch(card: Card, until: number, noise: readonly number[]) {
  const map = createClockMap();
  let frame = 0;
  for (let page = 0; page < until; page += 1000 / 60) {
    const error = (noise[frame++ % noise.length] ?? 0) * card.jitter;
    observePair(map, truth(card, page) + error, page);
  }
  return map;
}

const anyNoise = fc.array(fc.double({ min: -1, max: 1, noNaN: true }), {
  minLength: 200,
  maxLength: 300,
});

/** Noise without a part that stays: what does is latency, which calibration finds. */
function centred(noise: readonly number[]): readonly number[] {
  const mean = noise.reduce((sum, one) => sum + one, 0) / noise.length;
  return noise.map((one) => one - mean);
}

describe('the clock', () => {
  it('judges a press less than 2 ms away from its true offset, at any frame rate and jitter', () => {
    fc.assert(
      fc.property(
        anyCard,
        fc.integer({ min: -95, max: 95 }),
        fc.integer({ min: 4000, max: 40_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (card, offset, noteTime, seed) => {
          // Jitter of a real card is white: a fixed generator, seeded by the property.
          let state = seed;
          const noise = Array.from({ length: 997 }, () => {
            state = (state * 16_807) % 2_147_483_647;
            return (state / 2_147_483_647) * 2 - 1;
          });
          const startedAt = truth(card, 0);
          // The page's time at which the player, who hears the note at its time, presses `offset` late.
          const pressedAt = (startedAt + noteTime + offset - card.began) / card.rate;
          const map = watch(card, pressedAt, centred(noise));
          const time = songTime({ startedAt, rate: 1 }, heardAt(map, pressedAt), 0);
          const run = createRun({
            lanes: 2,
            times: Int32Array.of(noteTime),
            lane: Uint8Array.of(0),
          });
          press(run, 0, time);
          expect(Math.abs((run.offsets[0] ?? 0) - offset)).toBeLessThan(2);
        },
      ),
    );
  });

  it('starts anew when the output was interrupted', () => {
    const map = watch({ rate: 1, began: 100, jitter: 0 }, 3000, [0]);
    expect(heardAt(map, 3000)).toBeCloseTo(3100, 6);
    // A single reading is a hiccup of a busy page.
    observePair(map, 2900, 3000);
    expect(heardAt(map, 3000)).toBeCloseTo(3100, 6);
    observePair(map, 2950, 3050);
    observePair(map, 3000, 3100);
    expect(heardAt(map, 3100)).toBe(3000);
  });

  it('is between the pairs that it was given', () => {
    fc.assert(
      fc.property(anyNoise, (noise) => {
        const map = watch({ rate: 1, began: 0, jitter: 5 }, 1000, noise);
        expect(Math.abs(heardAt(map, 1000) - 1000)).toBeLessThanOrEqual(5);
      }),
    );
  });

  it("follows the rate of practice and the player's calibration", () => {
    expect(songTime({ startedAt: 1000, rate: 1 }, 3000, 0)).toBe(2000);
    expect(songTime({ startedAt: 1000, rate: 0.75 }, 3000, 0)).toBe(1500);
    expect(songTime({ startedAt: 1000, rate: 1 }, 3000, 40)).toBe(1960);
  });
});

describe('the picture', () => {
  it('judges who follows the picture like who follows the sound, however late each is', () => {
    const late = fc.integer({ min: -100, max: 300 });
    const rates = fc.constantFrom(1, 0.75);
    fc.assert(
      fc.property(late, late, rates, (soundLate, pictureLate, rate) => {
        const playback = { startedAt: 500, rate };
        const note = 6000;
        const judged = (page: number) => songTime(playback, page, soundLate);
        // The first page time at which the picture has the note on the line, and the tap that follows it.
        let seen = 0;
        while (pictureTime(judged(seen), pictureLate, rate) < note) seen += 1;
        expect(Math.abs(judged(seen + pictureLate) - note)).toBeLessThanOrEqual(2);
        const heard = 500 + note / rate;
        expect(Math.abs(judged(heard + soundLate) - note)).toBeLessThanOrEqual(
          WINDOWS.perfect / 10,
        );
      }),
    );
  });
});
