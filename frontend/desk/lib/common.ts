/**
 * Details that a position has once. Each language keeps its own copy of them, as every reader of the posts expects, so what they
 * have in common is read from the copies: the value that most languages have. A language with another one has a value of its own.
 */
import { COMMON } from '../api/post-fields';
import type { CommonField } from '../api/post-fields';
import type { Post, PostLocale } from '../api/types';
import { canonical } from './merge';
import type { Removed } from './removed';

/** What a detail may be. */
export type Value = Post[CommonField];

/** The posts of a position that are begun, in the order of the languages. */
export type Posts = readonly (readonly [PostLocale, Post])[];

/** Languages to which somebody gave a value of their own, as {@link pinOf} names them: it stays so while it is like the others. */
export type Pins = ReadonlySet<string>;

/** Names a field of a language. */
export const pinOf = (field: CommonField, locale: PostLocale): string => `${field} ${locale}`;

/** A detail of a position. */
export interface Common {
  readonly field: CommonField;
  readonly value: Value;
  /** The languages that have this value. */
  readonly shared: readonly PostLocale[];
  /** The languages that have another one. */
  readonly own: readonly { readonly locale: PostLocale; readonly value: Value }[];
}

/** What country a place is in where no language says it. */
const COUNTRY = 'JP';

/** Whether a language may have a detail: a country means nothing without its place. */
const mayHave = (field: CommonField, post: Post) =>
  field !== 'placeCountry' || canonical(post.place) !== '';

/** What is compared. The words of a pay are each language's own, so that all of them are one value. */
const compared = (field: CommonField, post: Post) =>
  field === 'pay' && typeof post.pay === 'string' ? 'words' : canonical(post[field]);

/** The value that most of some posts have; of as many, the first. */
function mostOf(field: CommonField, posts: Posts): string {
  const counts = new Map<string, number>();
  for (const [, post] of posts) {
    const value = compared(field, post);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? '';
}

/** What the languages have in common in a field. */
export function commonOf(field: CommonField, posts: Posts, pins: Pins): Common {
  const all = posts.filter(([, post]) => mayHave(field, post));
  const free = all.filter(([locale]) => !pins.has(pinOf(field, locale)));
  const voters = free.length === 0 ? all : free;
  const value = mostOf(field, voters);
  const isShared = (post: Post) => compared(field, post) === value;
  const sharing = voters.filter(([, post]) => isShared(post));
  const shared = sharing.map(([locale]) => locale);
  const others = all.filter(([locale]) => !shared.includes(locale));
  return {
    field,
    value: sharing[0]?.[1][field] ?? null,
    shared,
    own: others.map(([locale, post]) => ({ locale, value: post[field] ?? null })),
  };
}

/** The fields of a post in which a detail has a value. What this page removed before comes back with its kind. */
export function fieldsOf(
  field: CommonField,
  value: Value,
  post: Post,
  removed: Removed,
): Partial<Post> {
  // Words that a language has stay, or come back; others begin empty.
  if (field === 'pay' && typeof value === 'string') {
    const words = [post.pay, removed.pay].find((pay) => typeof pay === 'string');
    return { pay: words ?? '' };
  }
  const rest = field === 'remote' ? remoteFromAt(value, post, removed) : {};
  return { [field]: value === '' && field !== 'date' ? null : value, ...rest };
}

/** Countries say from where work that is only remote is done. */
function remoteFromAt(remote: Value, post: Post, removed: Removed): Partial<Post> {
  if (remote !== 'FULL') return { remoteFrom: null };
  const isBack = post.remote !== 'FULL' && canonical(post.remoteFrom) === '';
  return isBack && removed.remoteFrom ? { remoteFrom: removed.remoteFrom } : {};
}

/** What is written of a language: a place gets its last country or that of the position with it, and loses it with the place. */
export function withCountry(
  fields: Partial<Post>,
  post: Post,
  posts: Posts,
  removed: Removed,
): Partial<Post> {
  if (!('place' in fields)) return fields;
  if (canonical(fields.place) === '') return { ...fields, placeCountry: null };
  const { value } = commonOf('placeCountry', posts, new Set());
  const country =
    post.placeCountry ?? removed.placeCountry ?? (typeof value === 'string' ? value : null);
  return { ...fields, placeCountry: country ?? COUNTRY };
}

/** What a language begins with: the details of the position, and its day where it has one. */
export function beginningOf(posts: Posts, date: string | null): Partial<Post> {
  const said = COMMON.map((field) => commonOf(field, posts, new Set())).filter(
    ({ field, value }) =>
      canonical(value) !== '' &&
      field !== 'placeCountry' &&
      !(field === 'pay' && typeof value === 'string'),
  );
  const day = date === null ? {} : { date };
  return { ...day, ...Object.fromEntries(said.map(({ field, value }) => [field, value])) };
}
