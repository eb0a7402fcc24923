/** Finds the page of a path. */
import { NOT_FOUND, PAGES, POSITION_PATH, type PageId } from './pages';
import { matchPath } from './router';

/** The page at a path; the not-found page for every path that is not listed. */
export function matchPage(pathname: string): PageId {
  const page = PAGES.find(({ path }) => path === pathname);
  return page?.id ?? (isPosition(pathname) ? 'position' : NOT_FOUND);
}

function isPosition(pathname: string): boolean {
  return matchPath({ path: POSITION_PATH, caseSensitive: true, end: true }, pathname) !== null;
}
