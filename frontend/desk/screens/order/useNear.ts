/** Which rows of a long list are near the window. The others have their titles only, so that a long list is soon there. */
import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Rows at the beginning that are near until something else is known of them. */
const FIRST = 20;

/** How far above and below the window a row is near, in parts of its height. */
const MARGIN = '100% 0px';

/** What is known of rows by their ids. */
type Known = ReadonlyMap<string, boolean>;

/** Follows which rows with `data-id` are near. A row with the focus stays near, so that the focus is not lost. */
export function useNear(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
): (id: string, index: number) => boolean {
  const [known, setKnown] = useState<Known>(new Map());
  useLayoutEffect(() => {
    if (list.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        setKnown((before) => learned(before, entries));
      },
      { rootMargin: MARGIN },
    );
    for (const row of list.current.children) observer.observe(row);
    return () => {
      observer.disconnect();
    };
  }, [list, ids]);
  return (id, index) => known.get(id) ?? index < FIRST;
}

/** What is known after some rows came or went. */
function learned(before: Known, entries: readonly IntersectionObserverEntry[]): Known {
  const now = new Map(before);
  for (const { target, isIntersecting } of entries)
    now.set(
      target.getAttribute('data-id') ?? '',
      isIntersecting || target.contains(document.activeElement),
    );
  return now;
}
