import { useDeferredValue, useMemo, useRef } from 'react';

import type { Comment } from '../../api/comments';
import { FIELDS, lineOf } from '../../api/post-fields';
import type { Post, PostLocale } from '../../api/types';
import { useComments } from '../../data/comments';
import { textOf } from '../../editor/html';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { rangeOf } from '../../lib/anchor';
import { Button } from '../../ui/Button';
import styles from './Comments.module.css';
import { CommentThread } from './CommentThread';
import { useMarkedWords } from './useMarkedWords';
import { useThreads } from './useThreads';

export interface CommentsPanelProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly post: Post;
}

const NONE: readonly Comment[] = [];

/**
 * The comments on a language: those that are open, and folded those that are resolved. Nothing where there are none, but a word where
 * it is not known.
 */
export function CommentsPanel({ id, locale, post }: CommentsPanelProps) {
  const texts = useTexts();
  const query = useComments(id);
  const { comments: all = NONE } = query.data ?? {};
  const mine = useMemo(() => all.filter((each) => each.locale === locale), [all, locale]);
  const open = useMemo(() => mine.filter(({ resolved }) => resolved === null), [mine]);
  // A letter that is typed does not wait for it.
  const written = useDeferredValue(post);
  const gone = useGone(mine, written);
  useMarkedWords(locale, open, written);
  const panel = useRef<HTMLElement>(null);
  const threads = useThreads(mine, panel);
  const isUnknown = query.data === undefined && query.error !== null;
  if (mine.length === 0 && !isUnknown) return null;
  const listOf = (of: readonly Comment[]) => (
    <ul className={styles.threads}>
      {of.map((comment) => (
        <CommentThread
          key={comment.id}
          id={id}
          locale={locale}
          comment={comment}
          isGone={gone.has(comment.id)}
          threads={threads}
        />
      ))}
    </ul>
  );
  const above = mine.filter(threads.isAbove);
  const folded = mine.filter((each) => !threads.isAbove(each));
  const language = texts.languages[locale];
  return (
    <section
      ref={panel}
      className={styles.panel}
      aria-label={fill(texts.comments.title, { language })}
    >
      {isUnknown && (
        <LoadFailed
          error={query.error}
          onRetry={() => {
            void query.refetch();
          }}
        />
      )}
      {above.length > 0 && listOf(above)}
      {folded.length > 0 && (
        <details>
          <summary>{fill(texts.comments.resolved, { count: folded.length })}</summary>
          {listOf(folded)}
        </details>
      )}
    </section>
  );
}

interface LoadFailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Why the comments are not known: without it, it would look as if there were none. */
function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const texts = useTexts();
  return (
    <div role="alert">
      <p className={styles.error}>
        {texts.comments.loadFailed} {sentenceOf(error, texts)}
      </p>
      <Button onClick={onRetry}>{texts.app.retry}</Button>
    </div>
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
