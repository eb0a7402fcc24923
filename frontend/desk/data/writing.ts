/** Where the user of this page writes now, which others are told. */
import type { FieldName } from '../api/post-fields';
import { FIELDS } from '../api/post-fields';
import type { Post, PostLocale } from '../api/types';
import { Store } from './store';

/** How long after the last key somebody still writes, in milliseconds. */
const WRITING_MS = 5_000;

/** A place in a position. */
export interface Writing {
  readonly id: string;
  readonly locale: PostLocale;
  readonly field: FieldName | '';
}

/** The place; null while no one writes. */
export const writing = new Store<Writing | null>(null);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes that fields were changed. */
export function noteWriting(id: string, locale: PostLocale, fields: Partial<Post>): void {
  const field = FIELDS.find((each) => each in fields) ?? '';
  const last = writing.state();
  if (last?.id !== id || last.locale !== locale || last.field !== field)
    writing.set({ id, locale, field });
  clearTimeout(timer);
  timer = setTimeout(() => {
    writing.set(null);
  }, WRITING_MS);
}
