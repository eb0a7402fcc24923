/** Finds the page of a path. */
import { NOT_FOUND, PAGES, POSITION_PATH, type PageId } from './pages';

/** What the path of a position's page begins with; its id follows. */
const POSITION_PREFIX = POSITION_PATH.slice(0, POSITION_PATH.indexOf(':'));

/** The page at a path; the not-found page for every path that is not listed. */
export function matchPage(pathname: string): PageId {
  const page = PAGES.find(({ path }) => path === pathname);
  return page?.id ?? (isPosition(pathname) ? 'position' : NOT_FOUND);
}

/** As the server decides it. The router's matching would add 700 bytes to every page's script. */
function isPosition(pathname: string): boolean {
  const id = pathname.slice(POSITION_PREFIX.length);
  return pathname.startsWith(POSITION_PREFIX) && id !== '' && !id.includes('/');
}
