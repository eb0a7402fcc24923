/** Merges two changes of one text by position, word by word: no word that one of the two has written is lost. */
import type { Node } from 'prosemirror-model';

import { documentOf, htmlOf } from './html';
import { partnersOf } from './partners';
import { aSpace, documentOfTokens, isRun, tokensOf } from './words';
import type { Token } from './words';

/** A merge of two changes of a text. */
export interface MergedText {
  readonly html: string;
  /** Whether both have written at one place, or one in what the other has taken out. */
  readonly isTouching: boolean;
}

/** A word of the merged text, with its places in the texts that it comes from; -1 where it is not there. */
interface Placed {
  readonly token: Token;
  readonly mine: number;
  readonly theirs: number;
}

/** A text beside the one that it began with. */
interface Change {
  readonly tokens: readonly Token[];
  /** For each word of the beginning its place in the text, or -1. */
  readonly partners: readonly number[];
  /** What was put in before a word of the beginning: from and to in the text. */
  readonly put: ReadonlyMap<number, readonly [number, number]>;
}

const keysOf = (tokens: readonly Token[]) => tokens.map(({ key }) => key);

function changeOf(base: readonly Token[], tokens: readonly Token[]): Change | null {
  const partners = partnersOf(keysOf(base), keysOf(tokens));
  if (partners === null) return null;
  const put = new Map<number, readonly [number, number]>();
  let [read, gap] = [0, 0];
  partners.forEach((partner, place) => {
    if (partner === -1) return;
    if (partner > read) put.set(gap, [read, partner]);
    [read, gap] = [partner + 1, place + 1];
  });
  if (tokens.length > read) put.set(gap, [read, tokens.length]);
  return { tokens, partners, put };
}

const isGone = ({ partners }: Change, place: number) => partners[place] === -1;

const putOf = ({ tokens, put }: Change, gap: number) => tokens.slice(...(put.get(gap) ?? [0, 0]));

const isSameRow = (one: readonly Token[], other: readonly Token[]) =>
  one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);

/** Whether words stand at the beginning of a line that the other has taken out: they belong to it, lines before it do not. */
function isInLine(base: readonly Token[], gap: number, put: readonly Token[], other: Change) {
  const isAtBeginning = gap === 0 || base[gap - 1]?.line !== null;
  if (!isAtBeginning || put.at(-1)?.line !== null) return false;
  let end = gap;
  while (isGone(other, end) && base[end]?.line === null) end += 1;
  return isGone(other, end);
}

/**
 * Whether one has put words where the other has taken something out: in place of it, in the middle of it, or into a line that is
 * gone. What stands right before or after it is beside it. A change puts its words before those that it takes out.
 */
function isWithin(base: readonly Token[], gap: number, own: Change, other: Change): boolean {
  const put = putOf(own, gap);
  if (put.length === 0) return false;
  let end = gap;
  while (isGone(own, end)) {
    if (isGone(other, end)) return !isSameRow(put, putOf(other, gap));
    end += 1;
  }
  const isBetween = gap > 0 && isGone(other, gap - 1) && isGone(other, gap);
  return isBetween || isInLine(base, gap, put, other);
}

/** What both have put in at one place: once where one has what the other has and goes on, else one after the other. */
function putIn(gap: number, mine: Change, theirs: Change): [readonly Placed[], boolean] {
  const [from, to] = mine.put.get(gap) ?? [0, 0];
  const [theirFrom, theirTo] = theirs.put.get(gap) ?? [0, 0];
  const own = mine.tokens.slice(from, to);
  const other = theirs.tokens.slice(theirFrom, theirTo);
  const both = Math.min(own.length, other.length);
  const isOnce = own.slice(0, both).every(({ key }, index) => key === other[index]?.key);
  const placedOwn = own.map((token, index) => ({
    token,
    mine: from + index,
    theirs: isOnce && index < both ? theirFrom + index : -1,
  }));
  const rest = isOnce ? other.slice(both) : other;
  const begin = theirTo - rest.length;
  const placedRest = rest.map((token, index) => ({ token, mine: -1, theirs: begin + index }));
  if (isOnce) return [[...placedOwn, ...placedRest], false];
  return [[...placedRest, ...placedOwn], true];
}

/** Whether two words would run into each other that stand beside each other in neither text. */
function isBroken(before: Placed | undefined, after: Placed): boolean {
  if (before === undefined || !isRun(before.token) || !isRun(after.token)) return false;
  const isIn = (text: 'mine' | 'theirs') =>
    after[text] !== -1 && before[text] !== -1 && after[text] === before[text] + 1;
  return !isIn('mine') && !isIn('theirs');
}

function mergedTokens(base: readonly Token[], mine: Change, theirs: Change) {
  const placed: Placed[] = [];
  let isTouching = false;
  for (let gap = 0; gap <= base.length; gap += 1) {
    const [put, isMet] = putIn(gap, mine, theirs);
    isTouching ||= isMet || isWithin(base, gap, mine, theirs) || isWithin(base, gap, theirs, mine);
    placed.push(...put);
    const token = base[gap];
    if (token !== undefined && !isGone(mine, gap) && !isGone(theirs, gap))
      placed.push({
        token,
        mine: mine.partners[gap] ?? -1,
        theirs: theirs.partners[gap] ?? -1,
      });
  }
  const tokens = placed.flatMap((each, index) =>
    isBroken(placed[index - 1], each) ? [aSpace(), each.token] : [each.token],
  );
  return { tokens, isTouching };
}

/** Merges two documents that began with one. @returns null where they have too little in common to say what stands where */
function mergeDocuments(
  base: Node,
  mine: Node,
  theirs: Node,
): { readonly doc: Node; readonly isTouching: boolean } | null {
  const tokens = tokensOf(base);
  const [own, other] = [changeOf(tokens, tokensOf(mine)), changeOf(tokens, tokensOf(theirs))];
  if (own === null || other === null) return null;
  const merged = mergedTokens(tokens, own, other);
  return { doc: documentOfTokens(merged.tokens), isTouching: merged.isTouching };
}

/** Merges two texts that began with one. @returns null where they have too little in common to say what stands where */
export function mergeTexts(base: string, mine: string, theirs: string): MergedText | null {
  const merged = mergeDocuments(documentOf(base), documentOf(mine), documentOf(theirs));
  return merged && { html: htmlOf(merged.doc), isTouching: merged.isTouching };
}
