/** Two changes of one post that meet: what is merged by itself, and what is left to the writer. */
import type { Post } from '../api/types';
import { differencesOf, merge, valuesOf } from '../lib/merge';
import type { Group } from '../lib/merge';
import { textOfEntry } from './entry';
import type { Entry } from './entry';
import { mergePosts } from './merge-posts';

/**
 * How long the service may lack what is written, in milliseconds, for it to be merged by itself within a field: as long as a pause
 * after which the history begins another sitting. Later, two texts of one field have grown apart, and the writer sees both.
 */
export const APART_MS = 10 * 60_000;

/** What the service has in place of what this page began with. */
export interface Conflict {
  /** What both began with. */
  readonly base: Post;
  readonly theirs: Entry;
  /** The fields that both have changed, until the writer has chosen. */
  readonly groups: readonly Group[];
  /** Whether they are left to the writer because the service lacked the text for long. */
  readonly isApart: boolean;
}

/** What the writer may choose for a field. */
export type Choice = 'mine' | 'theirs' | 'both';

/** A text in which two changes have met. */
export interface Met {
  readonly post: Post;
  readonly conflict: Conflict | null;
}

/** Merges what somebody else has saved into what is written here, or says what the writer has to choose. */
export function meet(base: Post, mine: Post, theirs: Entry, isApart: boolean): Met {
  const other = textOfEntry(theirs);
  const { post, conflicts: groups } = mergedOf(base, mine, theirs, other, isApart);
  return { post, conflict: groups.length > 0 ? { base, theirs, groups, isApart } : null };
}

function mergedOf(base: Post, mine: Post, theirs: Entry, other: Post, isApart: boolean) {
  // A text that was taken away as a whole is not merged: the writer says what of mine is to come back.
  if (theirs.draft === null && theirs.published === null)
    return { post: mine, conflicts: differencesOf(mine, other) };
  return isApart ? merge(base, mine, other, () => null) : mergePosts(base, mine, other);
}

/** A field with both changes, where the writer may choose that: in a text that was apart for long, and whose changes do not meet. */
export function bothOf({ base, theirs, isApart }: Conflict, mine: Post, group: Group) {
  if (!isApart) return null;
  const { post, conflicts } = mergePosts(base, mine, textOfEntry(theirs));
  const isMerged = conflicts.every((each) => each.join(' ') !== group.join(' '));
  return isMerged ? valuesOf(group, post) : null;
}

/** What a writer has given up for theirs, with one text more: beside an earlier one of the same field that the service lacks. */
export function withGiven(
  all: readonly Partial<Post>[],
  given: Partial<Post>,
): readonly Partial<Post>[] {
  const last = all.at(-1) ?? {};
  const isOther = Object.keys(given).some((field) => field in last);
  return isOther ? [...all, given] : [...all.slice(0, -1), { ...last, ...given }];
}

/** A text with what was given up in it. */
export const withAllGiven = (post: Post, given: readonly Partial<Post>[]): Post =>
  given.reduce<Post>((all, each) => ({ ...all, ...each }), post);
