/** What everybody finds on a day: a song and a pair, from the number of the day. */
import { SONG_NAMES } from '../chart/songs';
import type { SongName } from '../types';
import type { Pair } from './pair';

const PAIRS: readonly Pair[] = SONG_NAMES.flatMap((a) =>
  SONG_NAMES.filter((b) => b !== a).map((b) => ({ a, b })),
);

/** A well mixed number from two others (MurmurHash3's last step). */
function mixed(seed: number, at: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A list in an order that belongs to a number. */
function shuffled<T>(list: readonly T[], seed: number): readonly T[] {
  const ranked = list.map((one, at) => ({ one, rank: mixed(seed, at) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** The one of a day: in as many days as the list is long, each has its turn, and none has it on two days in a row. */
function ofDay<T>(list: readonly T[], day: number): T | undefined {
  const round = Math.floor(day / list.length);
  const order = shuffled(list, round);
  const before = shuffled(list, round - 1).at(-1);
  const at = day - round * list.length;
  // The first and the second change places.
  return order[order[0] === before && at < 2 ? 1 - at : at];
}

/** The song of a day, counted in days since 1970. */
export function songOfDay(day: number): SongName {
  return ofDay(SONG_NAMES, day) ?? 'song01';
}

/** The pair of a day, counted in days since 1970. */
export function pairOfDay(day: number): Pair {
  return ofDay(PAIRS, day) ?? { a: 'song01', b: 'song02' };
}
