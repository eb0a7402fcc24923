import { useEffect, useRef } from 'react';

import type { PostLocale, Role, Summary } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { actionsOf } from '../../lib/roles';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { publish, revisionToRead, sayInReview } from './perform';
import type { NotedAction } from './ReviewPanel';
import styles from './ReviewDialog.module.css';

export interface ReviewDialogProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly role: Role;
  readonly summary: Summary;
  readonly action: NotedAction;
  readonly onClose: () => void;
}

/** A note with what is said of a draft. Who approves can publish with the same press. */
export function ReviewDialog({ id, locale, role, summary, action, onClose }: ReviewDialogProps) {
  const texts = useTexts();
  const language = texts.languages[locale];
  const canPublish = action === 'approve' && actionsOf(summary, role).includes('publish');
  // What is said is said of the text that was there when the dialog came up, and not of what somebody else saves meanwhile.
  const read = useRef<Promise<string | null>>(null);
  useEffect(() => {
    read.current = revisionToRead(id, locale);
  }, [id, locale]);
  const send = async (value: (name: string) => string) => {
    const revision = await read.current;
    const answered = await sayInReview(
      id,
      locale,
      { action, note: value('note'), revision },
      texts,
    );
    onClose();
    if (value('publish') === 'on') await publish(id, locale, texts, answered);
  };
  return (
    <Dialog
      title={fill(texts.review.actionsIn[action], { language })}
      onClose={onClose}
      closeLabel={texts.app.close}
    >
      <Form onSubmit={send}>
        <Field label={texts.review.notes[action]}>
          {(control) => (
            <textarea
              {...control}
              name="note"
              rows={4}
              maxLength={2000}
              required={action === 'sendBack'}
            />
          )}
        </Field>
        {canPublish && (
          <label className={styles.publish}>
            <input type="checkbox" name="publish" />
            {texts.review.publishToo}
          </label>
        )}
        <Button type="submit" kind="main">
          {texts.review.submits[action]}
        </Button>
      </Form>
    </Dialog>
  );
}
