/** What the fields of a post's form have in common. */
import { HTML_FIELDS } from '../../api/post-fields';
import type { Post } from '../../api/types';

/** A post that is written in one language. */
export interface PostFormProps {
  readonly post: Post;
  /** What is wrong with which field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Tag of the language that is written. */
  readonly language: string;
  readonly isReadOnly: boolean;
  /** The same function as long as the draft is the same. `isShown`: the page shows the change already. */
  readonly onChange: (fields: Partial<Post>, isShown?: boolean) => void;
}

/** The fields of a post that are not formatted texts. */
const namesBesideTexts = (post: Post) =>
  (Object.keys(post) as (keyof Post)[]).filter(
    (name) => !HTML_FIELDS.some((html) => html === name),
  );

/** Whether what a form shows beside its formatted texts is the same: a key in such a text does not concern it. */
export const isSameBesideTexts = (before: PostFormProps, now: PostFormProps): boolean =>
  before.errors === now.errors &&
  before.language === now.language &&
  before.isReadOnly === now.isReadOnly &&
  before.onChange === now.onChange &&
  namesBesideTexts({ ...before.post, ...now.post }).every(
    (name) => before.post[name] === now.post[name],
  );
