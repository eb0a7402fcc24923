/** What was pressed beside the notes, as bytes: how many, then for each the milliseconds since the one before with its lane. */
import type { Run } from '../engine/run';
import { type Reader, bytesOf } from './numbers';

/** A press beside the notes. */
export interface Stray {
  readonly time: number;
  readonly lane: number;
}

/** A first note may be pressed before the song begins, and so may what is beside it. */
const EARLIEST_TIME = -1000;

/** The stray presses of a run, in the order of time. */
export function writeStrays({ strays, strayTimes, strayLanes, notes }: Run): readonly number[] {
  const bytes = [...bytesOf(strays)];
  for (let i = 0; i < strays; i++) {
    const since = (strayTimes[i] ?? 0) - (i === 0 ? EARLIEST_TIME : (strayTimes[i - 1] ?? 0));
    bytes.push(...bytesOf(since * notes.lanes + (strayLanes[i] ?? 0)));
  }
  return bytes;
}

/** Reads stray presses; undefined when there are fewer than it says. */
export function readStrays(reader: Reader, lanes: number): readonly Stray[] | undefined {
  const count = reader.next();
  if (count === undefined) return undefined;
  const strays: Stray[] = [];
  let time = EARLIEST_TIME;
  for (let i = 0; i < count; i++) {
    const number = reader.next();
    if (number === undefined) return undefined;
    time += Math.floor(number / lanes);
    strays.push({ time, lane: number % lanes });
  }
  return strays;
}
