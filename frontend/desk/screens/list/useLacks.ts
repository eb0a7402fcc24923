import { useQuery } from '@tanstack/react-query';

import { service } from '../../api/service';
import type { PositionSummary } from '../../api/types';
import { drafts } from '../../data/drafts';
import type { BulkStep } from '../../lib/bulk';
import { missingOf } from '../../lib/missing';
import type { Lack } from '../../lib/missing';

/** A position that cannot be published as it is. */
interface Lacking {
  readonly position: PositionSummary;
  readonly lacks: readonly Lack[];
}

/** What one of several positions lacks in the languages that are to be published. */
async function lacksOf({ position, locales }: BulkStep): Promise<Lack[]> {
  const { locales: posts } = await service.position(position.id);
  const lacks = locales.map((locale) => ({
    locale,
    fields: missingOf(posts[locale]?.draft ?? {}),
  }));
  return lacks.filter(({ fields }) => fields.length > 0);
}

/** Those of several positions that cannot be published as they are. The list has no texts, so each is asked for. */
export const useLacks = (steps: readonly BulkStep[]) =>
  useQuery({
    queryKey: ['lacks', ...steps.map(({ position, locales }) => [position.id, ...locales])],
    queryFn: async ({ signal }) => {
      await drafts.saveAll();
      const lacking: Lacking[] = [];
      for (const step of steps) {
        // One after the other: the service counts who asks for much at once.
        const lacks = signal.aborted ? [] : await lacksOf(step);
        if (lacks.length > 0) lacking.push({ position: step.position, lacks });
      }
      return lacking;
    },
    staleTime: 0,
    gcTime: 0,
  });
