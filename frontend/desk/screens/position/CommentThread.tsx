import { useEffect, useRef } from 'react';

import { addReply, setResolved } from '../../api/comments';
import type { Comment } from '../../api/comments';
import { FIELDS } from '../../api/post-fields';
import type { PostLocale } from '../../api/types';
import { knowComments } from '../../data/comments';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { useCall } from '../../ui/useCall';
import styles from './Comments.module.css';
import { Said } from './Said';
import type { Threads } from './useThreads';
import { showWords } from './words';

export interface CommentThreadProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly comment: Comment;
  /** Whether the text has its words no more. */
  readonly isGone: boolean;
  readonly threads: Threads;
}

/** A comment with its replies, and what can be done with it. */
export function CommentThread({ id, locale, comment, isGone, threads }: CommentThreadProps) {
  const texts = useTexts();
  const time = useTime();
  const { said, replies, resolved } = comment;
  const { error, run } = useCall();
  const { by: name } = said;
  const names = resolved === null ? texts.comments.resolveOf : texts.comments.reopenOf;
  return (
    <li className={styles.thread} data-comment={comment.id} tabIndex={-1}>
      <Place locale={locale} comment={comment} isGone={isGone} />
      {[said, ...replies].map((each) => (
        <Said key={`${each.at} ${each.by}`} said={each} />
      ))}
      {resolved !== null && (
        <p className={styles.by}>
          {fill(texts.comments.resolvedBy, { name: resolved.by, at: time(resolved.at) })}
        </p>
      )}
      <p role="alert" className={styles.error}>
        {error}
      </p>
      {threads.isReplying(comment) ? (
        <ReplyForm id={id} comment={comment} onEnd={threads.end} />
      ) : (
        <div className={styles.actions}>
          <Button
            aria-label={fill(texts.comments.replyTo, { name })}
            onClick={() => {
              threads.begin(comment);
            }}
          >
            {texts.comments.reply}
          </Button>
          <Button
            kind="quiet"
            icon={resolved === null ? 'done' : 'undo'}
            aria-label={fill(names, { name })}
            onClick={() =>
              void run(async () => {
                await knowComments(id, await setResolved(id, comment.id, resolved === null));
                threads.end(comment, resolved !== null);
              })
            }
          >
            {resolved === null ? texts.comments.resolve : texts.comments.reopen}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What the comment is about; a press goes there. */
function Place({ locale, comment, isGone }: Omit<CommentThreadProps, 'id' | 'threads'>) {
  const texts = useTexts();
  const field = FIELDS.find((each) => each === comment.field);
  const name = field === undefined ? comment.field : texts.post[field];
  return (
    <>
      <button
        type="button"
        className={styles.place}
        onClick={() => {
          showWords(locale, comment);
        }}
      >
        <span className={styles.field}>{name}</span>
        {comment.quote !== '' && (
          <q className={styles.words} data-gone={isGone}>
            {comment.quote}
          </q>
        )}
      </button>
      {isGone && <p className={styles.gone}>{texts.comments.gone}</p>}
    </>
  );
}

interface ReplyFormProps {
  readonly id: string;
  readonly comment: Comment;
  readonly onEnd: Threads['end'];
}

function ReplyForm({ id, comment, onEnd }: ReplyFormProps) {
  const texts = useTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  return (
    <Form
      onSubmit={async (value) => {
        await knowComments(id, await addReply(id, comment.id, value('remark')));
        onEnd(comment, true);
      }}
    >
      <Field label={fill(texts.comments.replyTo, { name: comment.said.by })}>
        {(control) => (
          <textarea {...control} ref={field} name="remark" rows={2} maxLength={2000} required />
        )}
      </Field>
      <div className={styles.actions}>
        <Button type="submit">{texts.comments.send}</Button>
        <Button
          kind="quiet"
          onClick={() => {
            onEnd(comment, comment.resolved === null);
          }}
        >
          {texts.comments.cancel}
        </Button>
      </div>
    </Form>
  );
}
