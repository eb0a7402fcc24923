/** Takes another text into an editor, as little of it as differs: the caret and what can be undone stay where they are. */
import { Fragment } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';
import { TextSelection } from 'prosemirror-state';
import type { EditorState, Transaction } from 'prosemirror-state';

import { partnersOf } from './partners';
import { Aligned } from './placed';
import { wordsIn } from './words';

/** A place in the document, and what stands there from now on. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly nodes: readonly Node[];
}

/** A transaction that makes a document of another one. What it does cannot be undone by the keys of this writer. */
export function taking(state: EditorState, doc: Node): Transaction {
  const aligned = new Aligned(state.doc, doc);
  const tr = byWords(state, aligned, doc) ?? byBlocks(state, doc);
  const { selection } = state;
  if (selection instanceof TextSelection) {
    const [anchor, head] = [selection.anchor, selection.head].map((at) => aligned.placeOf(at));
    const { $anchor, $head } = tr.selection;
    // The word that the caret stands behind may be in another line now.
    tr.setSelection(
      TextSelection.between(
        anchor === undefined ? $anchor : tr.doc.resolve(anchor),
        head === undefined ? $head : tr.doc.resolve(head),
      ),
    );
  }
  return tr.setMeta('addToHistory', false);
}

/** Replaces what lies between the words that stay. @returns null where that does not lead to the document */
function byWords(state: EditorState, aligned: Aligned, doc: Node): Transaction | null {
  const { tr } = state;
  // From the end to the beginning, so that no change moves the place of the next one.
  for (const { from, to, slice } of aligned.replacements().toReversed())
    tr.replace(from, to, slice);
  return tr.doc.eq(doc) ? tr : null;
}

/** Replaces what differs within blocks that are alike, and else blocks as a whole. */
function byBlocks(state: EditorState, doc: Node): Transaction {
  const { tr } = state;
  for (const { from, to, nodes } of changesIn(state.doc, doc, 0).toReversed())
    tr.replaceWith(from, to, Fragment.fromArray([...nodes]));
  // A step that did not fit was bent: then all is replaced.
  if (!tr.doc.eq(doc)) tr.replaceWith(0, tr.doc.content.size, doc.content);
  return tr;
}

const sizeOf = (nodes: readonly Node[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** What differs between two nodes of one kind, of which the content of the first one begins at a place. */
function changesIn(before: Node, after: Node, start: number): Change[] {
  if (before.eq(after)) return [];
  return before.isTextblock
    ? changesInLine(before, after, start)
    : changesInBlocks(before, after, start);
}

function changesInLine(before: Node, after: Node, start: number): Change[] {
  const nodesOf = (block: Node) => wordsIn(block).flatMap(({ node }) => node ?? []);
  return changesBetween(
    nodesOf(before),
    nodesOf(after),
    partnersOf(keysOf(before), keysOf(after)) ?? [],
    start,
  );
}

const keysOf = (block: Node) => wordsIn(block).map(({ key }) => key);

/** What lies between the nodes that are in both rows. */
function changesBetween(
  before: readonly Node[],
  after: readonly Node[],
  partners: readonly number[],
  start: number,
): Change[] {
  const changes: Change[] = [];
  let [place, from, read] = [start, start, 0];
  const put = (to: number, end: number) => {
    if (to > from || end > read) changes.push({ from, to, nodes: after.slice(read, end) });
  };
  before.forEach((node, index) => {
    const partner = partners[index] ?? -1;
    if (partner !== -1) {
      put(place, partner);
      [from, read] = [place + node.nodeSize, partner + 1];
    }
    place += node.nodeSize;
  });
  put(place, after.length);
  return changes;
}

function changesInBlocks(before: Node, after: Node, start: number): Change[] {
  const [old, now] = [childrenOf(before), childrenOf(after)];
  const changes: Change[] = [];
  let [place, row, column] = [start, 0, 0];
  const putUntil = (endRow: number, endColumn: number) => {
    const gone = old.slice(row, endRow);
    const nodes = now.slice(column, endColumn);
    if (gone.length > 0 || nodes.length > 0)
      changes.push({ from: place, to: place + sizeOf(gone), nodes });
    place += sizeOf(gone);
  };
  for (const [nextRow, nextColumn] of alike(old, now)) {
    putUntil(nextRow, nextColumn);
    const [one, other] = [old[nextRow], now[nextColumn]];
    if (one && other) changes.push(...changesIn(one, other, place + 1));
    place += one?.nodeSize ?? 0;
    [row, column] = [nextRow + 1, nextColumn + 1];
  }
  putUntil(old.length, now.length);
  return changes;
}

const childrenOf = (parent: Node) =>
  Array.from({ length: parent.childCount }, (_, at) => parent.child(at));

/** How much two blocks are one and the same, changed or not: 0 where they are not. */
function likeness(one: Node, other: Node): number {
  if (one.eq(other)) return 4;
  if (!one.hasMarkup(other.type, other.attrs)) return 0;
  const [text, now] = [one.textContent, other.textContent];
  const shorter = Math.min(text.length, now.length);
  let begin = 0;
  while (begin < shorter && text[begin] === now[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && text.at(-1 - end) === now.at(-1 - end)) end += 1;
  return begin + end > 0 || shorter === 0
    ? 1 + (2 * (begin + end)) / Math.max(text.length, now.length, 1)
    : 0.5;
}

/** The pairs of blocks that are changed and not replaced, in order: those that are most alike as a whole. */
function alike(old: readonly Node[], now: readonly Node[]): (readonly [number, number])[] {
  const width = now.length + 1;
  const sums = new Float64Array((old.length + 1) * width);
  const at = (row: number, column: number) => sums[row * width + column] ?? 0;
  const pair = (row: number, column: number) => {
    const [one, other] = [old[row], now[column]];
    return one && other ? likeness(one, other) : 0;
  };
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      sums[row * width + column] = Math.max(
        at(row + 1, column),
        at(row, column + 1),
        at(row + 1, column + 1) + pair(row, column),
      );
  const pairs: (readonly [number, number])[] = [];
  for (let [row, column] = [0, 0]; row < old.length && column < now.length;) {
    const like = pair(row, column);
    if (like > 0 && at(row, column) === at(row + 1, column + 1) + like) {
      pairs.push([row, column]);
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}
