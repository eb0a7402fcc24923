/** What a frame shows. One object is made for a play and written to in every frame. */
import { FULL_SPEED, STEADY, type Scroll, scrolledAt } from '../chart/scroll';
import type { NoteList } from '../engine/run';

/** Steps in which a beat is counted for what dances to it, and of the two beats after which a dance begins anew. */
export const BEAT_STEPS = 64;
export const DANCE_STEPS = 2 * BEAT_STEPS;
const BEATS = 4;

/** Presses that the error bar remembers. */
export const ERRORS = 24;

export interface View {
  readonly notes: NoteList;
  /** Which note is pressed at once with each, in another lane; -1 for a note by itself. */
  readonly partner: Int32Array;
  /** Where heads, ends and lines of bars are on the chart, in the units of its scroll. */
  readonly heads: Int32Array;
  readonly ends: Int32Array;
  readonly bars: Int32Array;
  /** In the same units: the longest hold, and the way on which a note is seen. */
  readonly longest: number;
  readonly way: number;
  readonly pace: Pace;
  /** Milliseconds of the page and of the song. */
  page: number;
  now: number;
  /** When each lane was pressed, and when a note of it was hit, in milliseconds of the page. */
  readonly pressedAt: Float64Array;
  readonly hitAt: Float64Array;
  /** The judgement of each lane's last hit. */
  readonly hitKind: Uint8Array;
  /** The last judgement, how late it was, and when it was given. */
  judgement: number;
  late: number;
  judgedAt: number;
  combo: number;
  /** A press met no note since the last judgement: the combo is shown without its shine. */
  isDull: boolean;
  score: number;
  /** The last presses that met notes: how late each was, its judgement, and when it was, in turns. */
  readonly errorLate: Int16Array;
  readonly errorKind: Uint8Array;
  readonly errorAt: Float64Array;
  /** How many presses were written to them. */
  errors: number;
  /** Life of the play, below zero when it is lost. */
  life: number;
  /** Points before the ghost, its combo, and its last judgement, with the page's time. */
  lead: number;
  ghostCombo: number;
  ghostJudgement: number;
  ghostJudgedAt: number;
  /** The ghost has played all without a miss. */
  isGhostFull: boolean;
  /** Step of a mash-up's crossfader; below zero where one song plays. */
  fader: number;
  /** Part of the cut that is played. */
  progress: number;
  /** Beats that are counted in. */
  countIn: number;
  /** The first note and the first line of a bar that may be on screen. */
  first: number;
  firstBar: number;
}

/** What a chart says of time besides its notes. */
export interface Pace {
  /** Milliseconds of a bar of the song, 0 where none are known, and when the first one begins. */
  readonly bar: number;
  readonly from: number;
  readonly scroll: Scroll;
}

/** No bars, and one speed. */
const PLAIN: Pace = { bar: 0, from: 0, scroll: STEADY };

/** Where the bars begin, up to a time. */
function barsOf({ bar, from, scroll }: Pace, end: number): Int32Array {
  const count = bar > 0 ? Math.max(0, Math.ceil((end - from) / bar) + 1) : 0;
  return Int32Array.from({ length: count }, (_, i) => scrolledAt(scroll, from + i * bar));
}

/** The other note of each that is pressed at once with another. */
function partnersOf({ times }: NoteList): Int32Array {
  return times.map((time, note) => {
    if (times[note + 1] === time) return note + 1;
    return times[note - 1] === time ? note - 1 : -1;
  });
}

/** A view of notes before the first frame; a note is seen for `approach` milliseconds where lanes run at their usual speed. */
export function createView(notes: NoteList, approach: number, some: Partial<Pace> = {}): View {
  const pace = { ...PLAIN, ...some };
  const place = (time: number) => scrolledAt(pace.scroll, time);
  const last = notes.ends ?? notes.times;
  const [heads, ends] = [notes.times.map(place), last.map(place)];
  return {
    notes,
    partner: partnersOf(notes),
    heads,
    ends,
    bars: barsOf(pace, Math.max(0, ...last) + approach),
    longest: Math.max(0, ...ends.map((end, note) => end - (heads[note] ?? 0))),
    way: Math.round(FULL_SPEED * approach),
    pace,
    page: 0,
    now: 0,
    pressedAt: new Float64Array(notes.lanes).fill(-1e9),
    hitAt: new Float64Array(notes.lanes).fill(-1e9),
    hitKind: new Uint8Array(notes.lanes),
    judgement: 0,
    late: 0,
    judgedAt: -1e9,
    combo: 0,
    isDull: false,
    score: 0,
    errorLate: new Int16Array(ERRORS),
    errorKind: new Uint8Array(ERRORS),
    errorAt: new Float64Array(ERRORS).fill(-1e9),
    errors: 0,
    life: 0,
    lead: 0,
    ghostCombo: 0,
    ghostJudgement: 0,
    ghostJudgedAt: -1e9,
    isGhostFull: false,
    fader: -1,
    progress: 0,
    countIn: 0,
    first: 0,
    firstBar: 0,
  };
}

/** The step of the dance at which a frame is; the first one where no beat is known. */
export function stepOf({ pace: { bar, from }, now }: View): number {
  if (bar <= 0) return 0;
  // The last bits go round and round, before the first beat as well.
  return Math.floor(((now - from) * BEATS * BEAT_STEPS) / bar) & (DANCE_STEPS - 1);
}

/** Writes a press that has met a note. */
export function noteError(view: View, late: number, judgement: number): void {
  const at = view.errors % ERRORS;
  view.errorLate[at] = late;
  view.errorKind[at] = judgement;
  view.errorAt[at] = view.page;
  view.errors += 1;
}

/** Milliseconds that a note is seen before its time, at a speed from 1 to 10. */
export function approachOf(speed: number): number {
  return Math.round(2200 / (1 + 0.35 * (speed - 1)));
}
