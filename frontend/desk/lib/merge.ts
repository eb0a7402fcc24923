/** Merges two changes of one post, field by field and within formatted texts: where both changes meet, people decide. */
import { HTML_FIELDS } from '../api/post-fields';
import type { Post } from '../api/types';

/** Fields that say something only together. */
const TOGETHER: readonly (readonly string[])[] = [
  ['place', 'placeCountry'],
  ['remote', 'remoteFrom'],
];

/** Fields that are decided on as one. */
export type Group = readonly string[];

/** A merge. */
export interface Merged {
  /** The text, with mine where both differ. */
  readonly post: Post;
  /** What both have changed, and differently. */
  readonly conflicts: readonly Group[];
}

type Fields = Readonly<Record<string, unknown>>;

/** Merges two changes of a formatted text. @returns null where people have to say what is meant */
export type MergeText = (base: string, mine: string, theirs: string) => string | null;

/** A value as a text that is the same for what means the same; empty for nothing. */
export function canonical(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (Array.isArray(value)) return value.length === 0 ? '' : JSON.stringify(value);
  if (typeof value !== 'object') return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const isSameIn = (group: Group, one: Fields, other: Fields) =>
  group.every((field) => canonical(one[field]) === canonical(other[field]));

/** Every field that one of the texts has, in groups. */
function groupsOf(...texts: readonly Fields[]): Group[] {
  const fields = new Set(texts.flatMap((text) => Object.keys(text)));
  const together = TOGETHER.filter((group) => group.some((field) => fields.has(field)));
  const alone = [...fields].filter((field) => !together.flat().includes(field));
  return [...together, ...alone.map((field) => [field])];
}

/** The values of some fields; what a text does not have is empty. */
export const valuesOf = (group: Group, text: Post): Partial<Post> =>
  Object.fromEntries(group.map((field) => [field, (text as Fields)[field] ?? null]));

/** Whether two texts say the same. */
export const isSame = (one: Post, other: Post): boolean =>
  groupsOf(one, other).every((group) => isSameIn(group, one, other));

/** A field that both have changed, as a text with both changes; null where it is no formatted text or they meet in it. */
function inText(group: Group, texts: readonly Post[], mergeText: MergeText): Partial<Post> | null {
  const field = HTML_FIELDS.find((html) => group.includes(html));
  if (field === undefined) return null;
  const [base = '', mine = '', theirs = ''] = texts.map((text) => text[field] ?? '');
  const merged = mergeText(base, mine, theirs);
  return merged === null ? null : { [field]: merged };
}

/** Merges `mine` and `theirs`, which both began with `base`: by field, and what both have changed in a formatted text within it. */
export function merge(base: Post, mine: Post, theirs: Post, mergeText: MergeText): Merged {
  const groups = groupsOf(base, mine, theirs);
  const isMineOnly = (group: Group) => isSameIn(group, base, theirs);
  const others = groups.filter((group) => !isMineOnly(group) && !isSameIn(group, mine, theirs));
  const both = others.filter((group) => !isSameIn(group, base, mine));
  const taken = others.filter((group) => !both.includes(group));
  let post = { ...mine, ...valuesOf(taken.flat(), theirs) };
  const conflicts: Group[] = [];
  for (const group of both) {
    const merged = inText(group, [base, mine, theirs], mergeText);
    if (merged === null) conflicts.push(group);
    else post = { ...post, ...merged };
  }
  return { post, conflicts };
}

/** What two texts say differently, where nothing is known of the one that both began with. */
export const differencesOf = (mine: Post, theirs: Post): Group[] =>
  groupsOf(mine, theirs).filter((group) => !isSameIn(group, mine, theirs));
