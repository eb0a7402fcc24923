/** Lists of Word, which are paragraphs with a mark before them. */

/** Where the styles of an element are kept while a paste is read: see `withoutStyles`. */
export const STYLE = 'data-style';

/** A whole mark that is one sign: `①`, `Ⅳ`, `㈠`, `㉮`, `ⓐ`. A single 〇 is a bullet. */
const ENCLOSED =
  /^(?!〇)[\p{No}\p{Nl}\u249C-\u24E9\u3200-\u321B\u3220-\u3229\u3260-\u327B\u3280-\u3289\u32D0-\u32FE]/u;

/** A number of an article, in Japan and in Korea: `第一条`, `제2장`. */
const ARTICLE = /^[第제]\s*[\p{L}\p{N}]{1,4}\s*[条條章節項号條編款조장절항호편관]/u;

/** Letters that count, with what sets them off: `a.`, `iv)`, `一、`, `（가）`, `ｱ)`, `甲．`. Without it they are a bullet's font. */
const LETTERS = /^[(（[［〔【]?\s*[\p{L}〇]{1,5}\s*[.．。､、，,:：)）\]］〕】]/u;

/** Whether the mark that Word writes before an item counts, in whatever script, and is no bullet. */
function isNumbered(mark: string): boolean {
  const text = mark.trim();
  return /\p{Nd}/u.test(text) || ENCLOSED.test(text) || ARTICLE.test(text) || LETTERS.test(text);
}

/** How deep an item of Word's lists is, from 1; `null` for a paragraph that is in no list. */
function levelOf(paragraph: Element): number | null {
  const style = paragraph.getAttribute(STYLE) ?? '';
  const level = /mso-list:[^;]*\blevel(?<level>\d)/iu.exec(style)?.groups?.['level'];
  return level === undefined ? null : Number(level);
}

/** Removes the mark before an item, which Word writes as text. @returns the mark */
function takeMark(paragraph: Element): string {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute(STYLE) ?? ''),
  );
  const text = mark?.textContent ?? '';
  mark?.remove();
  return text;
}

/** Opens a list where a paragraph stands: in the last item of the list around it, or in the paragraph's place. */
function openList(paragraph: Element, tag: string, around: Element | undefined): Element {
  const list = paragraph.ownerDocument.createElement(tag);
  const item = around?.lastElementChild;
  if (item) item.append(list);
  else paragraph.before(list);
  return list;
}

/** Makes lists of the paragraphs that Word's lists are. */
export function makeLists(dom: ParentNode): void {
  let open: Element[] = [];
  let last: Element | null = null;
  for (const paragraph of dom.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === null) continue;
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    const tag = isNumbered(takeMark(paragraph)) ? 'ol' : 'ul';
    open = open.slice(0, level);
    // Bullets after numbers, on one level, are another list.
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop();
    if (open.length < level) open.push(openList(paragraph, tag, open.at(-1)));
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
    last = open[0] ?? null;
  }
}
