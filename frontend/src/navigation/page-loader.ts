/** Loads a page: its data from the server and its component from a chunk. */
import type { ComponentType } from 'react';

import type { PageData } from '../contract/contract';
import type { LocaleCode, PageId } from '../routing/pages';
import { dataPath } from '../routing/paths';
import { matchPage } from '../routing/routes';

/** A page's component: it takes its data from the context. */
export type PageComponent = ComponentType;

/** A page that can be rendered at once. */
export interface LoadedPage {
  readonly data: PageData;
  readonly Page: PageComponent;
}

export interface PageLoader {
  /** Loads the page at a path; rejects when the server or the network fails, or when `signal` is aborted. */
  load(pathname: string, locale: LocaleCode, signal: AbortSignal): Promise<LoadedPage>;
  /** Empties the cache, so that the next load sends a request. */
  clear(): void;
}

/** Cache entries: every page in every language and a dozen positions, more than one visitor opens. */
const CACHED_PAGES = 30;

/**
 * Creates a loader with its own cache.
 *
 * @param fetchPage sends the request; `window.fetch` in the browser
 * @param components load the chunks of the pages
 */
export function createPageLoader(
  fetchPage: typeof fetch,
  components: Readonly<Record<PageId, () => Promise<PageComponent>>>,
): PageLoader {
  const cache = new Map<string, PageData>();

  async function loadData(
    pathname: string,
    locale: LocaleCode,
    signal: AbortSignal,
  ): Promise<PageData> {
    const page = matchPage(pathname);
    const path = dataPath(pathname, locale);
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const response = await fetchPage(path, { signal, headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`${path} responded with ${String(response.status)}`);
    const data = (await response.json()) as PageData;
    if (data.page !== page) throw new Error(`${path} returned the page ${data.page}`);
    const oldest = cache.keys().next();
    if (cache.size >= CACHED_PAGES && oldest.done !== true) cache.delete(oldest.value);
    cache.set(path, data);
    return data;
  }

  return {
    async load(pathname, locale, signal) {
      const component = components[matchPage(pathname)];
      const [data, Page] = await Promise.all([loadData(pathname, locale, signal), component()]);
      signal.throwIfAborted();
      return { data, Page };
    },
    clear() {
      cache.clear();
    },
  };
}

/** The loader of the server, and of tests that stay on one page. */
export const NO_LOADER: PageLoader = {
  load: () => Promise.reject(new Error('no page can be loaded here')),
  clear: () => undefined,
};
