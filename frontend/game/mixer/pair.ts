/** Two different songs; the first gives tempo and key. */
import type { SongName } from '../types';
import { SONG_NAMES } from '../chart/songs';

export interface Pair {
  readonly a: SongName;
  readonly b: SongName;
}

/** The name of a pair, as files and links have it. */
export function pairName({ a, b }: Pair): string {
  return `${a}-${b}`;
}

/** The pair of a name; undefined when it names none. */
export function pairOf(name: string): Pair | undefined {
  const [a, b, ...more] = name.split('-');
  const [first, second] = [a, b].map((one) => SONG_NAMES.find((song) => song === one));
  if (first === undefined || second === undefined || first === second || more.length > 0)
    return undefined;
  return { a: first, b: second };
}
