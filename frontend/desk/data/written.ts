/** What a page has written of a post, and what of it others have replaced. */
import { COMMON, FIELDS, lineOf } from '../api/post-fields';
import type { FieldName } from '../api/post-fields';
import type { Post } from '../api/types';
import { textOf } from '../editor/html';
import { partnersOf } from '../editor/partners';
import { wordsOfText } from '../editor/words';
import { canonical } from '../lib/merge';

/** The part of the words that somebody has put into a field up to which the field counts as replaced when no more is left. */
const LEFT = 0.25;

/** What others have put in place of what was written here. */
export interface Replaced {
  readonly fields: readonly FieldName[];
  /** The text with what was written here. */
  readonly mine: Post;
  readonly by: string;
  readonly at: string;
}

/** What others have replaced last, with what the writer has not seen yet of what they had replaced before. */
export const withEarlier = (before: Replaced | null, last: Replaced): Replaced => ({
  ...last,
  fields: [...new Set([...(before?.fields ?? []), ...last.fields])],
  mine: { ...before?.mine, ...last.mine },
});

/** A field that was written here: its text before, and with it. */
interface Wrote {
  readonly before: string;
  readonly after: string;
  readonly post: Post;
}

const lineIn = (post: Post, field: FieldName) => lineOf(post, field, textOf);

/** The fields that were written in a page, as long as it is open. */
export class Written {
  readonly #fields = new Map<FieldName, Wrote>();

  /** Notes what the service has taken of this page. */
  note(before: Post, after: Post): void {
    for (const field of FIELDS) {
      if (canonical(before[field]) === canonical(after[field])) continue;
      const [old, now] = [lineIn(before, field), lineIn(after, field)];
      const known = this.#fields.get(field);
      // What is written without another in between is one change.
      const first = known?.after === old ? known.before : old;
      this.#fields.set(field, { before: first, after: now, post: after });
    }
  }

  /** Forgets what was written in some fields. */
  forget(fields: readonly string[]): void {
    for (const field of FIELDS) if (fields.includes(field)) this.#fields.delete(field);
  }

  /** The fields that somebody else has replaced in a text, with what was written; they are told of once. */
  replacedIn(post: Post): Pick<Replaced, 'fields' | 'mine'> | null {
    const replaced = [...this.#fields].filter(([field, wrote]) =>
      isReplaced(field, wrote, lineIn(post, field)),
    );
    if (replaced.length === 0) return null;
    const fields = replaced.map(([field]) => field);
    this.forget(fields);
    const mine = Object.fromEntries(
      replaced.map(([field, wrote]) => [field, wrote.post[field] ?? null]),
    );
    return { fields, mine };
  }
}

/** Whether of the words that were put into a field too few are left. Values such as days are replaced as a whole. */
function isReplaced(field: FieldName, { before, after }: Wrote, now: string): boolean {
  if (now === after) return false;
  if (COMMON.some((each) => each === field)) return true;
  const words = wordsOfText(after);
  const old = partnersOf(words, wordsOfText(before));
  const put = words.map((word, at) => /[\p{L}\p{N}]/u.test(word) && (old?.[at] ?? -1) === -1);
  const count = put.filter(Boolean).length;
  if (count === 0) return false;
  const kept = partnersOf(words, wordsOfText(now));
  const left = put.filter((isPut, at) => isPut && (kept?.[at] ?? -1) !== -1).length;
  return left <= count * LEFT;
}
