/** Makes what word processors copy into what the schema can read. The rest is the schema's: it takes only what it knows. */

/** The longest paste, in characters of text and of HTML together. */
export const PASTE_MAX = 2_000_000;

/** Where {@link withoutStyles} keeps the styles of an element. */
const STYLE = 'data-style';

/**
 * Renames the attributes of HTML that the security policy forbids, before anything builds a tree of it: the browser would
 * report each, and take styles away that say what is bold. What this misses in a strange tag does nothing, because of the same
 * policy.
 */
export const withoutStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/giu, (tag) =>
    tag.replaceAll(/\sstyle\s*=/giu, ` ${STYLE}=`).replaceAll(/\son[a-z]+\s*=/giu, ' data-on='),
  );

/** How deep an item of Word's lists is, from 1; `null` for a paragraph that is in no list. */
function levelOf(paragraph: Element): number | null {
  const style = paragraph.getAttribute(STYLE) ?? '';
  const level = /mso-list:[^;]*\blevel(?<level>\d)/iu.exec(style)?.groups?.['level'];
  return level === undefined ? null : Number(level);
}

/** Whether the mark that Word writes before an item is a number or a letter, not a bullet. */
const isNumbered = (mark: string) => /^\s*\(?(?:\d+|[a-z]|[ivxl]+)[.)]/iu.test(mark);

/** Removes the mark before an item, which Word writes as text. @returns the mark */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute(STYLE) ?? ''),
  );
  const text = mark?.textContent ?? '';
  mark?.remove();
  return text;
}

/** Makes lists of the paragraphs that Word's lists are. */
function makeLists(dom: ParentNode): void {
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of dom.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    const follows = last !== null && paragraph.previousElementSibling === last;
    if (!follows) open = [];
    open = open.slice(0, level);
    const numbered = isNumbered(takeMark(paragraph));
    if (open.length < level) {
      const list = paragraph.ownerDocument.createElement(numbered ? 'ol' : 'ul');
      const item = open.at(-1)?.lastElementChild;
      if (item) item.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
    last = open[0] ?? null;
  }
}

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

/** Takes out what is no text, and makes elements of what Word and Google Docs say by styles. */
export function tidyPaste(dom: ParentNode): void {
  for (const code of dom.querySelectorAll('script, style, title, meta, link')) code.remove();
  makeLists(dom);
  readStyles(dom);
  // Word writes an empty element into each empty paragraph, and editors separate paragraphs by empty ones.
  for (const paragraph of dom.querySelectorAll('p')) {
    const isEmpty = paragraph.textContent.trim() === '';
    if (isEmpty && paragraph.querySelector('img, br') === null) paragraph.remove();
  }
}
