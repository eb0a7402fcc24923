import type { ReactNode } from 'react';

import { TEMPLATE_NAME_MAX } from '../api/limits';
import { useTexts } from '../i18n/texts';
import { ConfirmDialog } from './ConfirmDialog';
import { Field } from './Field';

export interface NameDialogProps {
  readonly title: string;
  readonly submit: string;
  /** The name that it begins with. */
  readonly first: string;
  readonly onSubmit: (name: string, value: (field: string) => string) => Promise<unknown>;
  readonly onClose: () => void;
  /** What is asked or said below the name. */
  readonly children?: ReactNode;
}

/** Asks what a template is called. */
export function NameDialog(props: NameDialogProps) {
  const { title, submit, first, onSubmit, onClose, children } = props;
  const texts = useTexts();
  return (
    <ConfirmDialog
      title={title}
      submit={submit}
      onSubmit={(value) => onSubmit(value('name').trim(), value)}
      onClose={onClose}
    >
      <Field label={texts.templates.name}>
        {(control) => (
          <input
            {...control}
            name="name"
            required
            maxLength={TEMPLATE_NAME_MAX}
            defaultValue={Array.from(first).slice(0, TEMPLATE_NAME_MAX).join('')}
          />
        )}
      </Field>
      {children}
    </ConfirmDialog>
  );
}
