/** What Japan's Employment Security Act has a company say of a position, and a post does not. */
import { CONDITIONS } from '../api/post-fields';
import type { Post, PostLocale } from '../api/types';

/** Its fields: fixed overtime only concerns those who pay it. */
const ASKED = ['place', 'pay', ...CONDITIONS.filter((name) => name !== 'fixedOvertime')] as const;

/** A field that the act asks for. */
export type AskedField = (typeof ASKED)[number];

/** Whether it concerns a text: one in Japanese, or for work in Japan in whatever language. */
export const isOfJapan = (locale: PostLocale, post: Post): boolean =>
  locale === 'jp' || post.placeCountry === 'JP' || (post.remoteFrom ?? []).includes('JP');

/** The fields that are still empty, in the order of the form. */
export const unsaidOf = (post: Post): AskedField[] =>
  ASKED.filter((field) => {
    const value = post[field];
    return value === undefined || value === null || (typeof value === 'string' && !value.trim());
  });
