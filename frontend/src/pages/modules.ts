/**
 * Where the components of each page are: `home/HomePage.tsx` exports `HomePage`, and `home/HomeRest.tsx` what the first screen
 * does not show, as `HomeRest`, if there is such a file. The server's manifest and the budgets know it too.
 */
import type { PageId } from '../routing/pages';

/** What a page is made of: its first screen with all around it, and the rest. */
export type Part = 'Page' | 'Rest';

const nameOf = (page: PageId, part: Part) =>
  `${page.charAt(0).toUpperCase()}${page.slice(1)}${part}`;

/** The path of a page's module from this folder. */
export const moduleOf = (page: PageId, part: Part): string => `./${page}/${nameOf(page, part)}.tsx`;

/** The component of a page in its module. */
export function componentIn<Component>(
  module: Readonly<Record<string, Component>> | undefined,
  page: PageId,
  part: Part,
): Component {
  const component = module?.[nameOf(page, part)];
  if (component === undefined)
    throw new Error(`${moduleOf(page, part)} has no ${nameOf(page, part)}`);
  return component;
}
