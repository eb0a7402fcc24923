/** Between HTML, as a post has it, and a document of the editor. */
import { DOMParser, DOMSerializer, Fragment, Slice } from 'prosemirror-model';
import type { Node, ParseOptions, ResolvedPos } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

import { hasTags, withWordsEscaped } from '../lib/tags';
import { schema } from './schema';
import type { LeftOut } from './left-out';
import { blocksOf, paragraphsOf } from './markdown';
import { tidyPaste, withoutStyles } from './paste';
import { flattenCells } from './tables';

const { paragraph, table } = schema.nodes;

const serializer = DOMSerializer.fromSchema(schema);

let made: Document | undefined;

/** A document that shows nothing and loads nothing, in which nodes are made. */
function inert(): Document {
  made ??= document.implementation.createHTMLDocument('');
  return made;
}

/** Parses what is pasted, after it was made what the schema can read. */
class PasteParser extends DOMParser {
  readonly #tidy: (dom: HTMLElement) => void;

  constructor(tidy: (dom: HTMLElement) => void) {
    super(schema, DOMParser.fromSchema(schema).rules);
    this.#tidy = tidy;
  }

  override parseSlice(dom: HTMLElement, options?: ParseOptions): Slice {
    this.#tidy(dom);
    return super.parseSlice(dom, options);
  }
}

/** The parser that an editor reads the clipboard with. It tells what each paste had that a post cannot have. */
export const pasteParser = (tell: (leftOut: readonly LeftOut[]) => void): DOMParser =>
  new PasteParser((dom) => {
    tell(tidyPaste(dom));
  });

/**
 * Reads plain text from the clipboard: Markdown, unless it is pasted as it is (`isPlain`). Its words have the marks of those at
 * the caret.
 */
export const textPasteParser =
  (parser: DOMParser) =>
  (text: string, $context: ResolvedPos, isPlain: boolean): Slice => {
    const marks = $context.marks();
    if (text.trim() === '') return new Slice(Fragment.from(schema.text(' ', marks)), 0, 0);
    const reading = {
      document: inert(),
      words: (said: string) =>
        serializer.serializeNode(schema.text(said, marks), { document: inert() }),
    };
    const tree = isPlain ? paragraphsOf(text, reading) : blocksOf(text, reading);
    return parser.parseSlice(tree, { preserveWhitespace: true, context: $context });
  };

/**
 * Builds a tree of HTML without running anything of it. The policy of trusted types lets only ProseMirror's clipboard do
 * so, so the text goes through a clipboard that nothing is pasted from.
 */
function treeOf(html: string): HTMLElement {
  let tree: HTMLElement | undefined;
  const parser = new PasteParser((dom) => {
    tree = dom;
  });
  const view = new EditorView(null, {
    state: EditorState.create({ schema }),
    clipboardParser: parser,
    transformPastedHTML: withoutStyles,
    handlePaste: () => true,
  });
  view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  view.destroy();
  return tree ?? document.createElement('div');
}

/** Reads HTML, with the spaces that a page does not show or without them. */
function parsed(html: string, preserveWhitespace: boolean): Node {
  const parser = DOMParser.fromSchema(schema);
  if (html.trim() === '') return parser.parse(document.createElement('div'));
  const tree = treeOf(html);
  // The text of these elements is code, not text.
  for (const code of tree.querySelectorAll('script, style')) code.remove();
  flattenCells(tree);
  return parser.parse(tree, { preserveWhitespace });
}

/**
 * Reads HTML; what the schema does not know is left out, and its text stays. So do spaces: the one at the end of a line may be
 * what somebody has typed last, before another's change comes. In a text that has line breaks or tabs, which no editor
 * writes, they are there for the look of the source.
 */
export const documentOf = (html: string): Node => parsed(html, !/[\t\n\r]/u.test(html));

/** A text that comes in a file, and what it had that a post cannot have. */
export interface ForeignText {
  readonly doc: Node;
  readonly leftOut: readonly LeftOut[];
}

/** Reads HTML of other programs as a paste of it would be read, and a text without tags as Markdown. */
export function readForeign(text: string): ForeignText {
  const words = (said: string) => inert().createTextNode(said);
  const tree = hasTags(text)
    ? treeOf(withWordsEscaped(text))
    : blocksOf(text, { document: inert(), words });
  const leftOut = tidyPaste(tree);
  flattenCells(tree);
  return { doc: DOMParser.fromSchema(schema).parse(tree), leftOut };
}

/** A text as somebody writes in it: with a line below a table that ends it, which a caret can stand in. */
export function openedOf(html: string): Node {
  const doc = documentOf(html);
  return doc.lastChild?.type === table ? doc.copy(doc.content.addToEnd(paragraph.create())) : doc;
}

/** The HTML of blocks that were written before: a key changes one block, and the others are the same objects. */
const written = new WeakMap<Node, string>();

/** Writes a block as HTML. */
function htmlOfBlock(block: Node): string {
  const known = written.get(block);
  if (known !== undefined) return known;
  const box = inert().createElement('div');
  box.append(serializer.serializeNode(block, { document: inert() }));
  // An item whose only text is a paragraph has it without one, as people write lists by hand.
  for (const item of box.querySelectorAll('li')) {
    const [first, ...rest] = item.children;
    const isPlain = rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    if (first?.tagName === 'P' && isPlain) first.replaceWith(...first.childNodes);
  }
  const html = box.innerHTML;
  written.set(block, html);
  return html;
}

/** Writes a document as HTML; one without text is empty. */
export function htmlOf(doc: Node): string {
  const { lastChild, children } = doc;
  if (children.every(({ textContent }) => textContent.trim() === '')) return '';
  // The line below a table is there to be written on.
  const isLineBelow = lastChild?.content.size === 0 && children.at(-2)?.type === table;
  return children
    .slice(0, isLineBelow ? -1 : undefined)
    .map(htmlOfBlock)
    .join('');
}

/** The text of HTML, a line for each block: what a difference compares. */
export function textOf(html: string): string {
  const doc = parsed(html, false);
  return doc.textBetween(0, doc.content.size, '\n', '\n');
}
