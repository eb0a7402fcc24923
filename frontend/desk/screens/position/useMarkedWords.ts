import { useEffect } from 'react';

import type { Comment } from '../../api/comments';
import type { Post, PostLocale } from '../../api/types';
import { domRangeOf, elementOf } from './words';

/** How long after a change the words are marked anew, in milliseconds: the editor has drawn it by then. */
const AFTER_MS = 200;

/** What is marked in each language. */
const marked = new Map<PostLocale, readonly Range[]>();

/** Marks the words of a language in place of those that were marked there. Older browsers mark nothing. */
function mark(locale: PostLocale, ranges: readonly Range[]): void {
  if (!('highlights' in CSS)) return;
  marked.set(locale, ranges);
  CSS.highlights.set('comments', new Highlight(...[...marked.values()].flat()));
}

/** Marks the words of open comments in the texts, without a change of the document, which belongs to the editor. */
export function useMarkedWords(locale: PostLocale, comments: readonly Comment[], post: Post): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const quoting = comments.filter(({ quote }) => quote !== '');
      const ranges = quoting.flatMap((comment) => {
        const root = elementOf(locale, comment.field)?.querySelector('[contenteditable]');
        return (root && domRangeOf(root, comment)) ?? [];
      });
      mark(locale, ranges);
    }, AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [locale, comments, post]);
  useEffect(
    () => () => {
      mark(locale, []);
    },
    [locale],
  );
}
