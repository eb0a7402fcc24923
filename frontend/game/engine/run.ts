/**
 * The rules of the game: times and presses in, judgements and score out. It knows no clock, no screen and no sound. All
 * times are whole milliseconds of the song, so that a replay gives the same score on every machine. Everything is
 * allocated when a run is made: pressing and advancing create no objects.
 */
import {
  EARLIEST,
  GOOD,
  JUDGEMENTS,
  MISS,
  PERFECT,
  RELEASE,
  WINDOWS,
  earliestRelease,
  judge,
  judgeRelease,
  worthOf,
} from './judgement';
import { FULL_LIFE, lifeAfter } from './life';
import { STRAY, strays } from './strays';

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
/** What a press that goes on with a hold returns. */
export const TAKEN_UP = -2;
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

/** Changes life, and notes what a note has cost. An excused one costs nothing. */
function live(run: Run, note: number, life: number): void {
  const cost = run.life - life;
  if (cost > 0 && run.excused[note] === 1) return;
  if (cost > 0) run.costs[note] = (run.costs[note] ?? 0) + cost;
  run.life = life;
}

function tally(run: Run, note: number, judgement: number, offset: number): void {
  run.counts[judgement] = (run.counts[judgement] ?? 0) + 1;
  run.latest = note;
  run.latestJudged = judgement;
  run.latestOffset = offset;
  run.total += 1;
  live(run, note, lifeAfter(run.life, judgement));
  run.combo = judgement === MISS ? 0 : run.combo + 1;
  if (run.combo > run.longestCombo) run.longestCombo = run.combo;
}

/** Judges the release of a lane's hold, if one waits for it. A hold that is missed at its end has not been played at its head either. */
function close(run: Run, lane: number, judgement: number, offset: number): void {
  const note = run.open[lane] ?? -1;
  if (note === -1) return;
  run.open[lane] = -1;
  run.held[lane] = 0;
  run.released[note] = judgement;
  if (judgement === MISS) run.lost += worthOf(run.judged[note] ?? MISS);
  tally(run, note, judgement, offset);
}

/** Judges the next note of a lane, whose hold then waits for its release; it is down when a press has judged it. */
function settle(run: Run, lane: number, judgement: number, isDown: boolean, offset = 0): void {
  const note = nextNote(run, lane);
  close(run, lane, MISS, 0);
  run.judged[note] = judgement;
  run.offsets[note] = offset;
  run.done[lane] = (run.done[lane] ?? 0) + 1;
  tally(run, note, judgement, offset);
  if (!isHold(run, note)) return;
  run.open[lane] = note;
  run.held[lane] = isDown ? 1 : 0;
  run.broken[note] = judgement === MISS ? 1 : 0;
}

/**
 * Milliseconds that an event may reach the game after its time. Frames bring a run no further than this before the present, so
 * that a press in a busy frame is judged as if it had come at once.
 */
export const DELIVERY = 50;

/** Brings a run to a time: what can no longer be pressed or released is missed. How often it is called makes no difference. */
export function advance(run: Run, time: number): void {
  for (let lane = 0; lane < run.notes.lanes; lane++) {
    let note = nextNote(run, lane);
    while (note !== -1 && time - (run.notes.times[note] ?? 0) > WINDOWS.good) {
      settle(run, lane, MISS, false);
      note = nextNote(run, lane);
    }
    const open = run.open[lane] ?? -1;
    if (open !== -1 && time - (run.ends[open] ?? 0) > RELEASE.good) close(run, lane, MISS, 0);
  }
}

/** How many notes of a lane a press leaves behind, because a later one is nearer to it. */
function leftBehind(run: Run, lane: number, time: number): number {
  const notes = run.byLane[lane];
  const { times } = run.notes;
  let at = run.done[lane] ?? 0;
  while (
    Math.abs(time - (times[notes?.[at + 1] ?? -1] ?? Infinity)) <
    Math.abs(time - (times[notes?.[at] ?? -1] ?? Infinity))
  )
    at += 1;
  return at - (run.done[lane] ?? 0);
}

/** From when on a hold is let go in time. */
function releasedFrom({ notes, ends }: Run, hold: number): number {
  const end = ends[hold] ?? 0;
  return end - earliestRelease(end - (notes.times[hold] ?? 0));
}

/** Writes that a hold was let go or taken up. */
function mark(run: Run, hold: number, time: number): void {
  const at = run.momentCount[hold] ?? 0;
  run.moments[(run.momentAt[hold] ?? 0) + at] = time - (run.notes.times[hold] ?? 0);
  run.momentCount[hold] = at + 1;
}

/** Goes on with the hold of a lane that was let go, unless a note is nearer that the press can hit. */
function takesUp(run: Run, lane: number, time: number): boolean {
  const hold = run.open[lane] ?? -1;
  if (hold === -1 || time > (run.ends[hold] ?? 0)) return false;
  const next = run.notes.times[nextNote(run, lane)] ?? Infinity;
  // There is to be a place for letting go, too.
  if (next - time <= WINDOWS.good || (run.momentCount[hold] ?? 0) + 2 > MOMENTS) return false;
  mark(run, hold, time);
  run.held[lane] = 1;
  return true;
}

/**
 * Presses a lane. The note of the lane that is nearest is judged, and those before it are missed: an older note that a press
 * fits worse would take the press from the next, and so on to the end of the stream. A press that is too early by little
 * spends its note as a MISS. One that reaches no note is stray beside a note of another lane, and else costs nothing.
 *
 * @returns the note that was judged, `TAKEN_UP`, `STRAY`, or -1
 */
export function press(run: Run, lane: number, time: number): number {
  advance(run, time);
  if (run.held[lane] === 1) {
    // Another finger. Near the end of the hold it ends it, so that the next note can be played.
    if (time < releasedFrom(run, run.open[lane] ?? -1)) return -1;
    release(run, lane, time);
  } else if (takesUp(run, lane, time)) return TAKEN_UP;
  for (let left = leftBehind(run, lane, time); left > 0; left--) settle(run, lane, MISS, false);
  const next = nextNote(run, lane);
  const offset = time - (run.notes.times[next] ?? Infinity);
  if (offset < -EARLIEST) return strays(run, lane, time) ? STRAY : -1;
  settle(run, lane, judge(offset), true, offset);
  return next;
}

/**
 * Lets a lane go. A hold is judged when its end is near; before, it breaks, which ends the combo, and can be taken up again. A
 * hold that was broken, or whose head was missed, is worth GOOD at most.
 *
 * @returns the hold whose release was judged, or -1
 */
export function release(run: Run, lane: number, time: number): number {
  advance(run, time);
  const hold = run.open[lane] ?? -1;
  if (hold === -1 || run.held[lane] === 0) return -1;
  mark(run, hold, time);
  run.held[lane] = 0;
  const offset = time - (run.ends[hold] ?? 0);
  if (time < releasedFrom(run, hold)) {
    run.broken[hold] = 1;
    run.combo = 0;
    return -1;
  }
  const judgement = judgeRelease(offset);
  close(run, lane, run.broken[hold] === 1 ? Math.max(GOOD, judgement) : judgement, offset);
  return hold;
}

/** Whether every note and release is judged. */
export function isOver(run: Run): boolean {
  return run.total === run.parts;
}
