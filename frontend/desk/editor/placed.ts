/** Where the words of a document stand in it, and how two documents are brought together word by word. */
import { Slice } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';

import { partnersOf } from './partners';
import { tokensOf } from './words';

/** A word or the end of a line, from where it begins to where it ends; the end of a line ends where the next line begins. */
interface Placed {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** What stands in place of something else from now on. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly slice: Slice;
}

/** The words of a document in their places. */
function placed(doc: Node): Placed[] {
  const lines: { readonly from: number; readonly to: number }[] = [];
  doc.descendants((node, at) => {
    if (node.isTextblock) lines.push({ from: at + 1, to: at + node.nodeSize - 1 });
    return !node.isTextblock;
  });
  let line = 0;
  let at = lines[0]?.from ?? 0;
  return tokensOf(doc).map(({ key, node }) => {
    const from = at;
    if (node === null) line += 1;
    at = node === null ? (lines[line]?.from ?? doc.content.size) : from + node.nodeSize;
    return { key, from, to: at };
  });
}

/** Two documents with the words that are in both. */
export class Aligned {
  readonly #old: readonly Placed[];
  readonly #now: readonly Placed[];
  readonly #partners: readonly number[];
  readonly #doc: Node;

  constructor(before: Node, after: Node) {
    [this.#old, this.#now, this.#doc] = [placed(before), placed(after), after];
    const keys = [this.#old, this.#now].map((words) => words.map(({ key }) => key));
    this.#partners = partnersOf(keys[0] ?? [], keys[1] ?? []) ?? [];
  }

  /** What differs, from the beginning to the end: a line that is parted or joined is only that. */
  replacements(): Replacement[] {
    const found: Replacement[] = [];
    let [row, column] = [0, 0];
    this.#partners.forEach((partner, at) => {
      if (partner === -1) return;
      if (at > row || partner > column) found.push(this.#between(row, at, column, partner));
      [row, column] = [at + 1, partner + 1];
    });
    return found;
  }

  /** Where a place is that stands behind a word, or in it; undefined where the word is gone. */
  placeOf(place: number): number | undefined {
    const at = this.#old.findIndex(({ from, to }) => from < place && place <= to);
    const [word, partner] = [this.#old[at], this.#now[this.#partners[at] ?? -1]];
    // A place at the beginning of a line stands before its first word.
    if (word === undefined || partner === undefined || word.key.startsWith('["end"'))
      return undefined;
    return partner.from + place - word.from;
  }

  #between(row: number, endRow: number, column: number, endColumn: number): Replacement {
    const first = (words: readonly Placed[], at: number) =>
      at === 0 ? (words[0]?.from ?? 0) : (words[at - 1]?.to ?? 0);
    const start = first(this.#now, column);
    const end = this.#now[endColumn]?.from ?? start;
    return {
      from: first(this.#old, row),
      to: this.#old[endRow]?.from ?? 0,
      slice: end > start ? this.#doc.slice(start, end) : Slice.empty,
    };
  }
}
