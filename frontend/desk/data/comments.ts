/** What the page knows of the comments on a position. */
import { useQuery } from '@tanstack/react-query';

import { getComments } from '../api/comments';
import type { Comments } from '../api/comments';
import { queryClient } from './queries';

const keyOf = (id: string) => ['comments', id];

/** The comments on a position. Who has it open is told when there is a new one. */
export const useComments = (id: string) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => getComments(id) });

/** Gets the comments on a position if this page has none yet. */
export const loadComments = (id: string): Promise<Comments> =>
  queryClient.query({
    queryKey: keyOf(id),
    queryFn: () => getComments(id),
    staleTime: 'static',
  });

/** Takes the comments as a call has given them. */
export async function knowComments(id: string, comments: Comments): Promise<void> {
  const queryKey = keyOf(id);
  // A response that is on its way may be older.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<Comments>(queryKey, comments);
}

/** The revision of the comments that this page knows; undefined before it has any. */
export const knownComments = (id: string): number | undefined =>
  queryClient.getQueryData<Comments>(keyOf(id))?.revision;

/** Asks again for the comments on a position. */
export const renewComments = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(id) });
