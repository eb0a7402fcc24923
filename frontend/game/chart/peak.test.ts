import { describe, expect, it } from 'vitest';

import type { NoteList } from '../engine/run';
import { noteList } from './chart';
import { loadCharts } from './load';
import { chordsOf, peakFaults, peakOf } from './peak';
import { SONG_NAMES } from './songs';

const notesAt = (...times: readonly number[]): NoteList => ({
  lanes: 4,
  times: Int32Array.from(times),
  lane: Uint8Array.from(times, (_, note) => note % 4),
});

/** Notes of 100 milliseconds each, the last ones three at once. */
const crowded = (singles: number, threes: number): NoteList =>
  notesAt(
    ...Array.from({ length: singles }, (_, i) => i * 100),
    ...Array.from({ length: 3 * threes }, (_, i) => 10_000 + Math.floor(i / 3) * 500),
  );

describe('the busiest second', () => {
  it('is nothing without notes', () => {
    expect(peakOf(notesAt())).toBe(0);
  });

  it('has what lies within a second, wherever it begins, and no more', () => {
    expect(peakOf(notesAt(0, 100, 1000))).toBe(2);
    expect(peakOf(notesAt(0, 100, 999))).toBe(3);
    expect(peakOf(notesAt(0, 900, 1000, 1100, 1800, 5000))).toBe(4);
  });
});

it('counts lanes at once, each chord once', () => {
  const notes = notesAt(0, 0, 100, 200, 200, 200, 300, 300, 300, 300);
  expect([1, 2, 3, 4].map((lanes) => chordsOf(notes, lanes))).toEqual([4, 3, 2, 1]);
});

describe('a chart is none of the last difficulty', () => {
  it('with too few or too many notes in its busiest second', () => {
    expect(peakFaults(crowded(30, 8))).toEqual(['has 10 notes in a second']);
    const dense = Array.from({ length: 40 }, (_, i) => i * 60);
    expect(peakFaults(notesAt(...dense))).toContain('has 17 notes in a second');
  });

  it('that hardly takes three lanes at once', () => {
    expect(peakFaults(crowded(30, 7))).toContain('takes three lanes 7 times');
  });
});

it.each(SONG_NAMES)(
  '%s has more notes in a second, and three at once, in its last chart',
  async (name) => {
    const song = await loadCharts(name);
    const [master, clash] = [noteList(song, 'hard', 'master'), noteList(song, 'hard', 'clash')];
    expect(peakFaults(clash)).toEqual([]);
    expect(peakOf(clash)).toBeGreaterThan(peakOf(master));
    expect(chordsOf(master, 3)).toBe(0);
  },
);
