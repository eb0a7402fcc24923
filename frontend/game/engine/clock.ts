/**
 * Says which moment of an audio context a listener hears at a time of the page. The context reports pairs of both times
 * that jitter by milliseconds; their difference hardly drifts, so it is averaged over many pairs.
 */

/** The difference between the two times, as far as it is known. */
export interface ClockMap {
  /** Milliseconds of the context before those of the page; NaN before the first pair. */
  offset: number;
  /** How many pairs are in the average, at most `MEMORY`. */
  pairs: number;
}

/** Pairs that the average remembers: two seconds at 60 frames a second. */
const MEMORY = 120;
/** A pair so far away from the average means that the output was interrupted: the average begins anew. */
const JUMP = 40;

/** A map that knows nothing yet. */
export function createClockMap(): ClockMap {
  return { offset: NaN, pairs: 0 };
}

/** Adds a pair of the context's time that is heard, and the page's time at which it is heard, both in milliseconds. */
export function observePair(map: ClockMap, context: number, page: number): void {
  const offset = context - page;
  if (map.pairs === 0 || Math.abs(offset - map.offset) > JUMP) {
    map.offset = offset;
    map.pairs = 1;
    return;
  }
  map.pairs = Math.min(MEMORY, map.pairs + 1);
  map.offset += (offset - map.offset) / map.pairs;
}

/** The context's time that is heard at a time of the page, in milliseconds. */
export function heardAt(map: ClockMap, page: number): number {
  return page + map.offset;
}
