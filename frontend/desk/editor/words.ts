/** A document as a row of words and ends of lines, and back: whatever the row, the document is a good one. */
import type { Mark, Node, NodeType } from 'prosemirror-model';

import { schema } from './schema';

const { doc: docType, paragraph, item, row, table } = schema.nodes;

/** How a line stands in a list: it begins the list, or an item of it, or goes on in an item. A table is a list of rows. */
interface Step {
  readonly list: NodeType;
  readonly at: 'list' | 'item' | 'inside';
}

/** What a line is. */
interface Line {
  readonly block: Node;
  readonly path: readonly Step[];
}

/** A word, a sign, a space, a break, or the end of a line. */
export interface Token {
  /** The same for what is the same. */
  readonly key: string;
  /** What is in the line; null for its end. */
  readonly node: Node | null;
  /** What the line is that ends here. */
  readonly line: Line | null;
}

/** Scripts that have no spaces between words: each character is a word. */
const DENSE = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}';
const WORD = new RegExp(`[${DENSE}]|(?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}_])+|[^]`, 'gu');
const RUN = new RegExp(`^(?:(?![${DENSE}])[\\p{L}\\p{N}\\p{M}_])+$`, 'u');

/** Whether a token is a word that another word beside it would run into. */
export const isRun = ({ node }: Token): boolean =>
  node?.isText === true && RUN.test(node.text ?? '');

const marksOf = (marks: readonly Mark[]) => (marks.length === 0 ? '' : JSON.stringify(marks));

/** The words, signs and spaces of a text without formats. */
export const wordsOfText = (text: string): string[] =>
  Array.from(text.matchAll(WORD), ([word]) => word);

/** The words of what is in a line. */
export function wordsIn(block: Node): Token[] {
  const tokens: Token[] = [];
  block.forEach((node) => {
    const marks = marksOf(node.marks);
    if (node.isText)
      for (const text of wordsOfText(node.text ?? ''))
        tokens.push({ key: `${text}${marks}`, node: schema.text(text, node.marks), line: null });
    else tokens.push({ key: `<${node.type.name}>${marks}`, node, line: null });
  });
  return tokens;
}

/** A space without marks. */
export const aSpace = (): Token => ({ key: ' ', node: schema.text(' '), line: null });

/** The words of a document, each line with its end. */
export function tokensOf(doc: Node): Token[] {
  const tokens: Token[] = [];
  const visit = (parent: Node, path: readonly Step[]) => {
    parent.forEach((child, _, index) => {
      // Within an item what comes later goes on in it.
      const here = index === 0 ? path : path.map(({ list }): Step => ({ list, at: 'inside' }));
      if (child.isTextblock) {
        tokens.push(...wordsIn(child), endOf({ block: child, path: here }));
        return;
      }
      child.forEach((each, __, place) => {
        const before = place === 0 ? here : here.map(({ list }): Step => ({ list, at: 'inside' }));
        visit(each, [...before, { list: child.type, at: place === 0 ? 'list' : 'item' }]);
      });
    });
  };
  visit(doc, []);
  return tokens;
}

function endOf(line: Line): Token {
  const path = line.path.map(({ list, at }) => `${list.name} ${at}`);
  const key = JSON.stringify(['end', line.block.type.name, line.block.attrs, path]);
  return { key, node: null, line };
}

/** A list that is being filled. */
interface OpenList {
  readonly list: NodeType;
  readonly items: Children[];
}

type Children = (Node | OpenList)[];

/** The document of a row of words. */
export function documentOfTokens(tokens: readonly Token[]): Node {
  const root: Children = [];
  const open: OpenList[] = [];
  let words: Node[] = [];
  for (const { node, line } of [...tokens, ...closing(tokens)]) {
    if (node !== null) words.push(node);
    if (line === null) continue;
    const block = line.block.type.create(line.block.attrs, words);
    words = [];
    placeOf(line.path, root, open).push(block);
  }
  return docType.createAndFill(null, nodesOf(root)) ?? docType.create(null, paragraph.create());
}

/** The end of a last line that has none. */
function closing(tokens: readonly Token[]): Token[] {
  const last = tokens.at(-1);
  return last?.node ? [endOf({ block: paragraph.create(), path: [] })] : [];
}

/** Where a line belongs; opens the lists and items that it needs. */
function placeOf(path: readonly Step[], root: Children, open: OpenList[]): Children {
  const goesOn = path.findIndex(
    ({ list, at }, depth) => at === 'list' || open[depth]?.list !== list,
  );
  let kept = goesOn === -1 ? path.length : goesOn;
  const next = path.slice(0, kept).findIndex(({ at }) => at === 'item');
  if (next !== -1) {
    open[next]?.items.push([]);
    kept = next + 1;
  }
  open.length = kept;
  for (const { list } of path.slice(kept)) {
    const made: OpenList = { list, items: [[]] };
    (open.at(-1)?.items.at(-1) ?? root).push(made);
    open.push(made);
  }
  return open.at(-1)?.items.at(-1) ?? root;
}

/** An item of a list, which begins with a paragraph, or a row of a table. */
function itemOf(list: NodeType, nodes: readonly Node[]): Node {
  const type = list === table ? row : item;
  return type.createAndFill(null, nodes) ?? type.create();
}

/** What was filled, as nodes. */
const nodesOf = (children: Children): Node[] =>
  children.map((child) =>
    'items' in child
      ? child.list.create(
          null,
          child.items.map((each) => itemOf(child.list, nodesOf(each))),
        )
      : child,
  );
