/** Where in a post somebody writes, so that a page can begin there. */
import type { Place, Post } from '../api/types';
import { HTML_FIELDS } from '../api/post-fields';

/** Elements without an end. */
const VOID: readonly string[] = ['br', 'hr', 'img'];

/** The place at which a post differs from an older one; null where none of its texts does. */
export function placeOf(before: Post, after: Post): Place | null {
  for (const field of HTML_FIELDS) {
    const [old, now] = [before[field] ?? '', after[field] ?? ''];
    if (old !== now) return { field, before: now.slice(0, blockAt(old, now)) };
  }
  return null;
}

/** Where the outermost element begins in which a text differs from an older one. */
function blockAt(before: string, after: string): number {
  let same = 0;
  while (same < after.length && before[same] === after[same]) same += 1;
  let [start, depth] = [0, 0];
  for (const tag of after.matchAll(/<(?<end>\/?)(?<name>[a-z][a-z0-9]*)[^>]*>/gu)) {
    if (tag.index > same) break;
    const { end, name = '' } = tag.groups ?? {};
    if (end === '/') depth -= 1;
    else {
      if (depth === 0) start = tag.index;
      if (!VOID.includes(name)) depth += 1;
    }
  }
  return start;
}
