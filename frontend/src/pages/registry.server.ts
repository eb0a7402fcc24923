/** All pages at once: `renderToString` cannot wait for a chunk. */
import type { PageComponent, PageParts, RestComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
import { componentIn, moduleOf } from './modules';

const PAGES = import.meta.glob<Readonly<Record<string, PageComponent>>>('./*/*Page.tsx', {
  eager: true,
});
const RESTS = import.meta.glob<Readonly<Record<string, RestComponent>>>('./*/*Rest.tsx', {
  eager: true,
});

/** The components of a page. */
export function partsOf(page: PageId): PageParts {
  const rest = RESTS[moduleOf(page, 'Rest')];
  return {
    Page: componentIn(PAGES[moduleOf(page, 'Page')], page, 'Page'),
    Rest: rest && componentIn(rest, page, 'Rest'),
  };
}
