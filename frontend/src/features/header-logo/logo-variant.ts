/** Which of its three logos the header shows. */
import { traitsOf, type PageId } from '../../routing/pages';

export type LogoVariant = 'name' | 'mark' | 'game';

/** The scroll position; all lengths in CSS pixels. */
export interface Position {
  readonly scrolled: number;
  /** Height of the window. */
  readonly window: number;
  /** Edges of the games section relative to the window, where the page has one. */
  readonly games: { readonly top: number; readonly bottom: number } | null;
}

/** The logo of a page before any scrolling; the server renders it. Pages of the game have its logo at every scroll position. */
export function initialVariant(page: PageId): LogoVariant {
  return traitsOf(page).brand === 'game' ? 'game' : 'name';
}

/** The logo at a position: the name on the first screen, the game's over its section, the mark elsewhere. */
export function variantAt(page: PageId, { scrolled, window, games }: Position): LogoVariant {
  if (initialVariant(page) === 'game') return 'game';
  const middle = window / 2;
  if (games !== null && games.top < middle && games.bottom > middle) return 'game';
  return scrolled < middle ? 'name' : 'mark';
}
