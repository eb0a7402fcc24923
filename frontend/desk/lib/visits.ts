/** Sums of visits. */
import type { PositionCounts } from '../api/types';

/** All of some numbers together. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** The sums of a position, by language. */
export interface PositionVisits {
  readonly id: string;
  readonly languages: readonly PositionCounts[];
}

/** The positions that were visited, the most seen one first, each with its languages in the order of the service. */
export function byPosition(counts: readonly PositionCounts[]): PositionVisits[] {
  const ids = [...new Set(counts.map(({ id }) => id))];
  const positions = ids.map((id) => ({ id, languages: counts.filter((each) => each.id === id) }));
  const seen = ({ languages }: PositionVisits) => sum(languages.flatMap(({ views }) => views));
  return positions.toSorted((a, b) => seen(b) - seen(a));
}
