/** What the list of positions is narrowed to and in which order it is. It is in the address, so that it can be sent and gone back to. */
import { STATES } from '../api/types';
import type { PositionState, Review } from '../api/types';
import { LANGUAGES } from '../i18n/languages';
import type { Language } from '../i18n/languages';
import { hashOf } from './route';

/** Orders of the list. */
export const SORTS = ['changed', 'title', 'closing', 'date'] as const;

/** An order of the list. */
type Sort = (typeof SORTS)[number];

/** Where reviews stand, in their order. */
const REVIEW_STATES = [
  'ready',
  'sentBack',
  'approved',
] as const satisfies readonly Review['state'][];

/**
 * A state that positions are looked for by: of a post or of a review, one with open comments, one that closes within the week, or one
 * that is late or has long been the same.
 */
export type WantedState = PositionState | Review['state'] | 'commented' | 'closingSoon' | 'stale';

/** What is shown of the list. */
export interface ListView {
  /** Words of titles or the id. */
  readonly text: string;
  readonly state: WantedState | '';
  /** The language that the state is in; in any where it is empty. */
  readonly language: Language | '';
  /** Who changed it last in a language. */
  readonly by: string;
  readonly sort: Sort;
}

/** The whole list. */
export const WHOLE: ListView = { text: '', state: '', language: '', by: '', sort: 'changed' };

/** All states that can be looked for, in the order of the menu. */
export const WANTED_STATES: readonly WantedState[] = [
  ...STATES,
  ...REVIEW_STATES,
  'commented',
  'closingSoon',
  'stale',
];

/** Reads the address of a list; what it does not know is not narrowed. */
export function viewOf(hash: string): ListView {
  const query = new URLSearchParams(hash.split('?').slice(1).join('?'));
  const value = (name: string) => query.get(name) ?? '';
  return {
    text: value('q'),
    state: WANTED_STATES.find((each) => each === value('state')) ?? '',
    language: LANGUAGES.find(({ code }) => code === value('language'))?.code ?? '',
    by: value('by'),
    sort: SORTS.find((each) => each === value('sort')) ?? WHOLE.sort,
  };
}

/** The address of a list. */
export function hashOfView({ text, state, language, by, sort }: ListView): string {
  const all = { q: text, state, language, by, sort: sort === WHOLE.sort ? '' : sort };
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''));
  const list = hashOf({ screen: 'list' });
  return query.size === 0 ? list : `${list}?${query.toString()}`;
}
