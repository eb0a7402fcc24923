/** What the fields of a post's form have in common. */
import type { Post } from '../../api/types';

/** A post that is written in one language. */
export interface PostFormProps {
  readonly post: Post;
  /** What is wrong with which field. */
  readonly errors: Readonly<Record<string, string>>;
  /** Tag of the language that is written. */
  readonly language: string;
  readonly isReadOnly: boolean;
  /** The same function as long as the draft is the same. */
  readonly onChange: (fields: Partial<Post>) => void;
}
