import { useEffect, useLayoutEffect } from 'react';

import { noteListPlace, topOfList } from '../../data/list-place';
import { useHash } from '../../data/store';

/** Begins the list where it was left, and notes where it is from then on. */
export function useListPlace(): void {
  const hash = useHash();
  useLayoutEffect(() => {
    window.scrollTo(0, topOfList(location.hash));
    window.addEventListener('scroll', noteListPlace, { passive: true });
    return () => {
      window.removeEventListener('scroll', noteListPlace);
    };
  }, []);
  useEffect(noteListPlace, [hash]);
}
