/**
 * When holds were let go and taken up, as bytes: for each hold how many moments it has, then the milliseconds from one to the
 * next.
 */
import { EARLIEST } from '../engine/judgement';
import { MOMENTS, type NoteList, type Run, isHold } from '../engine/run';
import { type Reader, bytesOf } from './numbers';

/** The first moment counts from the earliest press of the hold's head. */
const EARLY = EARLIEST;
/** The moments of all holds of a run. */
export function writeMoments(run: Run): readonly number[] {
  return [...run.notes.times.keys()].flatMap((note) => {
    if (!isHold(run, note)) return [];
    const at = run.momentAt[note] ?? 0;
    const count = run.momentCount[note] ?? 0;
    const moments = [...run.moments.subarray(at, at + count)];
    return [count, ...moments.flatMap((one, i) => bytesOf(one - (moments[i - 1] ?? -EARLY)))];
  });
}

/** The moments of one hold, in milliseconds after its time. */
function momentsOf(reader: Reader): readonly number[] | undefined {
  const count = reader.next() ?? MOMENTS + 1;
  if (count > MOMENTS) return undefined;
  const moments: number[] = [];
  let time = -EARLY;
  for (let i = 0; i < count; i++) {
    const after = reader.next();
    if (after === undefined) return undefined;
    time += after;
    moments.push(time);
  }
  return moments;
}

/** The moments of each note, none of notes that are no holds; undefined when the bytes are not whole. */
export function readMoments(
  reader: Reader,
  { times, ends }: NoteList,
): readonly (readonly number[])[] | undefined {
  const all: (readonly number[])[] = [];
  for (const [note, time] of times.entries()) {
    const moments = (ends?.[note] ?? time) > time ? momentsOf(reader) : [];
    if (moments === undefined) return undefined;
    all.push(moments);
  }
  return all;
}
