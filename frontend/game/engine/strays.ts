/** Presses beside the notes: who presses every lane in time with the song plays none of them. */
import { EARLIEST, MISS } from './judgement';
import { lifeAfter } from './life';

/** What of a run tells stray presses, and what they change. */
interface Strayed {
  readonly notes: { readonly lanes: number; readonly times: Int32Array };
  readonly ends: Int32Array;
  readonly byLane: readonly Int32Array[];
  readonly done: Int32Array;
  readonly parts: number;
  readonly strayTimes: Int32Array;
  readonly strayLanes: Uint8Array;
  strays: number;
  combo: number;
  life: number;
}

/** What a press returns that is stray. */
export const STRAY = -3;

/** Whether a note of a lane, from its head to its end, is so near that a press is one of it, whatever has become of the note. */
function isNear({ notes, ends, byLane, done }: Strayed, lane: number, time: number): boolean {
  const own = byLane[lane];
  const next = done[lane] ?? 0;
  // What lies further back or ahead is further away.
  const last = own?.[next - 1] ?? -1;
  const before = last !== -1 && time - (ends[last] ?? 0) <= EARLIEST;
  return before || (notes.times[own?.[next] ?? -1] ?? Infinity) - time <= EARLIEST;
}

/** Whether the head of a note of another lane is so near that a press of it would be judged. */
function isBeside({ notes, byLane, done }: Strayed, lane: number, time: number): boolean {
  for (let other = 0; other < notes.lanes; other++) {
    if (other === lane) continue;
    const own = byLane[other];
    const next = done[other] ?? 0;
    for (let at = Math.max(0, next - 1); at <= next; at++)
      if (Math.abs((notes.times[own?.[at] ?? -1] ?? Infinity) - time) <= EARLIEST) return true;
  }
  return false;
}

/**
 * Counts a press that has reached no note if it is stray: its lane has none while another lane has. It ends the combo, costs as much life as
 * a MISS, and takes back what two PERFECTs give.
 *
 * @returns whether it is stray
 */
export function strays(run: Strayed, lane: number, time: number): boolean {
  if (run.strays === run.parts || isNear(run, lane, time) || !isBeside(run, lane, time))
    return false;
  run.strayTimes[run.strays] = time;
  run.strayLanes[run.strays] = lane;
  run.strays += 1;
  run.combo = 0;
  run.life = lifeAfter(run.life, MISS);
  return true;
}
