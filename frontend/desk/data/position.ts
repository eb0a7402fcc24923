/** The position that is shown. */
import { useQuery } from '@tanstack/react-query';

import { service } from '../api/service';
import { following } from './moves';
import { FRESH_MS, LIST_MS } from './queries';

/** A position with its texts, wherever it is now. */
export const usePosition = (id: string) =>
  useQuery({
    queryKey: ['position', id],
    queryFn: () => following(id, service.position),
    refetchInterval: LIST_MS,
    // Another position may have an old id by the next time that it is opened.
    staleTime: ({ state: { data } }) => (data?.id === id ? FRESH_MS : 0),
  });
