/** Which page answers a path. */
import { NOT_FOUND, PAGES, type PageId } from './pages';
import { matchPath } from './router';

/** The page at a path; the not-found page for every path that is not listed. */
export function matchPage(pathname: string): PageId {
  const match = PAGES.find(
    (page) => matchPath({ path: page.path, caseSensitive: true, end: true }, pathname) !== null,
  );
  return match?.id ?? NOT_FOUND;
}

/** HTTP status of a page. */
export function statusOf(page: PageId): number {
  return page === NOT_FOUND ? 404 : 200;
}
