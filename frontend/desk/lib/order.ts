/**
 * Places in the order of the site. They are counted among the positions that visitors see; the others stand between those, at the
 * place that they take once visitors see them.
 */
import type { PositionSummary } from '../api/types';

/** The order as a whole, and which of it visitors see. */
export interface Places {
  readonly ids: readonly string[];
  readonly isSeen: (id: string) => boolean;
}

/** Where a position goes: directly before or after another one. */
export interface Beside {
  readonly other: string;
  readonly side: 'before' | 'after';
}

/** Whether visitors see a position in some language. */
export const isSeen = (position: PositionSummary | undefined): boolean =>
  Object.values(position?.locales ?? {}).some(({ isPublished }) => isPublished);

/** The place of each position, from 0. */
export function placesOf({ ids, isSeen: isCounted }: Places): Map<string, number> {
  const places = new Map<string, number>();
  let place = 0;
  for (const id of ids) {
    places.set(id, place);
    if (isCounted(id)) place += 1;
  }
  return places;
}

/** How many places there are for a position: its own, and those of the others that visitors see. */
export const countOfPlaces = ({ ids, isSeen: isCounted }: Places, id: string): number =>
  ids.filter((other) => other === id || isCounted(other)).length;

/** Where a position goes that is to be at a place, from 0; undefined where it is already. */
export function besideAt(places: Places, id: string, place: number): Beside | undefined {
  if (placesOf(places).get(id) === place) return undefined;
  const seen = places.ids.filter((other) => other !== id && places.isSeen(other));
  const next = seen[Math.max(0, place)];
  if (next !== undefined) return { other: next, side: 'before' };
  // It stands before what has come behind the last one and is not seen yet.
  const last = seen.at(-1);
  return last === undefined ? undefined : { other: last, side: 'after' };
}

/** Where a position goes by some steps: one that visitors see past others that they see, another one past any. */
export function besideBy({ ids, isSeen: isCounted }: Places, id: string, by: number): Beside {
  const passed = isCounted(id) ? ids.filter(isCounted) : ids;
  const at = Math.min(Math.max(passed.indexOf(id) + by, 0), passed.length - 1);
  return { other: passed[at] ?? id, side: by < 0 ? 'before' : 'after' };
}

/** The order with a position beside another one; the same ids in the same order where it is there already. */
export function movedBeside(ids: readonly string[], id: string, { other, side }: Beside): string[] {
  const others = ids.filter((each) => each !== id);
  const at = others.indexOf(other);
  if (at === -1) return [...ids];
  return others.toSpliced(side === 'before' ? at : at + 1, 0, id);
}
