/** Loads a page: its data from the server and its component from a chunk. */
import type { ComponentType, ReactNode } from 'react';

import type { PageData } from '../contract/contract';
import type { LocaleCode, PageId } from '../routing/pages';
import { dataPath } from '../routing/paths';
import { matchPage } from '../routing/routes';

export interface PageProps {
  /** What is below the first screen; nothing where all of a page is one chunk. */
  readonly rest: ReactNode;
}

/** A page's component: it takes its data from the context. */
export type PageComponent = ComponentType<PageProps> & {
  /** By the code of a language that the page does not exist in: what the list of languages says of that, in this language. */
  readonly absent?: Readonly<Record<string, string>>;
};

/** The component of what is below the first screen of a page. */
export type RestComponent = ComponentType;

/** What a page is rendered by. */
export interface PageParts {
  readonly Page: PageComponent;
  /** On the document's own page it may still be loading. */
  readonly Rest: RestComponent | undefined;
}

/** A page that can be rendered at once. */
export interface LoadedPage extends PageParts {
  readonly data: PageData;
}

export interface PageLoader {
  /** Loads the page at a path; rejects when the server or the network fails, or when `signal` is aborted. */
  load(pathname: string, locale: LocaleCode, signal: AbortSignal): Promise<LoadedPage>;
  /**
   * The data of a page as it is now, or `data` itself when it has not changed. Texts stay those of `data`, because they
   * belong to the build whose code runs here; the posts are new. Rejects like `load`, with {@link MissingPageError} when
   * the page does not exist any more.
   */
  refresh(data: PageData, signal: AbortSignal): Promise<PageData>;
  /** Empties the cache, so that the next load sends a request. */
  clear(): void;
}

/** The server says that there is no page at a path. */
export class MissingPageError extends Error {}

/** Whether a page shows posts, which change while the server runs. */
export function hasPosts({ recruit, position }: PageData): boolean {
  return recruit !== undefined || position !== undefined;
}

/** Status of a position that is closed for good. Its data is complete and says so. */
const GONE = 410;

/**
 * Creates a loader with its own cache. It holds pages without posts; of the others the server is asked each time, and
 * says by the ETag that the browser's copy is still good.
 *
 * @param fetchPage sends the request; `window.fetch` in the browser
 * @param loadParts loads the chunks of a page
 */
export function createPageLoader(
  fetchPage: typeof fetch,
  loadParts: (page: PageId) => Promise<PageParts>,
): PageLoader {
  const cache = new Map<string, PageData>();

  async function request(
    pathname: string,
    locale: LocaleCode,
    signal: AbortSignal,
  ): Promise<PageData> {
    const page = matchPage(pathname);
    const path = dataPath(pathname, locale);
    // The browser sends the ETag of its copy, however fresh it takes the copy for.
    const response = await fetchPage(path, { signal, cache: 'no-cache' });
    const problem = `${path} responded with ${String(response.status)}`;
    if (response.status === 404) throw new MissingPageError(problem);
    if (!response.ok && response.status !== GONE) throw new Error(problem);
    const data = (await response.json()) as PageData;
    if (data.page !== page) throw new Error(`${path} returned the page ${data.page}`);
    return data;
  }

  async function loadData(
    pathname: string,
    locale: LocaleCode,
    signal: AbortSignal,
  ): Promise<PageData> {
    const path = dataPath(pathname, locale);
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const data = await request(pathname, locale, signal);
    if (!hasPosts(data)) cache.set(path, data);
    return data;
  }

  return {
    async load(pathname, locale, signal) {
      const coming = loadParts(matchPage(pathname));
      const [data, parts] = await Promise.all([loadData(pathname, locale, signal), coming]);
      signal.throwIfAborted();
      return { data, ...parts };
    },
    async refresh(data, signal) {
      const fresh = await request(data.path, data.locale, signal);
      // A position that is now open in another language only; the server has redirected to it.
      if (fresh.locale !== data.locale) return fresh;
      const kept = { ...fresh, messages: data.messages };
      return JSON.stringify(kept) === JSON.stringify(data) ? data : kept;
    },
    clear() {
      cache.clear();
    },
  };
}

/** The loader of the server, and of tests that stay on one page. */
export const NO_LOADER: PageLoader = {
  load: () => Promise.reject(new Error('no page can be loaded here')),
  refresh: (data) => Promise.resolve(data),
  clear: () => undefined,
};
