/**
 * The rules of the game: times and presses in, judgements and score out. It knows no clock, no screen and no sound. All
 * times are whole milliseconds of the song, so that a replay gives the same score on every machine. Everything is
 * allocated when a run is made: pressing and advancing create no objects.
 */
import { EARLIEST, GOOD, GREAT, JUDGEMENTS, MISS, PERFECT, WINDOWS, judge } from './judgement';
import { FULL_LIFE, lifeAfter } from './life';

/** Notes in the order of time. */
export interface NoteList {
  readonly lanes: number;
  /** Milliseconds from the start of the cut. */
  readonly times: Int32Array;
  readonly lane: Uint8Array;
}

/** A note that waits for its press. */
export const PENDING = 255;

/** A play from its first note to its last. */
export interface Run {
  readonly notes: NoteList;
  /** The notes of each lane, by their places in `notes`. */
  readonly byLane: readonly Int32Array[];
  /** How many notes of each lane are judged. */
  readonly done: Int32Array;
  /** Each note's judgement, or `PENDING`. */
  readonly judged: Uint8Array;
  /** Milliseconds that the press of each note was late; negative when it was early, 0 when there was none. */
  readonly offsets: Int16Array;
  /** How many notes have each judgement. */
  readonly counts: Int32Array;
  combo: number;
  longestCombo: number;
  /** From `FULL_LIFE` down to what is below zero. It counts in difficulties that have life. */
  life: number;
  /** The note that was judged last, -1 before the first. */
  latest: number;
  /** How many notes are judged. */
  total: number;
}

/** A play of notes, before anything has been pressed. */
export function createRun(notes: NoteList): Run {
  const count = notes.times.length;
  const byLane = Array.from({ length: notes.lanes }, (_, lane) =>
    Int32Array.from([...notes.lane.keys()].filter((note) => notes.lane[note] === lane)),
  );
  return {
    notes,
    byLane,
    done: new Int32Array(notes.lanes),
    judged: new Uint8Array(count).fill(PENDING),
    offsets: new Int16Array(count),
    counts: new Int32Array(JUDGEMENTS.length),
    combo: 0,
    longestCombo: 0,
    life: FULL_LIFE,
    latest: -1,
    total: 0,
  };
}

/** The first note of a lane that is not judged yet; -1 when there is none. */
export function nextNote(run: Run, lane: number): number {
  return run.byLane[lane]?.[run.done[lane] ?? 0] ?? -1;
}

function settle(run: Run, lane: number, note: number, judgement: number): void {
  run.judged[note] = judgement;
  run.counts[judgement] = (run.counts[judgement] ?? 0) + 1;
  run.done[lane] = (run.done[lane] ?? 0) + 1;
  run.latest = note;
  run.total += 1;
  run.life = lifeAfter(run.life, judgement);
  run.combo = judgement === MISS ? 0 : run.combo + 1;
  if (run.combo > run.longestCombo) run.longestCombo = run.combo;
}

/**
 * Milliseconds that an event may reach the game after its time. Frames bring a run no further than this before the present, so
 * that a press in a busy frame is judged as if it had come at once.
 */
export const DELIVERY = 50;

/** Brings a run to a time: what can no longer be pressed is missed. How often it is called makes no difference. */
export function advance(run: Run, time: number): void {
  for (let lane = 0; lane < run.notes.lanes; lane++) {
    let note = nextNote(run, lane);
    while (note !== -1 && time - (run.notes.times[note] ?? 0) > WINDOWS.good) {
      settle(run, lane, note, MISS);
      note = nextNote(run, lane);
    }
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

/**
 * Presses a lane. The note of the lane that is nearest is judged, and those before it are missed: an older note that a press
 * fits worse would take the press from the next, and so on to the end of the stream. A press that is too early by little
 * spends its note as a MISS. One that reaches no note costs nothing.
 *
 * @returns the note that was judged, or -1
 */
export function press(run: Run, lane: number, time: number): number {
  advance(run, time);
  for (let left = leftBehind(run, lane, time); left > 0; left--)
    settle(run, lane, nextNote(run, lane), MISS);
  const note = nextNote(run, lane);
  if (note === -1) return -1;
  const offset = time - (run.notes.times[note] ?? 0);
  if (offset < -EARLIEST) return -1;
  run.offsets[note] = offset;
  settle(run, lane, note, judge(offset));
  return note;
}

/** Whether every note is judged. */
export function isOver(run: Run): boolean {
  return run.total === run.notes.times.length;
}

/**
 * What a judgement is worth, in tenths of a note. A GOOD is worth little, because a player who presses every lane four times a
 * second gets many: docs/decisions/0054-judgement-of-the-nearest-note.md has the figures.
 */
const WORTH = { [PERFECT]: 10, [GREAT]: 6, [GOOD]: 1 } as const;
/** Points that accuracy gives at most, and those that the longest combo gives. */
const ACCURACY_POINTS = 900_000;
const COMBO_POINTS = 100_000;

/** Points of a run: a million when every note is PERFECT. */
export function scoreOf(run: Run): number {
  const count = run.notes.times.length;
  if (count === 0) return 0;
  const worth =
    (run.counts[PERFECT] ?? 0) * WORTH[PERFECT] +
    (run.counts[GREAT] ?? 0) * WORTH[GREAT] +
    (run.counts[GOOD] ?? 0) * WORTH[GOOD];
  const accuracy = Math.floor((ACCURACY_POINTS * worth) / (count * WORTH[PERFECT]));
  return accuracy + Math.floor((COMBO_POINTS * run.longestCombo) / count);
}

/** Grades with the points from which on they are given. */
const GRADES = [
  ['S+', 980_000],
  ['S', 930_000],
  ['A', 850_000],
  ['B', 720_000],
  ['C', 550_000],
  ['D', 400_000],
] as const;

/** The grade of a score. */
export function gradeOf(score: number): string {
  return GRADES.find(([, from]) => score >= from)?.[0] ?? 'E';
}
