/** What formatted text of a post is made of: exactly the elements that the site's sanitiser lets through. */
import { Schema } from 'prosemirror-model';
import type { Attrs, DOMOutputSpec, NodeSpec } from 'prosemirror-model';

/** The elements of the sanitiser, `ELEMENTS` in `server/src/content/sanitize.rs`; a test compares the two. */
export const ELEMENTS = [
  ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'a'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Where a link may lead, as the sanitiser has it. @returns the address as it is kept, or `null` where it may not stay */
export function safeAddress(address: string): string | null {
  try {
    const url = new URL(address.trim());
    return ['https:', 'mailto:'].includes(url.protocol) ? address.trim() : null;
  } catch {
    return null;
  }
}

/** The level that a post has for a heading of any document: it has two sizes. */
export const levelOf = (level: number): 3 | 4 => (level <= 3 ? 3 : 4);

const level = (dom: HTMLElement): Attrs => ({ level: levelOf(Number(dom.tagName.slice(1))) });

/** A link without an address that may stay is text. */
function linkOf(dom: HTMLElement): Attrs | false {
  const href = safeAddress(dom.getAttribute('href') ?? '');
  return href === null ? false : { href };
}

const STRONG: DOMOutputSpec = ['strong', 0];
const EMPHASIS: DOMOutputSpec = ['em', 0];

/** A cell is a line of its own, so that a merge of two texts knows it as one. */
const cell = (tag: 'th' | 'td'): NodeSpec => ({
  content: 'inline*',
  isolating: true,
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
});

/** The schema of the three texts of a post. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', 0],
    },
    heading: {
      attrs: { level: { default: 3, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, getAttrs: level })),
      toDOM: (node) => [node.attrs['level'] === 3 ? 'h3' : 'h4', 0],
    },
    bullets: {
      content: 'item+',
      group: 'block list',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', 0],
    },
    numbers: {
      content: 'item+',
      group: 'block list',
      parseDOM: [{ tag: 'ol' }],
      toDOM: () => ['ol', 0],
    },
    item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', 0],
    },
    table: {
      content: 'row+',
      group: 'block',
      isolating: true,
      parseDOM: [{ tag: 'table' }],
      toDOM: () => ['table', ['tbody', 0]],
    },
    row: {
      content: '(head | cell)+',
      parseDOM: [{ tag: 'tr' }],
      toDOM: () => ['tr', 0],
    },
    head: cell('th'),
    cell: cell('td'),
    break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    text: { group: 'inline' },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a', getAttrs: linkOf }],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    strong: {
      parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
      toDOM: () => STRONG,
    },
    em: {
      parseDOM: [{ tag: 'em' }, { tag: 'i' }],
      toDOM: () => EMPHASIS,
    },
  },
});
