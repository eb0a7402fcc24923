import { useEffect, useMemo, useState } from 'react';

import { noteListPlace } from '../../data/list-place';
import { useHash } from '../../data/store';
import { hashOfView, viewOf } from '../../lib/list-view';
import type { ListView } from '../../lib/list-view';

/** How long after the last key a search is written into the address, in milliseconds: browsers limit how often that may change. */
const WRITE_DELAY_MS = 300;

/** Words that are typed and not in the address yet. */
interface Typed {
  readonly text: string;
  /** The address under which they were typed: another one makes them void. */
  readonly at: string;
}

/** What is shown of the list, and how to change it. */
export interface Viewing {
  readonly view: ListView;
  readonly change: (change: Partial<ListView>) => void;
  readonly search: (text: string) => void;
  /** Writes what is typed into the address now. */
  readonly settle: () => void;
}

/** Follows the view in the address, and writes it there in place of the last one: Back leaves the list, not a filter. */
export function useListView(): Viewing {
  const hash = useHash();
  const kept = useMemo(() => viewOf(hash), [hash]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isOpen = typed !== null && typed.at === hash && typed.text !== kept.text;
  const text = isOpen ? typed.text : kept.text;
  const view = useMemo(() => ({ ...kept, text }), [kept, text]);
  const change = (part: Partial<ListView>) => {
    // The address in place of the last one: the browser tells of it as of any other.
    location.replace(hashOfView({ ...view, ...part }));
    setTyped(null);
    noteListPlace();
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => {
      location.replace(hashOfView(view));
      // It must not come back with the address that it was typed at.
      setTyped(null);
    }, WRITE_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isOpen, view]);
  return {
    view,
    change,
    search: (words) => {
      setTyped({ text: words, at: location.hash });
    },
    settle: () => {
      if (isOpen) change({});
    },
  };
}
