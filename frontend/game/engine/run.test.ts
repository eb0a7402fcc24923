import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EARLIEST, GOOD, GREAT, MISS, PERFECT, WINDOWS, judge } from './judgement';
import { DELIVERY, type NoteList, type Run, advance, createRun, isOver, press } from './run';
import { gradeOf, scoreOf } from './score';

/** Notes of any song: at least 40 ms apart within a lane. */
const anyNotes: fc.Arbitrary<NoteList> = fc
  .tuple(
    fc.constantFrom(2, 4),
    fc.array(fc.tuple(fc.integer({ min: 40, max: 600 }), fc.nat(3)), {
      minLength: 1,
      maxLength: 60,
    }),
  )
  .map(([lanes, steps]) => {
    let time = 0;
    const times = steps.map(([gap]) => (time += gap));
    return {
      lanes,
      times: Int32Array.from(times),
      lane: Uint8Array.from(steps, ([, lane]) => lane % lanes),
    };
  });

/** Presses of any player, good or bad, in the order of time. */
const anyPresses = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12_000 }), fc.nat(3)), { maxLength: 120 })
  .map((presses) => presses.sort(([a], [b]) => a - b));

const END = 60_000;

function play(notes: NoteList, presses: readonly (readonly [number, number])[]): Run {
  const run = createRun(notes);
  for (const [time, lane] of presses) press(run, lane % notes.lanes, time);
  advance(run, END);
  return run;
}

const outcome = (run: Run) => ({
  judged: [...run.judged],
  offsets: [...run.offsets],
  counts: [...run.counts],
  longestCombo: run.longestCombo,
  score: scoreOf(run),
});

describe('a judgement', () => {
  it.each([
    [0, PERFECT],
    [25, PERFECT],
    [-25, PERFECT],
    [26, GREAT],
    [-50, GREAT],
    [51, GOOD],
    [100, GOOD],
    [-101, MISS],
  ])('of a press %i ms away is number %i', (offset, judgement) => {
    expect(judge(offset)).toBe(judgement);
  });
});

describe('a run', () => {
  it('gives a million points for a perfect play, none for no play', () => {
    fc.assert(
      fc.property(anyNotes, (notes) => {
        const presses = [...notes.times].map((time, i) => [time, notes.lane[i] ?? 0] as const);
        const perfect = play(notes, presses);
        expect(scoreOf(perfect)).toBe(1_000_000);
        expect(perfect.longestCombo).toBe(notes.times.length);
        expect(scoreOf(play(notes, []))).toBe(0);
      }),
    );
  });

  it('judges every note exactly once', () => {
    fc.assert(
      fc.property(anyNotes, anyPresses, (notes, presses) => {
        const run = play(notes, presses);
        expect(isOver(run)).toBe(true);
        expect(run.counts.reduce((sum, count) => sum + count)).toBe(notes.times.length);
        expect(Math.max(...run.judged)).toBeLessThanOrEqual(MISS);
      }),
    );
  });

  it('does not depend on how often it is brought forward', () => {
    fc.assert(
      fc.property(
        anyNotes,
        anyPresses,
        fc.integer({ min: 1, max: 700 }),
        (notes, presses, frame) => {
          const framed = createRun(notes);
          let drawn = 0;
          for (const [time, lane] of presses) {
            for (; drawn < time; drawn += frame) advance(framed, drawn);
            press(framed, lane % notes.lanes, time);
          }
          advance(framed, END);
          expect(outcome(framed)).toEqual(outcome(play(notes, presses)));
        },
      ),
    );
  });

  it('judges by the distance between press and note, never by more than the widest window', () => {
    fc.assert(
      fc.property(anyNotes, anyPresses, (notes, presses) => {
        const run = play(notes, presses);
        run.judged.forEach((judgement, note) => {
          const offset = run.offsets[note] ?? 0;
          if (judgement === MISS) return;
          expect(judgement).toBe(judge(offset));
          const time = (notes.times[note] ?? 0) + offset;
          expect(presses).toContainEqual([time, expect.anything()]);
          expect(Math.abs(offset)).toBeLessThanOrEqual(WINDOWS.good);
        });
      }),
    );
  });
});

describe('the score', () => {
  it('never takes points for a press that reaches no note', () => {
    const notes = { lanes: 2, times: Int32Array.of(1000, 2000), lane: Uint8Array.of(0, 1) };
    const hits = [[1000, 0] as const, [2000, 1] as const];
    const wild = [[300, 0] as const, [1000, 0] as const, [1500, 1] as const, [2000, 1] as const];
    expect(scoreOf(play(notes, wild))).toBe(scoreOf(play(notes, hits)));
  });

  it('leaves a note that is out of reach behind, and judges the next of its lane', () => {
    const notes = { lanes: 2, times: Int32Array.of(1000, 1110), lane: Uint8Array.of(0, 0) };
    const run = createRun(notes);
    expect(press(run, 0, 1101)).toBe(1);
    expect([...run.judged]).toEqual([MISS, PERFECT]);
  });

  it('ends the combo with a miss and keeps the longest', () => {
    const notes = {
      lanes: 2,
      times: Int32Array.of(1000, 1500, 2000, 2500, 3000),
      lane: Uint8Array.of(0, 1, 0, 1, 0),
    };
    const run = play(notes, [
      [1000, 0],
      [1530, 1],
      [2500, 1],
      [3070, 0],
    ]);
    expect([...run.counts]).toEqual([2, 1, 1, 1]);
    expect([run.combo, run.longestCombo]).toEqual([2, 2]);
    // (2 * 10 + 6 + 1) of 50 tenths, and 2 of 5 notes in the longest combo.
    expect(scoreOf(run)).toBe(502_200 + 28_000);
    expect([...run.judged]).toEqual([PERFECT, GREAT, MISS, PERFECT, GOOD]);
  });

  it('has grades from S+ to E', () => {
    const scores = [1_000_000, 979_999, 850_000, 849_999, 550_000, 400_000, 399_999, 0];
    expect(scores.map(gradeOf)).toEqual(['S+', 'S', 'A', 'B', 'C', 'D', 'E', 'E']);
  });
});

describe('a press', () => {
  it('is judged by the nearest note, so that a dropped note takes no press from the next', () => {
    const notes = {
      lanes: 2,
      times: Int32Array.of(1000, 1125, 1250, 1375),
      lane: Uint8Array.of(0, 0, 0, 0),
    };
    // The first is dropped; each later press is 30 ms early, and so nearer than 100 ms to the note before.
    const run = play(notes, [
      [1095, 0],
      [1220, 0],
      [1345, 0],
    ]);
    expect([...run.judged]).toEqual([MISS, GREAT, GREAT, GREAT]);
    expect([...run.offsets]).toEqual([0, -30, -30, -30]);
  });

  it('takes the earlier of two notes that are equally near', () => {
    const notes = { lanes: 2, times: Int32Array.of(1000, 1100), lane: Uint8Array.of(0, 0) };
    const run = createRun(notes);
    expect(press(run, 0, 1050)).toBe(0);
    expect(press(run, 0, 1051)).toBe(1);
  });

  it.each([
    [-EARLIEST - 1, -1, PERFECT],
    [-EARLIEST, 0, MISS],
    [-WINDOWS.good - 1, 0, MISS],
    [-WINDOWS.good, 0, GOOD],
  ])('%i ms from its note spends note %i, which then is %i', (offset, note, judged) => {
    const notes = { lanes: 2, times: Int32Array.of(1000), lane: Uint8Array.of(0) };
    const run = createRun(notes);
    expect(press(run, 0, 1000 + offset)).toBe(note);
    press(run, 0, 1000);
    expect(run.judged[0]).toBe(judged);
  });

  it('is judged alike whichever frame brings it, as long as it comes in time', () => {
    const frames = fc.integer({ min: 1, max: DELIVERY });
    fc.assert(
      fc.property(anyNotes, anyPresses, frames, (notes, presses, frame) => {
        const batched = createRun(notes);
        let next = 0;
        for (let now = frame; next < presses.length; now += frame) {
          // The frame is drawn first: its presses come at its very end.
          advance(batched, now - DELIVERY);
          for (; (presses[next]?.[0] ?? Infinity) <= now; next++)
            press(batched, (presses[next]?.[1] ?? 0) % notes.lanes, presses[next]?.[0] ?? 0);
        }
        advance(batched, END);
        expect(outcome(batched)).toEqual(outcome(play(notes, presses)));
      }),
    );
  });
});
