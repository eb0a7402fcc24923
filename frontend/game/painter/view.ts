/** What a frame shows. One object is made for a play and written to in every frame. */
import type { NoteList } from '../engine/run';

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
  score: number;
  /** The ghost's points; -1 without a ghost. */
  ghost: number;
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
    score: 0,
    ghost: -1,
    progress: 0,
    countIn: 0,
    first: 0,
  };
}

/** Milliseconds that a note is seen before its time, at a speed from 1 to 10. */
export function approachOf(speed: number): number {
  return Math.round(2200 / (1 + 0.35 * (speed - 1)));
}
