/** Which page answers a path. */
import type { PageData } from '../contract';
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

/** HTTP status of a page: a closed position is gone for good. */
export function statusOf({ page, position }: Pick<PageData, 'page' | 'position'>): number {
  if (page === NOT_FOUND) return 404;
  return position?.post === null ? 410 : 200;
}
