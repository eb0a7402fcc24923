/** Where the component of each page is: `home/HomePage.tsx` exports `HomePage`. The server's manifest and the budgets know it too. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';

const nameOf = (page: PageId) => `${page.charAt(0).toUpperCase()}${page.slice(1)}Page`;

/** The path of a page's module from this folder. */
export const moduleOf = (page: PageId): string => `./${page}/${nameOf(page)}.tsx`;

/** The component of a page in its module. */
export function componentIn(
  module: Readonly<Record<string, PageComponent>> | undefined,
  page: PageId,
): PageComponent {
  const component = module?.[nameOf(page)];
  if (component === undefined) throw new Error(`${moduleOf(page)} has no ${nameOf(page)}`);
  return component;
}
