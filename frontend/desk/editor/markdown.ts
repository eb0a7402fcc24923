/** Reads plain text that is pasted: Markdown as people write it, and rows with tabs between their cells. */
import { ADDRESS, addressOf, withoutEnd } from './addresses';
import { withoutTabs } from './paste';

/** How nodes are made. */
export interface Reading {
  /** A document that shows nothing and loads nothing. */
  readonly document: Document;
  /** Makes the nodes of words without signs: those at the caret may be bold. */
  readonly words: (text: string) => Node;
}

const HEADING = /^\s*(?<signs>#{1,6})\s+(?<rest>\S.*?)(?:\s+#+)?\s*$/u;
const BULLET = /^(?<indent>\s*)(?:[-*+]\s+|[•◦▪・]\s*)(?<rest>\S.*)$/u;
const NUMBER = /^(?<indent>\s*)(?<count>\d{1,2})(?:[.)]\s+|[．）]\s*)(?<rest>\S.*)$/u;
const ROW = /^\s*\|(?<cells>.+)\|\s*$/u;
/** The line below the first row of a table, which says nothing. */
const RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/u;
const SCHEME = /^[a-z][a-z\d+.-]*:/iu;
const TABS = /\S[^\S\n]*\t[^\S\n]*\S/u;

const INLINE = new RegExp(
  [
    String.raw`\*\*(?<strong>[^*\s](?:(?:[^*]|\*(?!\*))*?[^*\s])?)\*\*`,
    String.raw`__(?<bold>[^_\s](?:[^_]*[^_\s])?)__`,
    String.raw`\*(?<em>[^*\s](?:[^*]*[^*\s])?)\*`,
    String.raw`\[(?<label>[^\]]+)\]\((?<target>[^\s)]+)\)`,
    `(?<address>${ADDRESS})`,
  ].join('|'),
  'giu',
);

/**
 * Longest line whose signs are looked for, in characters: many times a paragraph. At each letter of a long word an address could
 * begin, so that the time grows with the square of its length.
 */
const SIGNED_MAX = 10_000;

/** The parts of a line, by their signs. */
function inlineOf(line: string, reading: Reading): Node[] {
  const nodes: Node[] = [];
  const say = (text: string) => {
    if (text !== '') nodes.push(reading.words(text));
  };
  let read = 0;
  const signed = line.length > SIGNED_MAX ? '' : line;
  for (const match of signed.matchAll(INLINE)) {
    const made = partOf(match, line, reading);
    if (made === null) continue;
    say(line.slice(read, match.index));
    nodes.push(made.node);
    read = match.index + made.length;
  }
  say(line.slice(read));
  return nodes;
}

type Part = { readonly node: Node; readonly length: number } | null;

/** What some signs make of the words between them; null where they are only signs, as in `5*3*2`. */
function partOf(match: RegExpExecArray, line: string, reading: Reading): Part {
  const { strong, bold, em, label, target, address } = match.groups ?? {};
  const before = line[match.index - 1] ?? ' ';
  const { length } = match[0];
  const wrap = (name: string, inner: string, href?: string): Part => {
    const node = reading.document.createElement(name);
    if (href !== undefined) node.setAttribute('href', href);
    node.append(...(name === 'a' ? [reading.words(inner)] : inlineOf(inner, reading)));
    return { node, length };
  };
  if (address !== undefined) return linkOf(address, before, reading);
  if (label !== undefined && target !== undefined) {
    const href = addressOf(target);
    // What leads nowhere may be words; an address that no link may lead to is left out, and said to be.
    return href === null && !SCHEME.test(target) ? null : wrap('a', label, href ?? target);
  }
  if (strong !== undefined) return wrap('strong', strong);
  if (/[\p{L}\p{N}_]/u.test(before)) return null;
  if (bold !== undefined) return wrap('strong', bold);
  return em === undefined ? null : wrap('em', em);
}

function linkOf(address: string, before: string, { document, words }: Reading): Part {
  const text = withoutEnd(address);
  const href = addressOf(text);
  if (href === null || /[\w@/.-]/u.test(before)) return null;
  const node = document.createElement('a');
  node.setAttribute('href', href);
  node.append(words(text));
  return { node, length: text.length };
}

/** A list that goes on as long as its items follow each other. */
interface OpenList {
  readonly list: Element;
  readonly indent: number;
}

/** Builds the blocks of a text, line by line. */
class Blocks {
  readonly #reading: Reading;
  readonly #root: HTMLElement;
  #lists: OpenList[] = [];
  #rows: Element | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#root = reading.document.createElement('div');
  }

  get root(): HTMLElement {
    return this.#root;
  }

  /** Adds a line. An empty one ends a table, and no list. */
  add(line: string): void {
    if (line.trim() === '') {
      this.#rows = null;
      return;
    }
    const cells = cellsOf(line);
    if (cells !== null) {
      this.#addRow(cells);
      return;
    }
    this.#rows = null;
    const item = this.#itemOf(line);
    if (item === null) this.#addBlock(line);
    else this.#addItem(...item);
  }

  #make(tag: string, line: string): Element {
    const element = this.#reading.document.createElement(tag);
    element.append(...inlineOf(line, this.#reading));
    return element;
  }

  #addBlock(line: string): void {
    this.#lists = [];
    const { signs, rest } = HEADING.exec(line)?.groups ?? {};
    this.#root.append(
      signs !== undefined && rest !== undefined
        ? this.#make(`h${String(signs.length)}`, rest)
        : this.#make('p', line),
    );
  }

  #addRow(cells: readonly string[]): void {
    this.#lists = [];
    if (this.#rows === null) {
      const table = this.#reading.document.createElement('table');
      this.#rows = this.#reading.document.createElement('tbody');
      table.append(this.#rows);
      this.#root.append(table);
    }
    if (cells.length === 0) return;
    const row = this.#reading.document.createElement('tr');
    row.append(...cells.map((cell) => this.#make('td', cell)));
    this.#rows.append(row);
  }

  /** The kind, the depth and the words of an item. A number that begins no list is a part of its line. */
  #itemOf(line: string): readonly ['ul' | 'ol', number, string] | null {
    const { indent = '', rest } = BULLET.exec(line)?.groups ?? {};
    if (rest !== undefined) return ['ul', widthOf(indent), rest];
    const counted = NUMBER.exec(line)?.groups;
    if (counted === undefined) return null;
    const width = widthOf(counted['indent'] ?? '');
    const isNext = this.#lists.some(({ list }) => list.localName === 'ol');
    return isNext || counted['count'] === '1' ? ['ol', width, counted['rest'] ?? ''] : null;
  }

  #addItem(tag: 'ul' | 'ol', indent: number, rest: string): void {
    const inner = this.#lists.findIndex((each) => each.indent > indent);
    if (inner !== -1) this.#lists.length = inner;
    let top = this.#lists.at(-1);
    if (top?.indent === indent && top.list.localName !== tag) {
      this.#lists.pop();
      top = undefined;
    }
    if (top?.indent !== indent) {
      const list = this.#reading.document.createElement(tag);
      (this.#lists.at(-1)?.list.lastElementChild ?? this.#root).append(list);
      this.#lists.push({ list, indent });
    }
    this.#lists.at(-1)?.list.append(this.#make('li', rest));
  }
}

/** How wide an indent is; a tab is as wide as four spaces. */
const widthOf = (indent: string) => indent.replaceAll('\t', '    ').length;

/** The cells of a row, none for the line below a first row; null where a line is no row. */
function cellsOf(line: string): readonly string[] | null {
  if (RULE.test(line)) return [];
  const row = ROW.exec(line)?.groups?.['cells'];
  if (row !== undefined) return row.split('|').map((cell) => cell.trim());
  const isItem = BULLET.test(line) || NUMBER.test(line);
  if (isItem || !TABS.test(line)) return null;
  return line.split('\t').map((cell) => cell.trim());
}

const linesIn = (text: string) => text.split(/\r\n?|\n/u);

/** Reads a text that has no other form than its signs. @returns its blocks in an element of their own */
export function blocksOf(text: string, reading: Reading): HTMLElement {
  const blocks = new Blocks(reading);
  for (const line of linesIn(text)) blocks.add(line);
  return blocks.root;
}

/** Reads a text whose signs mean nothing: a paragraph for each line. @returns them in an element of their own */
export function paragraphsOf(text: string, { document, words }: Reading): HTMLElement {
  const root = document.createElement('div');
  for (const line of linesIn(withoutTabs(text)).filter((each) => each.trim() !== '')) {
    const paragraph = document.createElement('p');
    paragraph.append(words(line));
    root.append(paragraph);
  }
  return root;
}
