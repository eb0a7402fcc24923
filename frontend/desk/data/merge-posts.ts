/** How the desk merges two changes of one post: by field, and formatted texts word by word. */
import type { Post } from '../api/types';
import { mergeTexts } from '../editor/merge';
import { merge } from '../lib/merge';
import type { Merged } from '../lib/merge';

/** Merges `mine` and `theirs`, which both began with `base`; a text that both have changed at one place is left to people. */
export const mergePosts = (base: Post, mine: Post, theirs: Post): Merged =>
  merge(base, mine, theirs, (...texts) => {
    const merged = mergeTexts(...texts);
    return merged === null || merged.isTouching ? null : merged.html;
  });
