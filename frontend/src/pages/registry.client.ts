/** A chunk for each page, loaded with the page, and one for its rest. */
import { lazy } from 'react';

import type { PageComponent, PageParts, RestComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
import { componentIn, moduleOf } from './modules';

const PAGES = import.meta.glob<Readonly<Record<string, PageComponent>>>('./*/*Page.tsx');
const RESTS = import.meta.glob<Readonly<Record<string, RestComponent>>>('./*/*Rest.tsx');

const loadPage = async (page: PageId) =>
  componentIn(await PAGES[moduleOf(page, 'Page')]?.(), page, 'Page');

async function loadRest(page: PageId): Promise<RestComponent | undefined> {
  const load = RESTS[moduleOf(page, 'Rest')];
  return load && componentIn(await load(), page, 'Rest');
}

/** What the rest of the document's own page is rendered by: another component would begin anew when the language changes. */
const hydrated: Partial<Record<PageId, RestComponent>> = {};

/** Loads the components of a page, all of which a visitor who comes from another page sees at once. */
export async function loadParts(page: PageId): Promise<PageParts> {
  const [Page, Rest] = await Promise.all([loadPage(page), loadRest(page)]);
  return { Page, Rest: hydrated[page] ?? Rest };
}

/**
 * Loads the components of the document's own page, whose markup is there already. Its rest comes alive when its chunk is there. If
 * the chunk does not come, the rest stays as the server has rendered it.
 */
export async function loadFirstParts(page: PageId): Promise<PageParts> {
  if (!(moduleOf(page, 'Rest') in RESTS)) return loadParts(page);
  const coming = new Promise<{ default: RestComponent }>((resolve) => {
    void loadRest(page).then(
      (Rest) => {
        if (!Rest) return;
        hydrated[page] = Later;
        resolve({ default: Rest });
      },
      () => undefined,
    );
  });
  const Later = lazy(() => coming);
  return { Page: await loadPage(page), Rest: Later };
}
