/** Search and filter of the list. */
import type { PositionState, PositionSummary } from '../api/types';

/** What the list is narrowed to. */
export interface Wanted {
  readonly text: string;
  readonly state: PositionState | null;
}

/** The positions that have the words in a title or the id, and the state in a language. */
export function filtered(
  positions: readonly PositionSummary[],
  { text, state }: Wanted,
): PositionSummary[] {
  const words = simple(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return positions.filter(({ id, locales }) => {
    const summaries = Object.values(locales);
    if (state !== null && !summaries.some((summary) => summary.state === state)) return false;
    const all = simple([id, ...summaries.map(({ title }) => title ?? '')].join(' '));
    return words.every((word) => all.includes(word));
  });
}

/** A text as it is searched: full and half width, large and small letters are alike. */
const simple = (text: string) => text.normalize('NFKC').toLowerCase();

/** The id that a title makes: the part of the address that people read; empty where no letter of it can be one. */
export const idOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/gu, '');
