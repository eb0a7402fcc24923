/** The pair of a mash-up in the address, so that a link opens the same one. */
import type { SongName } from '../types';
import { SONG_NAMES } from '../chart/chart';

export interface Pair {
  readonly a: SongName;
  readonly b: SongName;
}

/** Begins the fragment of a pair. */
const MASH = '#mash=';

/** The fragment of a pair. */
export function pairHash({ a, b }: Pair): string {
  return `${MASH}${a}-${b}`;
}

/** The pair of a fragment; undefined when it names none. */
export function pairIn(hash: string): Pair | undefined {
  if (!hash.startsWith(MASH)) return undefined;
  const [a, b, ...more] = hash.slice(MASH.length).split('-');
  const known = (name: string | undefined): SongName | undefined =>
    SONG_NAMES.find((song) => song === name);
  const [first, second] = [known(a), known(b)];
  if (first === undefined || second === undefined || first === second || more.length > 0)
    return undefined;
  return { a: first, b: second };
}
