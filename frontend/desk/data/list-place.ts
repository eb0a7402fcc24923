/** Where the list of positions was left, so that a way back leads to what was seen: its filters, its order, its place. */
import { hashOf, routeOf } from '../lib/route';

/** The address of the list, and how far it was scrolled, in pixels. */
interface Place {
  readonly hash: string;
  readonly top: number;
}

const TOP: Place = { hash: hashOf({ screen: 'list' }), top: 0 };

let left: Place = TOP;

/** Notes where the list is, while it is what the page shows. */
export function noteListPlace(): void {
  const { hash } = location;
  if (routeOf(hash).screen !== 'list') return;
  left = { hash: hash === '' ? TOP.hash : hash, top: window.scrollY };
}

/** How far a list was scrolled when it was left; the top for another one. */
export const topOfList = (hash: string): number =>
  left.hash === (hash === '' ? TOP.hash : hash) ? left.top : 0;

/** The address of the list as it was left. */
export const listHash = (): string => left.hash;

/** Forgets it: the next list begins as a whole, at its top. */
export function forgetListPlace(): void {
  left = TOP;
}
