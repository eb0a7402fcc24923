/** Makes what other programs copy into what the schema can read. The rest is the schema's: it takes only what it knows. */
import { takeOut } from './left-out';
import type { LeftOut } from './left-out';
import { CELLS_APART, makeTables } from './tables';
import { STYLE, makeLists } from './word-lists';

/** The longest clipboard that is read, in characters of text and of HTML together: a word processor's has much beside its words. */
export const CLIPBOARD_MAX = 2_000_000;

/**
 * Renames the attributes of HTML that the security policy forbids, before anything builds a tree of it: the browser would
 * report each, and take styles away that say what is bold. What this misses in a strange tag does nothing, because of the same
 * policy.
 */
export const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/giu, (tag) =>
    tag.replaceAll(/\sstyle\s*=/giu, ` ${STYLE}=`).replaceAll(/\son[a-z]+\s*=/giu, ' data-on='),
  );

/** What styles make bold or slanted, and what they make plain: Google Docs wraps all that it copies in a plain `b`. */
const MEANINGS = [
  {
    name: 'strong',
    alike: 'b, strong',
    set: /font-weight:\s*(?:bold|[6-9]\d\d)/iu,
    plain: /font-weight:\s*(?:normal|400)/iu,
  },
  { name: 'em', alike: 'i, em', set: /font-style:\s*italic/iu, plain: /font-style:\s*normal/iu },
];

/** Makes elements of the styles that mean something. */
function readStyles(dom: ParentNode): void {
  for (const element of dom.querySelectorAll(`[${STYLE}]`)) {
    const style = element.getAttribute(STYLE) ?? '';
    for (const { name, alike, set, plain } of MEANINGS) {
      if (element.matches(alike) && plain.test(style)) element.replaceWith(...element.childNodes);
      if (!element.matches('span') || !set.test(style)) continue;
      const marked = element.ownerDocument.createElement(name);
      marked.append(...element.childNodes);
      element.append(marked);
    }
  }
}

/**
 * Takes out what is no text, and makes elements of what Word and Google Docs say by styles, and tables that a page has room for.
 *
 * @returns what a reader would miss of it
 */
export function tidyPaste(dom: ParentNode): readonly LeftOut[] {
  for (const code of dom.querySelectorAll('script, style, title, meta, link')) code.remove();
  const leftOut = takeOut(dom);
  makeLists(dom);
  makeTables(dom);
  readStyles(dom);
  // Word writes an empty element into each empty paragraph, and editors separate paragraphs by empty ones.
  for (const paragraph of dom.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '';
    if (isEmpty && paragraph.querySelector('br') === null) paragraph.remove();
  }
  return leftOut;
}

/** Sets the cells of a table apart that comes as plain text, with tabs between them. */
export const withoutTabs = (text: string): string =>
  text.replaceAll(/(\S)[^\S\r\n]*\t[^\S\r\n]*(?=\S)/gu, `$1${CELLS_APART}`);
