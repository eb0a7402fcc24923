import { useDeferredValue, useMemo } from 'react';

import type { Comment } from '../../api/comments';
import { FIELDS, lineOf } from '../../api/post-fields';
import type { Post, PostLocale } from '../../api/types';
import { useComments } from '../../data/comments';
import { textOf } from '../../editor/html';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { rangeOf } from '../../lib/anchor';
import styles from './Comments.module.css';
import { CommentThread } from './CommentThread';
import { useMarkedWords } from './useMarkedWords';

export interface CommentsPanelProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly post: Post;
}

const NONE: readonly Comment[] = [];

/** The comments on a language: those that are open, and folded those that are resolved. Nothing where there are none. */
export function CommentsPanel({ id, locale, post }: CommentsPanelProps) {
  const texts = useTexts();
  const { comments: all = NONE } = useComments(id).data ?? {};
  const mine = useMemo(() => all.filter((each) => each.locale === locale), [all, locale]);
  const open = useMemo(() => mine.filter(({ resolved }) => resolved === null), [mine]);
  const resolved = mine.filter((each) => each.resolved !== null);
  // A letter that is typed does not wait for it.
  const written = useDeferredValue(post);
  const gone = useGone(mine, written);
  useMarkedWords(locale, open, written);
  if (mine.length === 0) return null;
  const threads = (of: readonly Comment[]) => (
    <ul className={styles.threads}>
      {of.map((comment) => (
        <CommentThread
          key={comment.id}
          id={id}
          locale={locale}
          comment={comment}
          isGone={gone.has(comment.id)}
        />
      ))}
    </ul>
  );
  return (
    <section className={styles.panel} aria-label={texts.comments.title}>
      {open.length > 0 && threads(open)}
      {resolved.length > 0 && (
        <details>
          <summary>{fill(texts.comments.resolved, { count: resolved.length })}</summary>
          {threads(resolved)}
        </details>
      )}
    </section>
  );
}

/** The comments whose words the text has no more. */
function useGone(comments: readonly Comment[], post: Post): ReadonlySet<number> {
  return useMemo(() => {
    const gone = comments.filter((comment) => {
      const field = FIELDS.find((each) => each === comment.field);
      if (field === undefined || comment.quote === '') return false;
      return rangeOf(lineOf(post, field, textOf), comment) === null;
    });
    return new Set(gone.map(({ id }) => id));
  }, [comments, post]);
}
