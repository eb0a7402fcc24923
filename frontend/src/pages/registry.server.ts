/** All pages at once: `renderToString` cannot wait for a chunk. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
import { componentIn, moduleOf } from './modules';

const MODULES = import.meta.glob<Readonly<Record<string, PageComponent>>>('./*/*Page.tsx', {
  eager: true,
});

/** The component of a page. */
export const componentOf = (page: PageId): PageComponent =>
  componentIn(MODULES[moduleOf(page)], page);
