/** Reads formatted text of other programs that comes in a file, as a paste would be read. */
import { Fragment } from 'prosemirror-model';
import type { Node } from 'prosemirror-model';

import { hasTags } from '../lib/tags';
import { htmlOf, readForeign } from './html';
import type { LeftOut } from './left-out';
import { schema } from './schema';

const { heading, paragraph } = schema.nodes;

/** A text apart by its headings. */
export interface Sections<F extends string> {
  readonly parts: Readonly<Partial<Record<F, string>>>;
  readonly leftOut: readonly LeftOut[];
}

/** HTML that was escaped as a whole, as Greenhouse gives it, as what it was. */
function unescaped(text: string): string {
  if (hasTags(text) || !/&lt;[a-z]/iu.test(text)) return text;
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** The level of a line that is a heading, also of one that is only bold; `null` for any other. */
function levelOf(block: Node): number | null {
  if (block.type === heading) return Number(block.attrs['level']);
  if (block.type !== paragraph || block.childCount === 0) return null;
  const isBold = block.children.every(
    ({ marks, isText, text = '' }) =>
      !isText || text.trim() === '' || marks.some(({ type }) => type.name === 'strong'),
  );
  return isBold && block.textContent.length <= HEADING_MAX ? 5 : null;
}

/** Longest line that is a heading for being bold. */
const HEADING_MAX = 60;

/**
 * Reads a text, HTML or with the signs of Markdown, into the fields that its headings name.
 *
 * @param field of what stands before the first of them
 * @param fieldOf the field that a heading begins; undefined for one that says something else
 */
export function sectionsOf<F extends string>(
  text: string,
  field: F,
  fieldOf: (heading: string) => F | undefined,
): Sections<F> {
  const { doc, leftOut } = readForeign(unescaped(text));
  const blocks = new Map<F, Node[]>();
  let [at, depth] = [field, 0];
  for (const block of doc.children) {
    const level = levelOf(block);
    const named = level === null ? undefined : fieldOf(block.textContent.trim());
    if (named !== undefined) [at, depth] = [named, level ?? 0];
    else if (level !== null && level <= depth) [at, depth] = [field, 0];
    // The page has a heading of its own above each other field.
    if (named === undefined || named === field) blocks.set(at, [...(blocks.get(at) ?? []), block]);
  }
  const parts = [...blocks]
    .map(([name, nodes]) => [name, htmlOf(doc.copy(Fragment.fromArray(nodes)))] as const)
    .filter(([, html]) => html !== '');
  return { parts: Object.fromEntries(parts) as Partial<Record<F, string>>, leftOut };
}
