/** What a play remembers: its notes, their judgements, and what they have made of combo and life. */
import { JUDGEMENTS, PERFECT } from './judgement';
import { FULL_LIFE } from './life';

/** Notes in the order of time. */
export interface NoteList {
  readonly lanes: number;
  /** Milliseconds from the start of the cut. */
  readonly times: Int32Array;
  readonly lane: Uint8Array;
  /** When each note is let go: at its time unless it is a hold. Without it no note is one. */
  readonly ends?: Int32Array | undefined;
}

/** What waits for its press, or for its release. */
export const PENDING = 255;
/** Moments of a hold that count after its head: it can be taken up so often that only a masher runs out of them. */
export const MOMENTS = 16;

/** A play from its first note to its last. */
export interface Run {
  readonly notes: NoteList;
  readonly ends: Int32Array;
  /** The notes of each lane, by their places in `notes`. */
  readonly byLane: readonly Int32Array[];
  /** How many notes of each lane are judged. */
  readonly done: Int32Array;
  /** Each note's judgement, or `PENDING`. */
  readonly judged: Uint8Array;
  /** Milliseconds that the press of each note was late; negative when it was early, 0 when there was none. */
  readonly offsets: Int16Array;
  /** The judgement of each hold's release, or `PENDING`, which notes without one keep. */
  readonly released: Uint8Array;
  /** The hold of each lane whose release is still to come, or -1, and whether the lane is down. */
  readonly open: Int32Array;
  readonly held: Uint8Array;
  /** Holds that were let go or begun too late: a release can make them no better than GOOD. */
  readonly broken: Uint8Array;
  /** When each hold was let go and taken up in turns, in milliseconds after its time: `MOMENTS` for each note that has them. */
  readonly moments: Int32Array;
  readonly momentCount: Uint8Array;
  readonly momentAt: Int32Array;
  /** Notes whose judgement costs no life and says nothing of timing, since the device was at fault; what each has cost before. */
  readonly excused: Uint8Array;
  readonly costs: Int16Array;
  /** What is taken back of the heads of holds that were missed at their end, in tenths of a note. */
  lost: number;
  /** Presses beside the notes, by their times and lanes: as many as the chart has parts, since no more can be taken than was given. */
  readonly strayTimes: Int32Array;
  readonly strayLanes: Uint8Array;
  strays: number;
  /** Gaps in the sound that the device has made. */
  gaps: number;
  /** How many presses and releases have each judgement. */
  readonly counts: Int32Array;
  combo: number;
  longestCombo: number;
  /** From `FULL_LIFE` down to what is below zero. It counts in difficulties that have life. */
  life: number;
  /** The note that was judged last, -1 before the first; its judgement and lateness, which may be its release's. */
  latest: number;
  latestJudged: number;
  latestOffset: number;
  /** How many presses and releases are judged, and of how many. */
  total: number;
  readonly parts: number;
}

/** The memory of holds. */
function holdsOf({ times, lanes }: NoteList, ends: Int32Array) {
  let holds = 0;
  const momentAt = ends.map((end, note) => (end > (times[note] ?? 0) ? MOMENTS * holds++ : -1));
  return {
    ends,
    released: new Uint8Array(times.length).fill(PENDING),
    open: new Int32Array(lanes).fill(-1),
    held: new Uint8Array(lanes),
    broken: new Uint8Array(times.length),
    moments: new Int32Array(MOMENTS * holds),
    momentCount: new Uint8Array(times.length),
    momentAt,
    parts: times.length + holds,
  };
}

/** A play of notes, before anything has been pressed. */
export function createRun(notes: NoteList): Run {
  const count = notes.times.length;
  const holds = holdsOf(notes, notes.ends ?? notes.times);
  const byLane = Array.from({ length: notes.lanes }, (_, lane) =>
    Int32Array.from([...notes.lane.keys()].filter((note) => notes.lane[note] === lane)),
  );
  return {
    notes,
    ...holds,
    byLane,
    done: new Int32Array(notes.lanes),
    judged: new Uint8Array(count).fill(PENDING),
    offsets: new Int16Array(count),
    excused: new Uint8Array(count),
    costs: new Int16Array(count),
    lost: 0,
    strayTimes: new Int32Array(holds.parts),
    strayLanes: new Uint8Array(holds.parts),
    strays: 0,
    gaps: 0,
    counts: new Int32Array(JUDGEMENTS.length),
    combo: 0,
    longestCombo: 0,
    life: FULL_LIFE,
    latest: -1,
    latestJudged: PERFECT,
    latestOffset: 0,
    total: 0,
  };
}

/** Whether a note is a hold. */
export function isHold(run: Run, note: number): boolean {
  return (run.momentAt[note] ?? -1) !== -1;
}

/** The first note of a lane that is not judged yet; -1 when there is none. */
export function nextNote(run: Run, lane: number): number {
  return run.byLane[lane]?.[run.done[lane] ?? 0] ?? -1;
}
