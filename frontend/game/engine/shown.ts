/** Plays what no one presses: the beginning of the tutorial, and a play that is watched. */
import { type Run, nextNote, press, release } from './run';

/** When the hold that a lane holds is to be let go; far away where it holds none. */
export function heldUntil(run: Run, lane: number): number {
  return run.held[lane] === 1 ? (run.ends[run.open[lane] ?? -1] ?? Infinity) : Infinity;
}

/** When a lane is next to be pressed or let go. */
function nextMoment(run: Run, lane: number): number {
  return Math.min(heldUntil(run, lane), run.notes.times[nextNote(run, lane)] ?? Infinity);
}

/** Plays what is due up to a time, at its very times: what is shown and not played. */
export function playUntil(run: Run, until: number): void {
  for (;;) {
    let lane = 0;
    for (let other = 1; other < run.notes.lanes; other++)
      if (nextMoment(run, other) < nextMoment(run, lane)) lane = other;
    const time = nextMoment(run, lane);
    if (time > until) return;
    if (heldUntil(run, lane) === time) release(run, lane, time);
    else press(run, lane, time);
  }
}
