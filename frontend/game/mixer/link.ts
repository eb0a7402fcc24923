/**
 * A mix in the fragment of a link: the pair, the moves of the crossfader, who made it and whose mix it goes on from, parted by
 * dots. What follows the pair may be missing.
 */
import { fromText, toText } from '../replay/link';
import { cleanName, nameIn } from '../replay/name';
import { type Moves, UNMOVED, bytesOfMoves, movesOf } from './moves';
import { type Pair, pairName, pairOf } from './pair';

/** What a link says. */
export interface MixLink {
  readonly pair: Pair;
  readonly moves: Moves;
  /** Who made it, and whose mix was there before; empty where nothing is said. */
  readonly by: string;
  readonly after: string;
}

/** Begins the fragment of a mix. */
export const MASH = '#mash=';
/** No mix needs more characters: moves of all beats, and two names of letters of four bytes. */
const LONGEST = 800;

/** What a fragment says of a mix. */
export function mixText({ pair, moves, by, after }: MixLink): string {
  const names = [by, after].map((name) => encodeURIComponent(cleanName(name)));
  const parts = [pairName(pair), toText(bytesOfMoves(moves)), ...names];
  while (parts.at(-1) === '') parts.pop();
  const isUnmoved = parts.length === 2 && moves.length === 1 && moves[0]?.step === UNMOVED[0]?.step;
  return (isUnmoved ? parts.slice(0, 1) : parts).join('.');
}

/** The fragment of a mix. */
export const mixHash = (mix: MixLink): string => MASH + mixText(mix);

/** The mix of a fragment; undefined when it names none. */
export function mixIn(hash: string): MixLink | undefined {
  return hash.startsWith(MASH) ? mixOfText(hash.slice(MASH.length)) : undefined;
}

/** The mix of what a fragment says; undefined when that is no mix. */
export function mixOfText(text: string): MixLink | undefined {
  if (MASH.length + text.length > LONGEST) return undefined;
  const [name = '', moved = '', by = '', after = '', ...more] = text.split('.');
  const pair = pairOf(name);
  const bytes = fromText(moved);
  const moves = moved === '' ? UNMOVED : bytes && movesOf(bytes);
  if (pair === undefined || moves === undefined || more.length > 0) return undefined;
  return { pair, moves, by: nameIn(by), after: nameIn(after) };
}

/** The link to a mix, from the address of the page. */
export function mixAddress(address: string, mix: MixLink): string {
  const url = new URL(address);
  url.hash = mixHash(mix);
  return url.href;
}
