import { useState } from 'react';

import { addComment } from '../../api/comments';
import type { WordsPlace } from '../../api/comments';
import { FIELDS } from '../../api/post-fields';
import type { FieldName } from '../../api/post-fields';
import type { PostLocale } from '../../api/types';
import { knowComments } from '../../data/comments';
import { drafts } from '../../data/drafts';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Choice, Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { notify } from '../../ui/Notices';
import styles from './Comments.module.css';

export interface CommentDialogProps {
  readonly id: string;
  readonly locale: PostLocale;
  /** What is commented on unless another field is chosen. */
  readonly place: WordsPlace;
  readonly onClose: () => void;
}

/** A comment on selected words, or on a field. */
export function CommentDialog({ id, locale, place, onClose }: CommentDialogProps) {
  const texts = useTexts();
  const language = texts.languages[locale];
  const [field, setField] = useState<FieldName | ''>(
    FIELDS.find((each) => each === place.field) ?? 'title',
  );
  // Words are those of their field.
  const quoted = field === place.field ? place : { field, quote: '', lead: '' };
  const send = async (value: (name: string) => string) => {
    // Others look for the words in what is saved.
    await drafts.save(id, [locale]);
    await knowComments(id, await addComment(id, locale, quoted, value('remark')));
    onClose();
    notify(texts.comments.added);
  };
  return (
    <Dialog
      title={fill(texts.comments.addIn, { language })}
      onClose={onClose}
      closeLabel={texts.app.close}
    >
      <Form onSubmit={send}>
        <Choice
          label={texts.comments.field}
          value={field}
          options={FIELDS.map((each) => [each, texts.post[each]] as const)}
          onChange={setField}
        />
        {quoted.quote === '' ? (
          <p className={styles.hint}>{texts.comments.hint}</p>
        ) : (
          <blockquote className={styles.quote}>{quoted.quote}</blockquote>
        )}
        <Field label={texts.comments.remark}>
          {(control) => <textarea {...control} name="remark" rows={4} maxLength={2000} required />}
        </Field>
        <Button type="submit" kind="main">
          {texts.comments.submit}
        </Button>
      </Form>
    </Dialog>
  );
}
