/** Between HTML, as a post has it, and a document of the editor. */
import { DOMParser, DOMSerializer } from 'prosemirror-model';
import type { Node, ParseOptions, Slice } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

import { schema } from './schema';
import type { LeftOut } from './left-out';
import { tidyPaste, withoutStyles } from './paste';

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

/** Reads HTML; what the schema does not know is left out, and its text stays. */
export function documentOf(html: string): Node {
  const parser = DOMParser.fromSchema(schema);
  if (html.trim() === '') return parser.parse(document.createElement('div'));
  const tree = treeOf(html);
  // The text of these elements is code, not text.
  for (const code of tree.querySelectorAll('script, style')) code.remove();
  return parser.parse(tree);
}

/** Writes a document as HTML; one without text is empty. */
export function htmlOf(doc: Node): string {
  if (doc.textContent.trim() === '') return '';
  const inert = document.implementation.createHTMLDocument('');
  const box = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: inert }, box);
  // An item whose only text is a paragraph has it without one, as people write lists by hand.
  for (const item of box.querySelectorAll('li')) {
    const [first, ...rest] = item.children;
    const isPlain = rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    if (first?.tagName === 'P' && isPlain) first.replaceWith(...first.childNodes);
  }
  return box.innerHTML;
}

/** The text of HTML, a line for each block: what a difference compares. */
export function textOf(html: string): string {
  const doc = documentOf(html);
  return doc.textBetween(0, doc.content.size, '\n', '\n');
}
