/** Keeps the markup of `Kept` parts on the server. */
import type { PageData } from '../contract/contract';

/** Markup of the parts of a page in a language, by their names. */
export type Pieces = Map<string, string>;

/** Pages whose parts are kept: a site has some dozens. When texts change, the old ones make room. */
const CAPACITY = 64;

const ELEMENT = /<kept-(\w+)>(.*?)<\/kept-\1>/gsu;

const kept = new Map<string, Pieces>();
/** The same by data, which engines keep for texts that they have seen. */
const known = new WeakMap<PageData, Pieces>();

/** What is kept for this data; data with other posts has the same. */
export function piecesOf(data: PageData): Pieces {
  const before = known.get(data);
  if (before !== undefined) return before;
  const key = JSON.stringify({ ...data, recruit: undefined, position: undefined });
  const pieces = kept.get(key) ?? new Map<string, string>();
  if (kept.size >= CAPACITY) kept.clear();
  kept.set(key, pieces);
  known.set(data, pieces);
  return pieces;
}

/** Puts the markup of parts that are kept in the place of their elements, and keeps that of the others. */
export function complete(markup: string, pieces: Pieces): string {
  return markup.replaceAll(ELEMENT, (_element, name: string, rendered: string) => {
    const piece = pieces.get(name) ?? rendered;
    pieces.set(name, piece);
    return piece;
  });
}
