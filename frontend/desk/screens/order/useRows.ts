import { startTransition, useEffect, useMemo, useState } from 'react';

/** Rows that are there at once, more than a window shows. */
const FIRST = 40;

/** The rows of a long list: the first ones at once, the others as soon as those are seen, without keeping anybody waiting. */
export function useRows(ids: readonly string[]): readonly string[] {
  const [isWhole, setIsWhole] = useState(ids.length <= FIRST);
  useEffect(() => {
    startTransition(() => {
      setIsWhole(true);
    });
  }, []);
  return useMemo(() => (isWhole ? ids : ids.slice(0, FIRST)), [ids, isWhole]);
}
