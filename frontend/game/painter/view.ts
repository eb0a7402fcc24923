/** What a frame shows. One object is made for a play and written to in every frame. */
import type { NoteList } from '../engine/run';

/** Presses that the error bar remembers. */
export const ERRORS = 24;

export interface View {
  readonly notes: NoteList;
  readonly approach: number;
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
  /** Points before the ghost, and its last judgement, with the page's time. */
  lead: number;
  ghostJudgement: number;
  ghostJudgedAt: number;
  /** Part of the cut that is played. */
  progress: number;
  /** Beats that are counted in. */
  countIn: number;
  /** The first note that may be on screen. */
  first: number;
}

/** A view of notes before the first frame. */
export function createView(notes: NoteList, approach: number): View {
  return {
    notes,
    approach,
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
    ghostJudgement: 0,
    ghostJudgedAt: -1e9,
    progress: 0,
    countIn: 0,
    first: 0,
  };
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
