import type { Position } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { localesOf } from '../../lib/title';
import { ConfirmDialog } from '../../ui/ConfirmDialog';

export interface DeleteDialogProps {
  readonly position: Position;
  readonly title: string;
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asks before a position is deleted, and names what leaves the site. */
export function DeleteDialog({ position, title, onSubmit, onClose }: DeleteDialogProps) {
  const texts = useTexts();
  const shown = localesOf(position).filter(([, { isPublished }]) => isPublished);
  const languages = new Intl.ListFormat(texts.tag).format(
    shown.map(([locale]) => texts.languages[locale]),
  );
  const isTemplate = position.template !== null;
  const asked = isTemplate ? texts.templates.deleteTitle : texts.delete.title;
  const unseen = isTemplate ? texts.templates.stay : texts.delete.draftsOnly;
  return (
    <ConfirmDialog
      title={fill(asked, { title })}
      submit={texts.post.delete}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <p>{shown.length === 0 ? unseen : fill(texts.delete.leaves, { languages })}</p>
      <p>{texts.delete.back}</p>
    </ConfirmDialog>
  );
}
