/**
 * The rules of the game: times and presses in, judgements and score out. It knows no clock, no screen and no sound. All
 * times are whole milliseconds of the song, so that a replay gives the same score on every machine. Everything is
 * allocated when a run is made: pressing and advancing create no objects.
 */
import {
  EARLIEST,
  GOOD,
  MISS,
  RELEASE,
  WINDOWS,
  earliestRelease,
  judge,
  judgeRelease,
  worthOf,
} from './judgement';
import { lifeAfter } from './life';
import { MOMENTS, type Run, isHold, nextNote } from './state';
import { STRAY, strays } from './strays';

export { MOMENTS, PENDING, createRun, isHold, nextNote, type NoteList, type Run } from './state';

/** What a press that goes on with a hold returns. */
export const TAKEN_UP = -2;

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

/** After what time the next note of a lane is missed. */
function missedAfter(run: Run, lane: number): number {
  return (run.notes.times[nextNote(run, lane)] ?? Infinity) + WINDOWS.good;
}

/** After what time the hold of a lane is, whose release is still to come. */
function lostAfter(run: Run, lane: number): number {
  return (run.ends[run.open[lane] ?? -1] ?? Infinity) + RELEASE.good;
}

/**
 * Brings a run to a time: what can no longer be pressed or released is missed, in the order of time, since life that has run out
 * has no more to lose. How often it is called makes no difference.
 */
export function advance(run: Run, time: number): void {
  for (;;) {
    let first = 0;
    let due = Infinity;
    for (let lane = 0; lane < run.notes.lanes; lane++) {
      const own = Math.min(missedAfter(run, lane), lostAfter(run, lane));
      if (own >= due) continue;
      first = lane;
      due = own;
    }
    if (time <= due) return;
    if (lostAfter(run, first) === due) close(run, first, MISS, 0);
    else settle(run, first, MISS, false);
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
