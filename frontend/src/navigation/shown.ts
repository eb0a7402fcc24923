/** What is shown, which may lag behind the address bar while a page loads. */
import { createContext, use } from 'react';

import type { Location } from '../routing/router';
import type { LoadedPage } from './page-loader';

export type ShownLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'key' | 'state'>;

export interface Shown extends LoadedPage {
  readonly location: ShownLocation;
  /** Whether another page is on its way. */
  readonly isLoading: boolean;
}

export const ShownContext = createContext<Shown | null>(null);

/** What is shown now; everything in the tree reads this and never the address bar. */
export function useShown(): Shown {
  const shown = use(ShownContext);
  if (shown === null) throw new Error('the shown page is used outside its provider');
  return shown;
}

/** How a navigation wants to be treated; travels as the state of its history entry. */
export interface NavigationIntent {
  /** Leaves scroll position and focus where they are: only the language or the query changes. */
  readonly keepScroll?: boolean;
}

/** Whether a location asks to leave the scroll position alone. */
export function keepsScroll(location: ShownLocation): boolean {
  return (location.state as NavigationIntent | null)?.keepScroll === true;
}
