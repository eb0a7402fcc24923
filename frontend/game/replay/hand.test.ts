import { describe, expect, it } from 'vitest';

import { allCharts } from '../models/table';
import { type Press, hand, perfect, played } from '../models/players';
import type { NoteList } from '../engine/run';
import { isByHand } from './hand';

/** Whether a play of notes passes for a hand's. */
function passes(notes: NoteList, presses: readonly Press[]): boolean {
  return isByHand(played(notes, presses), {
    times: Int32Array.from(presses, ([time]) => time),
    lanes: Uint8Array.from(presses, ([, lane]) => lane),
    ups: Uint8Array.from(presses, ([, , isUp]) => (isUp === true ? 1 : 0)),
  });
}

/** Chords of two lanes, half a second apart. */
const CHORDS: NoteList = {
  lanes: 2,
  times: Int32Array.from({ length: 80 }, (_, i) => 1000 + (i >> 1) * 500),
  lane: Uint8Array.from({ length: 80 }, (_, i) => i % 2),
};

const charts = await allCharts();

describe('a hand', () => {
  it.each(charts.map((chart) => [`${chart.title}, ${chart.mix} ${chart.difficulty}`, chart.notes]))(
    'may have played %s, however well, but no machine',
    (_, notes) => {
      for (const spread of [5, 12, 30])
        expect(passes(notes, hand(spread, 0.01)(notes, 4, 500))).toBe(true);
      expect(passes(notes, perfect(notes, 1, 500))).toBe(false);
    },
  );

  it('presses no lane more often in a second than fingers can', () => {
    const burst = (count: number): Press[] =>
      Array.from({ length: count }, (_, i) => [5000 + i * 55, 0]);
    expect(passes(CHORDS, burst(16))).toBe(true);
    expect(passes(CHORDS, burst(17))).toBe(false);
    // Letting go is no press.
    const ups = burst(16).map(([time, lane]): Press => [time + 20, lane, true]);
    expect(passes(CHORDS, [...burst(16), ...ups])).toBe(true);
  });

  it('never presses dozens of chords in one millisecond each', () => {
    const pressed = (apart: number): Press[] =>
      [...CHORDS.times].map((time, i): Press => [
        time + ((i >> 1) % 7) * 6 - 18 + (i === 11 ? apart : 0),
        i % 2,
      ]);
    expect(passes(CHORDS, pressed(0))).toBe(false);
    expect(passes(CHORDS, pressed(1))).toBe(true);
  });

  it('that played little is believed', () => {
    expect(passes(CHORDS, perfect(CHORDS, 1, 500).slice(0, 20))).toBe(true);
  });
});
