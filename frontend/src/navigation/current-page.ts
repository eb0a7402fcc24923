/** The page on the screen, which may lag behind the address bar while the next one loads. */
import { createContext, use } from 'react';

import type { LocaleCode } from '../routing/pages';
import type { Location } from '../routing/router';
import type { LoadedPage } from './page-loader';

export type PageLocation = Pick<Location, 'pathname' | 'search' | 'hash' | 'key' | 'state'>;

export interface CurrentPage extends LoadedPage {
  readonly location: PageLocation;
  /** Whether another page is loading. */
  readonly isLoading: boolean;
  /** Loads the page of the address again; null unless the browser was offline when it was to be loaded. */
  readonly retry: (() => void) | null;
  /** The language of links to other pages: the visitor's, in which the page on the screen may not exist. */
  readonly linkLocale: LocaleCode;
}

export const CurrentPageContext = createContext<CurrentPage | null>(null);

/** The page on the screen. Every component reads this and never the address bar. */
export function useCurrentPage(): CurrentPage {
  const page = use(CurrentPageContext);
  if (page === null) throw new Error('the page is used outside its provider');
  return page;
}

/** Options of one navigation, kept as the state of its history entry. */
export interface NavigationIntent {
  /** Keeps scroll position and focus, because only the language or the query changes. */
  readonly keepScroll?: boolean;
}

/** Whether a location keeps the scroll position. */
export function keepsScroll(location: PageLocation): boolean {
  return (location.state as NavigationIntent | null)?.keepScroll === true;
}
