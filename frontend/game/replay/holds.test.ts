import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { LESSON } from '../chart/lesson';
import { noteList, strikeNumber } from '../chart/chart';
import { MISS } from '../engine/judgement';
import { advance, createRun, press, release } from '../engine/run';
import { scoreOf } from '../engine/score';
import type { SongCharts } from '../types';
import { confirmReplay, encodeReplay, replayed } from './replay';

const head = { song: 'song01', mix: 'light', difficulty: 'easy', idol: 2 } as const;

/** A song of one chart. */
function songOf(easy: readonly number[]): SongCharts {
  const { light, hard } = LESSON.charts;
  return { ...LESSON, bars: 40, charts: { hard, light: { ...light, easy } } };
}

/** Notes, holds of one lane, and holds of both lanes at once, in turns. */
const HOLDS = songOf(
  Array.from({ length: 30 }, (_, i) => [
    8,
    strikeNumber(
      [
        { lanes: 1 + (i % 2), held: 0, length: 0 },
        { lanes: 1, held: 1, length: 6 },
        { lanes: 3, held: 3, length: 5 },
        { lanes: 3, held: 2, length: 4 },
      ][i % 4] ?? { lanes: 1, held: 0, length: 0 },
    ),
  ]).flat(),
);
const notes = noteList(HOLDS, head.mix, head.difficulty);
const END = 60_000;

/** Presses and releases of any player in the order of time; many happen in the same millisecond. */
const anyEvents = fc
  .array(fc.tuple(fc.integer({ min: 100, max: 1600 }), fc.nat(1), fc.boolean()), {
    minLength: 60,
    maxLength: 400,
  })
  .map((events) => events.map(([t, ...more]) => [20 * t, ...more] as const))
  .map((events) => events.sort(([a], [b]) => a - b));

function play(events: readonly (readonly [number, number, boolean])[]) {
  const run = createRun(notes);
  for (const [time, lane, isUp] of events)
    if (isUp) release(run, lane, time);
    else press(run, lane, time);
  advance(run, END);
  return run;
}

/** Writes the checksum that changed bytes would need: what a forger does. */
function resigned(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  let hash = 0x811c9dc5;
  for (const byte of copy.subarray(0, -2)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  new DataView(copy.buffer).setUint16(copy.length - 2, (hash ^ (hash >>> 16)) & 0xffff);
  return copy;
}

/** Presses that are spread as a hand's, and let go about where they should. */
const byHand = [...notes.times]
  .flatMap((time, i) => {
    const late = ((i * 37) % 41) - 20;
    const lane = notes.lane[i] ?? 0;
    const end = notes.ends?.[i] ?? time;
    const up = end > time ? end + 3 * late : time + 60;
    return [[time + late, lane, false] as const, [up, lane, true] as const];
  })
  .sort(([a], [b]) => a - b);

describe('a replay with holds', () => {
  it('gives the same judgements again, however often holds were let go and taken up', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const run = play(events);
        const replay = confirmReplay(encodeReplay(run, head), HOLDS);
        // A hand it need not be.
        if (replay === 'machine') return;
        if (typeof replay === 'string') throw new Error(`the replay is ${replay}`);
        const again = replayed(notes, replay.presses);
        expect([...again.judged, ...again.released]).toEqual([...run.judged, ...run.released]);
        expect([...again.counts]).toEqual([...run.counts]);
        expect([...again.strayTimes, ...again.strayLanes]).toEqual([
          ...run.strayTimes,
          ...run.strayLanes,
        ]);
        expect(scoreOf(again)).toBe(replay.score);
      }),
      { numRuns: 200 },
    );
  });

  it('of a hand is raced, with its releases', () => {
    const run = play(byHand);
    expect(run.counts[MISS]).toBe(0);
    const replay = confirmReplay(encodeReplay(run, head), HOLDS);
    expect(replay).toMatchObject({ ...head, score: scoreOf(run) });
    if (typeof replay !== 'object') return;
    const again = replayed(notes, replay.presses);
    expect([...again.released]).toEqual([...run.released]);
  });

  it('whose moments are not whole, or too many, is forged', () => {
    const bytes = encodeReplay(play(byHand), head);
    expect(confirmReplay(resigned(bytes.slice(0, -1)), HOLDS)).toBe('forged');
    const first = 8 + notes.times.length;
    for (const count of [17, 255]) {
      const other = bytes.slice();
      other[first] = count;
      expect(confirmReplay(resigned(other), HOLDS)).toBe('forged');
    }
  });

  it('of a hold with another end is of another chart', () => {
    const bytes = encodeReplay(play(byHand), head);
    const easy = HOLDS.charts.light.easy.map((number, i) => (i === 3 ? number + 256 : number));
    expect(confirmReplay(bytes, songOf(easy))).toBe('changed');
  });
});
