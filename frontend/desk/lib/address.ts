/** The part of a position's address that people read: its id. */
import { romanise } from './romanise';

/** What an id may be, as the service has it. */
export const ID_PATTERN = '[a-z0-9]+(-[a-z0-9]+)*';

/** Longest id, as the service has it. */
export const ID_MAX = 80;

/** What is left of an id that is made of a title, so that endings have room. */
const MADE_MAX = 60;

/** An id that is made of a title. */
export interface Proposal {
  /** Empty where no letter can be read. */
  readonly id: string;
  /** Whether all letters of the title are in it. */
  readonly isWhole: boolean;
}

/** The id that a title makes. Chinese characters have no reading by rule and are left out. */
export function proposalOf(title: string): Proposal {
  const latin = romanise(title).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const id = latin
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, MADE_MAX)
    .replaceAll(/^-+|-+$/gu, '');
  return { id, isWhole: id !== '' && !/[^a-z0-9\P{L}]/u.test(latin) };
}

/** The id that the titles of a position make, in the order of their languages: the first that can be read as a whole. */
export function proposalOfAll(titles: readonly (string | null)[]): Proposal {
  const all = titles.map((title) => proposalOf(title ?? ''));
  return (
    all.find(({ isWhole }) => isWhole) ??
    all.find(({ id }) => id !== '') ?? { id: '', isWhole: false }
  );
}

/** Whether an id says nothing to people. */
export const isRandom = (id: string): boolean =>
  /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/u.test(id);
