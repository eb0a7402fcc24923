import type { ReactNode } from 'react';

import { useTexts } from '../i18n/texts';
import { Button } from './Button';
import { Dialog } from './Dialog';
import { Form } from './Form';

export interface ConfirmDialogProps {
  readonly title: string;
  /** The word of the button that does it. */
  readonly submit: string;
  /** Does it; the dialog closes when it is done. */
  readonly onSubmit: (value: (name: string) => string) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done that cannot be taken back, or takes what it needs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, submit, onSubmit, onClose, children } = props;
  const texts = useTexts();
  return (
    <Dialog title={title} onClose={onClose} closeLabel={texts.app.close}>
      <Form
        onSubmit={async (value) => {
          await onSubmit(value);
          onClose();
        }}
      >
        {children}
        <Button type="submit" kind="main">
          {submit}
        </Button>
      </Form>
    </Dialog>
  );
}
