import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { NoteList } from '../engine/run';
import { DIFFICULTIES_OF, MIXES, noteList } from './chart';
import { SONG_NAMES } from './songs';
import { HIGHEST_LEVEL, levelOf, strainOf } from './level';
import { loadCharts } from './load';

type Note = readonly [time: number, lane: number, end?: number];

const notesOf = (lanes: number, notes: readonly Note[]): NoteList => ({
  lanes,
  times: Int32Array.from(notes, ([time]) => time),
  lane: Uint8Array.from(notes, ([, lane]) => lane),
  ends: Int32Array.from(notes, ([time, , end = time]) => end),
});

/** Notes in a row, so many milliseconds apart. */
const row = (count: number, gap: number, laneOf: (i: number) => number): readonly Note[] =>
  Array.from({ length: count }, (_, i) => [1000 + i * gap, laneOf(i)]);

const trill = (gap: number) =>
  strainOf(
    notesOf(
      4,
      row(40, gap, (i) => 1 + (i % 2)),
    ),
  );

describe('strain', () => {
  it('is nothing without notes, and that of a note alone', () => {
    expect(strainOf(notesOf(4, []))).toBe(0);
    expect(strainOf(notesOf(4, [[1000, 2]]))).toBe(1);
  });

  it('falls by half in a second', () => {
    const later = strainOf(
      notesOf(4, [
        [1000, 0],
        [2000, 3],
      ]),
    );
    // The harder half of two moments is the second.
    expect(later).toBeCloseTo(1.5, 10);
  });

  it('rises with the notes of a second', () => {
    expect(trill(200)).toBeGreaterThan(trill(300));
    expect(trill(100)).toBeGreaterThan(1.5 * trill(200));
  });

  it('is more when one finger plays what two could', () => {
    const jack = strainOf(
      notesOf(
        4,
        row(40, 200, () => 1),
      ),
    );
    expect(jack).toBeGreaterThan(1.2 * trill(200));
  });

  it('is more for two notes at once than for the same two apart', () => {
    const pairs = row(20, 400, () => 0);
    const together = pairs.flatMap(([time]): Note[] => [
      [time, 0],
      [time, 3],
    ]);
    const apart = pairs.flatMap(([time]): Note[] => [
      [time, 0],
      [time + 10, 3],
    ]);
    expect(strainOf(notesOf(4, together))).toBeGreaterThan(strainOf(notesOf(4, apart)));
  });

  it('is more when a lane is held, and most in the hand that holds', () => {
    const held = (lane: number) =>
      strainOf(notesOf(4, [[900, lane, 9200], ...row(40, 200, () => 3)]));
    expect(held(0)).toBeGreaterThan(strainOf(notesOf(4, [[900, 0], ...row(40, 200, () => 3)])));
    expect(held(2)).toBeGreaterThan(held(0));
  });

  it('gives every chart a whole level from 1 to 18', () => {
    const note = fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 1 }));
    const notes = fc.array(note, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(notes, (some) => {
        const sorted = some.toSorted(([a], [b]) => a - b);
        const level = levelOf(notesOf(2, sorted));
        expect(level).toBeGreaterThanOrEqual(1);
        expect(level).toBeLessThanOrEqual(HIGHEST_LEVEL);
        expect(Number.isInteger(level)).toBe(true);
      }),
    );
  });
});

describe.each(await Promise.all(SONG_NAMES.map(loadCharts)))('the levels of $title', (song) => {
  it('are what the model says of its charts, and rise', () => {
    for (const mix of MIXES) {
      const levels = DIFFICULTIES_OF[mix].map((one) => song.levels[mix][one] ?? 0);
      expect(levels).toEqual(DIFFICULTIES_OF[mix].map((one) => levelOf(noteList(song, mix, one))));
      expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
    }
  });

  it('rise evenly, and four lanes are harder than two from the first on', () => {
    for (const mix of MIXES) {
      const levels = DIFFICULTIES_OF[mix].map((one) => song.levels[mix][one] ?? 0);
      const steps = levels.slice(1).map((level, i) => level - (levels[i] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(1);
      expect(Math.max(...steps)).toBeLessThanOrEqual(4);
    }
    expect(song.levels.hard.easy).toBeGreaterThan(song.levels.light.easy);
  });
});
