/** What a post lacks before it can be published: the title and the texts, as the service asks for them. */
import { HTML_FIELDS } from '../api/post-fields';
import type { Post, PostLocale } from '../api/types';

/** The fields without which a post is not published, in the order of the form. */
const NEEDED = ['title', ...HTML_FIELDS] as const;

/** A field without which a post is not published. */
export type NeededField = (typeof NEEDED)[number];

/** The fields that are still empty. */
export const missingOf = (post: Post): NeededField[] =>
  NEEDED.filter((field) => (post[field] ?? '').trim() === '');

/** What a language lacks. */
export interface Lack {
  readonly locale: PostLocale;
  readonly fields: readonly NeededField[];
}
