import { useCallback, useMemo, useState } from 'react';

import type { PositionSummary } from '../../api/types';

/** The positions that are chosen to do something with at once. */
export interface Selection {
  /** Those of them that are shown: nothing is done with what no one sees. */
  readonly chosen: readonly PositionSummary[];
  readonly has: (id: string) => boolean;
  readonly toggle: (id: string) => void;
  /** Chooses all that are shown, or none where all are. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Keeps what is chosen of the positions that are shown. */
export function useSelection(shown: readonly PositionSummary[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids]);
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  return {
    chosen,
    has: (id) => ids.has(id),
    toggle,
    toggleAll: () => {
      setIds(chosen.length === shown.length ? new Set() : new Set(shown.map(({ id }) => id)));
    },
    clear: () => {
      setIds(new Set());
    },
  };
}
