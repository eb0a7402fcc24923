/** What the page knows of visits. It is asked for anew whenever it is shown, and while it is. */
import { useQuery } from '@tanstack/react-query';

import { countsService } from '../api/counts';
import { queryClient } from './queries';

/** How often visits are asked for again, in milliseconds: servers write them every five seconds. */
const COUNTS_MS = 10_000;

const KEY = ['counts'];

/** The visits of the last days. */
export const useCounts = () =>
  useQuery({
    queryKey: KEY,
    queryFn: () => countsService.counts(),
    staleTime: 0,
    refetchInterval: COUNTS_MS,
  });

/** Begins to count visits or ends it. */
export async function setCounting(isOn: boolean): Promise<void> {
  await countsService.setCounting(isOn);
  await queryClient.invalidateQueries({ queryKey: KEY });
}
