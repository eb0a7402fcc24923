/**
 * When holds were let go and taken up, as bytes: for each hold how many moments it has, then the milliseconds from one to the
 * next, seven bits a byte, the lowest first.
 */
import { EARLIEST } from '../engine/judgement';
import { MOMENTS, type NoteList, type Run, isHold } from '../engine/run';

/** The first moment counts from the earliest press of the hold's head. */
const EARLY = EARLIEST;
/** No hold is longer than three bytes say. */
const MOST_BYTES = 3;

function bytesOf(number: number): readonly number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...bytesOf(number >> 7)];
}

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

/** Reads numbers one after the other; undefined where there is none. */
class Reader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  next(): number | undefined {
    let value = 0;
    for (let place = 0; place < MOST_BYTES; place++) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined) return undefined;
      value |= (byte & 0x7f) << (7 * place);
      if (byte < 0x80) return value;
    }
    return undefined;
  }
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
  body: Uint8Array,
  { times, ends }: NoteList,
): readonly (readonly number[])[] | undefined {
  const reader = new Reader(body, times.length);
  const all: (readonly number[])[] = [];
  for (const [note, time] of times.entries()) {
    const moments = (ends?.[note] ?? time) > time ? momentsOf(reader) : [];
    if (moments === undefined) return undefined;
    all.push(moments);
  }
  return reader.at === body.length ? all : undefined;
}
