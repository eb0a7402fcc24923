/** Positions whose id somebody changes while this page has them: what is open and what is kept of them goes on under the new one. */
import { ApiError } from '../api/error';
import { service } from '../api/service';
import { hashOf } from '../lib/route';
import { keptIds, moveKept } from './kept';
import { knowAs, knowPosition } from './queries';
import { Store } from './store';

/** A position that is shown at an address which it has no more. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** Who changed it; empty for who uses this page, and where that is not known. */
  readonly by: string;
}

/** The last move of what is shown, until the address has followed. */
export const move = new Store<Move | null>(null);

const listeners = new Set<(from: string, to: string) => void>();

/** Calls back when a position gets another id, before anything is shown under it. */
export function followMoves(listener: (from: string, to: string) => void): void {
  listeners.add(listener);
}

/** Names of screens, by the id of their position. */
const names = new Map<string, string>();
let named = 0;

/** A name for the screen of a position, which stays through its moves: so do the focus and what is being typed. */
export function screenOf(id: string): string {
  const known = names.get(id);
  if (known !== undefined) return known;
  named += 1;
  names.set(id, String(named));
  return String(named);
}

/** Lets all that this page has of a position follow it to another id. */
export async function carry({ from, to, by }: Move): Promise<void> {
  await moveKept(from, to);
  knowAs(from, to);
  for (const listener of listeners) listener(from, to);
  if (location.hash !== hashOf({ screen: 'position', id: from })) return;
  // One that was shown under the new id has a screen of its own, with the drafts that what was written is handed to.
  if (!names.has(to)) names.set(to, screenOf(from));
  move.set({ from, to, by });
}

/** Says that the address has followed. Another position may have the old id later. */
export function arrived({ from }: Move): void {
  names.delete(from);
  move.set(null);
}

/** Makes a call at a position, at its new id where somebody has changed it meanwhile. */
export async function following<T>(id: string, call: (id: string) => Promise<T>): Promise<T> {
  try {
    return await call(id);
  } catch (error) {
    const { code, to, by } = ApiError.of(error);
    if (code !== 'moved' || to === undefined) throw error;
    // What is shown changes its address and stays as it is.
    await service.position(to).then(knowPosition, () => undefined);
    await carry({ from: id, to, by });
    return await following(to, call);
  }
}

/** Finds where the positions are now of which this device keeps words of a user. */
export async function findKept(user: string): Promise<void> {
  for (const id of await keptIds(user)) {
    try {
      // One after the other: there is hardly ever one.
      await service.position(id);
    } catch (error) {
      const { code, to } = ApiError.of(error);
      if (code === 'moved' && to !== undefined) await moveKept(id, to);
    }
  }
}
