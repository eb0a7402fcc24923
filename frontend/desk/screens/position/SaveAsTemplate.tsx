import { useState } from 'react';

import { addTemplate } from '../../api/templates';
import { drafts } from '../../data/drafts';
import { refresh } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { NameDialog } from '../../ui/NameDialog';
import { notify } from '../../ui/Notices';
import { call, unsaved } from './change';

export interface SaveAsTemplateProps {
  readonly id: string;
  /** What the position is called, which the template is called first. */
  readonly title: string;
}

/** Makes a template of a position as it is written now. */
export function SaveAsTemplate({ id, title }: SaveAsTemplateProps) {
  const texts = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const save = async (name: string) => {
    if (!(await drafts.save(id))) throw unsaved();
    await call(() => addTemplate({ name, copyOf: id }));
    await refresh();
    notify(fill(texts.templates.saved, { name }));
  };
  return (
    <>
      <Button
        icon="template"
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {texts.templates.save}
      </Button>
      {isAsked && (
        <NameDialog
          title={texts.templates.saveTitle}
          submit={texts.templates.submit}
          first={title}
          onSubmit={save}
          onClose={() => {
            setIsAsked(false);
          }}
        >
          <p>{texts.templates.saveHint}</p>
        </NameDialog>
      )}
    </>
  );
}
