/** One chunk for each page, loaded with the page. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
import { componentIn, moduleOf } from './modules';

const MODULES = import.meta.glob<Readonly<Record<string, PageComponent>>>('./*/*Page.tsx');

/** Loads the component of a page. */
export async function loadComponent(page: PageId): Promise<PageComponent> {
  return componentIn(await MODULES[moduleOf(page)]?.(), page);
}
