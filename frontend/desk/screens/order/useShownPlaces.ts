/** Which positions of the order are shown: those on the site or the others, and of them those with the words of a search. */
import { useDeferredValue, useMemo, useState } from 'react';

import type { PositionSummary } from '../../api/types';
import { withWords } from '../../lib/filter';
import type { Ordered } from './useOrdered';

/** What is shown of the order, and how it is chosen. */
export interface ShownPlaces {
  readonly ids: readonly string[];
  /** Whether no title has the words, and these are similar. */
  readonly isSimilar: boolean;
  /** Whether these are the positions that visitors do not see. */
  readonly isDrafts: boolean;
  readonly showDrafts: (isShown: boolean) => void;
  readonly text: string;
  readonly search: (text: string) => void;
  /** How many of either kind have the words. */
  readonly counts: Readonly<Record<'onSite' | 'drafts', number>>;
  /** Whether there is something of either kind. */
  readonly isMixed: boolean;
}

/** Begins with the positions on the site, or with the others where there is none. */
export function useShownPlaces({ order, positions }: Ordered): ShownPlaces {
  const [text, search] = useState('');
  const seen = useMemo(() => positions.filter(({ id }) => order.isSeen(id)), [positions, order]);
  const others = useMemo(() => positions.filter(({ id }) => !order.isSeen(id)), [positions, order]);
  const isMixed = seen.length > 0 && others.length > 0;
  const [wanted, showDrafts] = useState(false);
  const isDrafts = isMixed ? wanted : seen.length === 0 && others.length > 0;
  // A letter that is typed does not wait for the rows.
  const words = useDeferredValue(text);
  const [onSite, drafts] = [useFound(seen, words), useFound(others, words)];
  const { positions: found, isSimilar } = isDrafts ? drafts : onSite;
  return {
    ids: useMemo(() => found.map(({ id }) => id), [found]),
    isSimilar,
    isDrafts,
    showDrafts,
    text,
    search,
    counts: { onSite: onSite.positions.length, drafts: drafts.positions.length },
    isMixed,
  };
}

const useFound = (positions: readonly PositionSummary[], text: string) =>
  useMemo(() => withWords(positions, text), [positions, text]);
