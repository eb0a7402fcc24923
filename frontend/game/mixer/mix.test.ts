import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { LoopPart, MashupLoops } from '../types';
import file from '../charts/mashups.json';
import { SONG_NAMES } from '../chart/chart';
import { gainOf, mixOf, notesBetween } from './mix';

const loops = file as unknown as MashupLoops;
const PARTS: readonly LoopPart[] = ['kick', 'snare', 'hat', 'bass', 'chords', 'tune'];

const pairs = SONG_NAMES.flatMap((a) =>
  SONG_NAMES.filter((b) => b !== a).map((b) => [a, b] as const),
);

describe.each(pairs)('%s with %s', (a, b) => {
  const mix = mixOf(loops, a, b);

  it("is locked to the host's bars, with few semitones between the two", () => {
    expect(mix.voices.a.length % 16).toBe(0);
    expect(mix.voices.b.length % 16).toBe(0);
    expect(Math.abs(mix.shift)).toBeLessThanOrEqual(6);
    // The guest is stretched by less than half an octave of tempo.
    const own = loops.songs.find(({ song }) => song === b)?.bpm ?? 0;
    expect(Math.abs(Math.log2((mix.bpm * mix.feel) / own))).toBeLessThanOrEqual(0.5);
  });

  it('plays the same notes however its time is cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.3, max: 9, noNaN: true }), { maxLength: 40 }),
        (cuts) => {
          let from = 0;
          const pieces = cuts.flatMap((width) => {
            const notes = notesBetween(mix.voices.b, from, from + width);
            from += width;
            return notes;
          });
          expect(pieces).toHaveLength(notesBetween(mix.voices.b, 0, from).length);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('the crossfader', () => {
  it.each(PARTS)('plays one song alone at its ends: %s', (part) => {
    for (const bar of [0, 4]) {
      expect(gainOf('a', part, 0, bar)).toBeCloseTo(1, 9);
      expect(gainOf('b', part, 0, bar)).toBeCloseTo(0, 9);
      expect(gainOf('a', part, 1, bar)).toBeCloseTo(0, 9);
      expect(gainOf('b', part, 1, bar)).toBeCloseTo(1, 9);
    }
  });

  it('lets exactly one song have each part in the middle, and trades them every four bars', () => {
    for (const part of PARTS) {
      for (const bar of [0, 3, 4, 7, 8]) {
        const gains = [gainOf('a', part, 0.5, bar), gainOf('b', part, 0.5, bar)];
        expect(gains.sort()).toEqual([0, 1]);
      }
      expect(gainOf('a', part, 0.5, 0)).not.toBe(gainOf('a', part, 0.5, 4));
      expect(gainOf('a', part, 0.5, 0)).toBe(gainOf('a', part, 0.5, 8));
    }
  });
});
