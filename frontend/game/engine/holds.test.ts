import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { GOOD, GREAT, MISS, PERFECT, RELEASE, WINDOWS, judgeRelease } from './judgement';
import {
  DELIVERY,
  MOMENTS,
  type NoteList,
  PENDING,
  type Run,
  TAKEN_UP,
  advance,
  createRun,
  isOver,
  press,
  release,
} from './run';
import { scoreOf } from './score';
import { honourOf } from './statistics';

/** A press, or a release, of a lane. */
type Event = readonly [time: number, lane: number, isUp: boolean];

/** Notes and holds of any song, as near to each other as no chart has them. */
const anyNotes: fc.Arbitrary<NoteList> = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 500 }),
      lane: fc.nat(1),
      hold: fc.oneof(fc.constant(0), fc.integer({ min: 20, max: 900 })),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((steps) => {
    const free = [0, 0];
    const notes = steps.map(({ gap, lane, hold }) => {
      const time = Math.max(free[lane] ?? 0, ...free.map((one) => one - 900)) + gap + 40;
      free[lane] = time + hold;
      return { time, lane, end: time + hold };
    });
    notes.sort((a, b) => a.time - b.time);
    return {
      lanes: 2,
      times: Int32Array.from(notes, ({ time }) => time),
      lane: Uint8Array.from(notes, ({ lane }) => lane),
      ends: Int32Array.from(notes, ({ end }) => end),
    };
  });

/** Presses and releases of any player in the order of time, also such as no keyboard sends. */
const anyEvents: fc.Arbitrary<readonly Event[]> = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 9000 }), fc.nat(1), fc.boolean()), { maxLength: 150 })
  .map((events) => events.sort(([a], [b]) => a - b));

const END = 60_000;

function act(run: Run, [time, lane, isUp]: Event): void {
  if (isUp) release(run, lane, time);
  else press(run, lane, time);
}

function play(notes: NoteList, events: readonly Event[]): Run {
  const run = createRun(notes);
  for (const event of events) act(run, event);
  advance(run, END);
  return run;
}

/** What every event would be of who plays each note at its very time. */
function perfectly({ times, lane, ends }: NoteList): readonly Event[] {
  return [...times]
    .flatMap((time, note): Event[] => {
      const end = ends?.[note] ?? time;
      const at = lane[note] ?? 0;
      return end > time
        ? [
            [time, at, false],
            [end, at, true],
          ]
        : [[time, at, false]];
    })
    .sort(([a], [b]) => a - b);
}

/** A hold from 1,000 to 2,000 ms, and a note of the same lane half a second later. */
const HOLD: NoteList = {
  lanes: 2,
  times: Int32Array.of(1000, 2500),
  lane: Uint8Array.of(0, 0),
  ends: Int32Array.of(2000, 2500),
};
const down = (time: number): Event => [time, 0, false];
const up = (time: number): Event => [time, 0, true];

/** Everything of a run that a player sees in the end: which of two notes missed in one frame was last is not. */
function outcome(run: Run) {
  const { latest, latestJudged, latestOffset, ...seen } = run;
  expect([latest, latestJudged, latestOffset].every(Number.isInteger)).toBe(true);
  return { ...seen, score: scoreOf(run) };
}

describe('a release', () => {
  it.each([
    [0, PERFECT],
    [50, PERFECT],
    [-51, GREAT],
    [100, GREAT],
    [101, GOOD],
    [-200, GOOD],
    [201, MISS],
  ])('of %i ms beside the end is number %i', (offset, judgement) => {
    expect(judgeRelease(offset)).toBe(judgement);
    expect(play(HOLD, [down(1000), up(2000 + offset)]).released[0]).toBe(judgement);
  });

  it('has windows twice as wide as those of a note', () => {
    expect(Object.values(RELEASE)).toEqual(Object.values(WINDOWS).map((one) => 2 * one));
  });

  it('is none of a lane that holds nothing', () => {
    const run = createRun(HOLD);
    expect(release(run, 0, 900)).toBe(-1);
    expect(release(run, 1, 1000)).toBe(-1);
    expect(run.total).toBe(0);
  });
});

describe('a hold', () => {
  it.each([
    [300, 100],
    [402, 134],
    [2000, 200],
  ])('of %i ms is let go in time up to %i ms early, and never at half', (length, early) => {
    const notes = { ...HOLD, ends: Int32Array.of(1000 + length, 1000 + length + 500) };
    const other = { ...notes, times: Int32Array.of(1000, 1000 + length + 500) };
    const released = (before: number) =>
      play(other, [down(1000), up(1000 + length - before)]).released[0];
    expect(released(early)).not.toBe(MISS);
    expect([released(early + 1), released(length / 2)]).toEqual([MISS, MISS]);
  });

  it('counts twice: its head and its release', () => {
    const run = play(HOLD, [down(1000), up(2000), down(2500)]);
    expect([run.parts, run.total, run.longestCombo]).toEqual([3, 3, 3]);
    expect([scoreOf(run), honourOf(run)]).toEqual([1_000_000, 'allPerfect']);
    expect([...run.released]).toEqual([PERFECT, PENDING]);
  });

  it('that is let go breaks the combo, can be taken up, and is worth GOOD at most', () => {
    const run = createRun(HOLD);
    press(run, 0, 1000);
    expect(release(run, 0, 1400)).toBe(-1);
    expect([run.combo, run.broken[0], run.held[0]]).toEqual([0, 1, 0]);
    expect(press(run, 0, 1500)).toBe(TAKEN_UP);
    expect(run.held[0]).toBe(1);
    expect(release(run, 0, 2000)).toBe(0);
    expect([run.released[0], run.combo]).toEqual([GOOD, 1]);
  });

  it('that is let go and left alone is missed, and so is one that is never let go', () => {
    expect(play(HOLD, [down(1000), up(1400)]).released[0]).toBe(MISS);
    expect(play(HOLD, [down(1000)]).released[0]).toBe(MISS);
    expect(play(HOLD, [down(1000), up(1400), down(2001)]).released[0]).toBe(MISS);
  });

  it('that is missed at its end takes back what its head gave, and its combo stays that of the head', () => {
    const score = (events: readonly Event[]) => scoreOf(play(HOLD, events));
    // One of three parts is PERFECT, and the longest combo is one.
    const one = Math.floor(930_000 / 3) + Math.floor(70_000 / 3);
    for (const events of [[down(1000), up(1500)], [down(1000)]])
      expect(score([...events, up(2400), down(2500)])).toBe(one);
    expect(score([down(1000), up(1500), down(1600), up(2000), down(2500)])).toBeGreaterThan(one);
  });

  it('whose head was missed can be taken up, and takes no press from the next note', () => {
    const late = play(HOLD, [down(1300), up(2000), down(2500)]);
    expect([...late.judged]).toEqual([MISS, PERFECT]);
    expect(late.released[0]).toBe(GOOD);
    const none = play(HOLD, [down(2500)]);
    expect([...none.judged, none.released[0]]).toEqual([MISS, PERFECT, MISS]);
  });

  it('whose head was spent by an early press is held, and broken', () => {
    const run = play(HOLD, [down(880), up(2000)]);
    expect([run.judged[0], run.released[0]]).toEqual([MISS, GOOD]);
  });

  it('is not disturbed by another finger, which ends it when the end is near', () => {
    const run = createRun(HOLD);
    press(run, 0, 1000);
    expect(press(run, 0, 1500)).toBe(-1);
    expect([run.held[0], run.broken[0]]).toEqual([1, 0]);
    press(run, 0, 1990);
    expect([run.held[0], run.released[0]]).toEqual([0, PERFECT]);
  });

  it('leaves its lane to a note that is near enough to be hit', () => {
    const notes = { ...HOLD, times: Int32Array.of(1000, 2080), ends: Int32Array.of(2000, 2080) };
    const run = play(notes, [down(1000), up(1500), down(1990)]);
    expect([...run.judged, run.released[0]]).toEqual([PERFECT, GOOD, MISS]);
  });

  it('is taken up so often that its moments have places, and no more', () => {
    const events = Array.from({ length: 40 }, (_, i): Event => [1000 + i * 20, 0, i % 2 === 1]);
    const run = createRun(HOLD);
    for (const event of events) act(run, event);
    expect(run.momentCount[0]).toBeLessThanOrEqual(MOMENTS);
    expect([run.held[0], press(run, 0, 1900)]).toEqual([0, -1]);
  });

  it('on both lanes at once is two holds', () => {
    const notes = {
      lanes: 2,
      times: Int32Array.of(1000, 1000),
      lane: Uint8Array.of(0, 1),
      ends: Int32Array.of(1500, 1500),
    };
    const run = play(notes, perfectly(notes));
    expect([run.total, scoreOf(run)]).toEqual([4, 1_000_000]);
  });
});

describe('a run with holds', () => {
  it('gives a million points for a perfect play, none for no play', () => {
    fc.assert(
      fc.property(anyNotes, (notes) => {
        const run = play(notes, perfectly(notes));
        expect(scoreOf(run)).toBe(1_000_000);
        expect(run.longestCombo).toBe(run.parts);
        expect(scoreOf(play(notes, []))).toBe(0);
      }),
    );
  });

  it('judges every note and release exactly once', () => {
    fc.assert(
      fc.property(anyNotes, anyEvents, (notes, events) => {
        const run = play(notes, events);
        expect(isOver(run)).toBe(true);
        expect(run.counts.reduce((sum, one) => sum + one)).toBe(run.parts);
        run.released.forEach((judgement, hold) => {
          const isLong = (notes.ends?.[hold] ?? 0) > (notes.times[hold] ?? 0);
          expect(judgement === PENDING).toBe(!isLong);
        });
      }),
    );
  });

  it('is judged alike however often it is brought forward, and however late events come', () => {
    const frames = fc.integer({ min: 1, max: DELIVERY });
    fc.assert(
      fc.property(anyNotes, anyEvents, frames, (notes, events, frame) => {
        const batched = createRun(notes);
        let next = 0;
        for (let now = frame; next < events.length; now += frame) {
          advance(batched, now - DELIVERY);
          for (; (events[next]?.[0] ?? Infinity) <= now; next++)
            act(batched, events[next] ?? [0, 0, false]);
        }
        advance(batched, END);
        expect(outcome(batched)).toEqual(outcome(play(notes, events)));
      }),
    );
  });

  it('takes life in the order of time, however far a run is brought at once', () => {
    // Ten holds of one lane and one of the other: the last misses find no life.
    const times = [0, 0, ...Array.from({ length: 9 }, (_, note) => 60 * (note + 1))];
    const notes = {
      lanes: 2,
      times: Int32Array.from(times),
      lane: Uint8Array.from(times.map((_, note) => (note === 1 ? 1 : 0))),
      ends: Int32Array.from(times.map((time) => time + 20)),
    };
    const [slow, quick] = [createRun(notes), createRun(notes)];
    for (let now = 0; now <= END; now++) advance(slow, now);
    advance(quick, END);
    expect(slow.costs[1]).toBe(100);
    expect(outcome(quick)).toEqual(outcome(slow));
  });

  it('loses one note where one is dropped: the others stay as they are', () => {
    fc.assert(
      fc.property(anyNotes, fc.nat(39), (notes, drop) => {
        const dropped = drop % notes.times.length;
        const [time, lane] = [notes.times[dropped] ?? 0, notes.lane[dropped] ?? 0];
        const end = notes.ends?.[dropped] ?? time;
        const run = play(
          notes,
          perfectly(notes).filter(
            ([at, of]) => of !== lane || (at !== time && (at !== end || end === time)),
          ),
        );
        expect(run.counts[MISS]).toBe(end > time ? 2 : 1);
        expect(run.counts[PERFECT]).toBe(run.parts - (run.counts[MISS] ?? 0));
      }),
    );
  });
});
