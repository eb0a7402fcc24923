import {
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';

import type { PageData } from '../contract/contract';
import { PageDataContext } from '../i18n/page-data';
import { isOffline } from '../lib/browser';
import { AssetBaseContext } from '../media/asset-base';
import { NOT_FOUND } from '../routing/pages';
import { localeIn, requestedLocale, withLocale } from '../routing/paths';
import { useLocation, useNavigate } from '../routing/router';
import { matchPage } from '../routing/routes';
import type { LoadedPage, PageLoader } from './page-loader';
import {
  CurrentPageContext,
  type NavigationIntent,
  type CurrentPage,
  type PageLocation,
} from './current-page';
import { useFreshPosts } from './useFreshPosts';
import { useLinkLocale } from './useLinkLocale';

export interface NavigationProviderProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
  /** Called when a page cannot be loaded though the browser is online; fetches the document instead. */
  readonly onLoadFailure: (error: unknown) => void;
  /** Subscribes to changes of the texts on the server; returns the function that unsubscribes. */
  readonly onContentChange?: ((listener: () => void) => () => void) | undefined;
  readonly children: ReactNode;
}

/** The page on the screen with its address. */
export type SettledPage = LoadedPage & Pick<CurrentPage, 'location'>;

/**
 * Changes the address bar at once and the page only when its data and its component are loaded, so that a visitor
 * never sees a half-loaded page.
 */
export function NavigationProvider(props: NavigationProviderProps) {
  const { initial, children } = props;
  const requested = useLocation();
  // The server renders a page once for all visitors, without the hash and the rest of the query, so the first render
  // must ignore them too.
  const [page, show] = useState<SettledPage>(() => ({
    ...initial,
    location: {
      ...requested,
      pathname: initial.data.path,
      search: withLocale('', initial.data.locale),
      hash: '',
    },
  }));
  // The rest of the page may not be hydrated yet: a change that does not wait for it would put nothing in its place.
  const setPage = useCallback((next: SetStateAction<SettledPage>) => {
    startTransition(() => {
      show(next);
    });
  }, []);
  const retry = useLoad(requested, page, setPage, props);
  useLocaleInAddress(page);
  useFreshContent(page, setPage, props);
  useFreshPosts(page.data, setPage, props);

  const linkLocale = useLinkLocale(page.data);
  const isLoading = requested.key !== page.location.key && retry === null;
  const current = useMemo(
    () => ({ ...page, isLoading, retry, linkLocale }),
    [page, isLoading, retry, linkLocale],
  );
  return (
    <CurrentPageContext value={current}>
      <PageDataContext value={page.data}>
        <AssetBaseContext value={page.data.assetBase}>{children}</AssetBaseContext>
      </PageDataContext>
    </CurrentPageContext>
  );
}

/** Whether two locations are one entry of the history with one address. */
function isSameAddress(a: PageLocation, b: PageLocation): boolean {
  return a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

/** Whether data belongs to the page at a path. The not-found page is at every path that is not listed. */
function isPageAt(pathname: string, { page, path }: PageData): boolean {
  return matchPage(pathname) === page && (page === NOT_FOUND || pathname === path);
}

/** Loads the page of the address. Returns what tries again, when the browser was offline. */
function useLoad(
  requested: PageLocation,
  page: SettledPage,
  setPage: Dispatch<SetStateAction<SettledPage>>,
  { loader, onLoadFailure }: NavigationProviderProps,
): (() => void) | null {
  const { location, data } = page;
  const [failed, setFailed] = useState<PageLocation | null>(null);
  useEffect(() => {
    if (isSameAddress(requested, location) || failed === requested) return undefined;
    const locale = requestedLocale(requested.search);
    if (isPageAt(requested.pathname, data) && locale === data.locale) {
      setPage({ ...page, location: requested });
      return undefined;
    }
    const abort = new AbortController();
    loader
      .load(requested.pathname, locale, abort.signal)
      .then((loaded) => {
        setPage({ ...loaded, location: requested });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        // Offline the browser would replace the site by a page of its own.
        if (isOffline()) setFailed(requested);
        else onLoadFailure(error);
      });
    return () => {
      abort.abort();
    };
  }, [requested, page, location, data, failed, setPage, loader, onLoadFailure]);
  return useMemo(
    () =>
      failed === requested
        ? () => {
            setFailed(null);
          }
        : null,
    [failed, requested],
  );
}

/** Writes the current locale into an address that names none, or one in which the page does not exist. */
function useLocaleInAddress({ location, data }: SettledPage) {
  const navigate = useNavigate();
  const requested = useLocation();
  useEffect(() => {
    // Only the address of the current page is rewritten, never that of a page that still loads.
    if (!isSameAddress(location, requested)) return;
    if (localeIn(location.search) === data.locale) return;
    const intent: NavigationIntent = { keepScroll: true };
    navigate(
      {
        pathname: location.pathname,
        search: withLocale(location.search, data.locale),
        hash: location.hash,
      },
      { replace: true, state: intent },
    );
  }, [location, requested, data.locale, navigate]);
}

/** Reloads the current page in place when its texts have changed on the server. */
function useFreshContent(
  page: SettledPage,
  setPage: Dispatch<SetStateAction<SettledPage>>,
  { loader, onContentChange, onLoadFailure }: NavigationProviderProps,
) {
  useEffect(() => {
    // The condition leaves the developers' half out of the visitors' script.
    if (!import.meta.env.DEV || onContentChange === undefined) return undefined;
    const abort = new AbortController();
    const stop = onContentChange(() => {
      loader.clear();
      loader
        .load(page.data.path, page.data.locale, abort.signal)
        .then((loaded) => {
          setPage({ ...page, ...loaded });
        })
        .catch((error: unknown) => {
          if (!abort.signal.aborted) onLoadFailure(error);
        });
    });
    return () => {
      stop();
      abort.abort();
    };
  }, [page, setPage, loader, onContentChange, onLoadFailure]);
}
