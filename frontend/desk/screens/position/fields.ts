/** The fields of a post's form in the document: where the focus goes when something is wrong with one. */
import { FIELDS } from '../../api/post-fields';
import type { FieldName } from '../../api/post-fields';
import type { PostLocale } from '../../api/types';

/** The first of the named fields in the order of the form. */
export const firstOf = (named: readonly string[]): FieldName | undefined =>
  FIELDS.find((field) => named.includes(field));

/** Moves the focus to a field, where its form is shown. */
export function focusField(locale: PostLocale, field: FieldName): void {
  // A language has a field of its own, or the position has it once.
  const place = [`[data-own="${locale}"]`, `[data-locale="${locale}"]`, '[data-common]']
    .map((room) => document.querySelector(`${room} [data-field="${field}"]`))
    .find((found) => found !== null);
  const control = place?.querySelector<HTMLElement>(
    'input, select, textarea, [contenteditable="true"]',
  );
  // A folded group takes no focus.
  place?.closest('details')?.setAttribute('open', '');
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
