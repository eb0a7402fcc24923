import { startTransition, useEffect, useMemo, useState, type ReactNode } from 'react';

import { NOT_FOUND } from '../routing/pages';
import { matchPage } from '../routing/routes';
import { localeIn, requestedLocale, withLocale } from '../routing/paths';
import { useLocation, useNavigate } from '../routing/router';
import type { PageData } from '../contract/contract';
import { PageDataContext } from '../i18n/page-data';
import { AssetBaseContext } from '../media/asset-base';
import type { LoadedPage, PageLoader } from './page-loader';
import { ShownContext, type NavigationIntent, type Shown, type ShownLocation } from './shown';

export interface NavigationProviderProps {
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
  /** Called when a page cannot be loaded: the browser shall fetch the document instead. */
  readonly onLoadFailure: (error: unknown) => void;
  /** Tells when the texts on the server have changed; returns how to stop listening. */
  readonly onContentChange?: ((listener: () => void) => () => void) | undefined;
  readonly children: ReactNode;
}

type ShownPage = Omit<Shown, 'isLoading'>;

/**
 * Lets the address bar change at once, and what is shown only when its data and its component are
 * there, so that a visitor never sees a half-loaded page.
 */
export function NavigationProvider(props: NavigationProviderProps) {
  const { initial, children } = props;
  const requested = useLocation();
  // The server renders a page once for all who ask: it knows neither the hash nor what else is in the
  // query, so the first render must not know it either.
  const [page, setPage] = useState<ShownPage>(() => ({
    ...initial,
    location: {
      ...requested,
      pathname: initial.data.path,
      search: withLocale('', initial.data.locale),
      hash: '',
    },
  }));
  useLoad(requested, page, setPage, props);
  useLocaleInAddress(page);
  useFreshContent(page, setPage, props);

  const isLoading = requested.key !== page.location.key;
  const shown = useMemo(() => ({ ...page, isLoading }), [page, isLoading]);
  return (
    <ShownContext value={shown}>
      <PageDataContext value={page.data}>
        <AssetBaseContext value={page.data.assetBase}>{children}</AssetBaseContext>
      </PageDataContext>
    </ShownContext>
  );
}

/** Whether two locations are one entry of the history with one address. */
function isSameAddress(a: ShownLocation, b: ShownLocation): boolean {
  return a.key === b.key && a.pathname === b.pathname && a.search === b.search && a.hash === b.hash;
}

/** Whether data is that of the page at a path. The page that does not exist is at every path that has no other. */
function isPageAt(pathname: string, { page, path }: PageData): boolean {
  return matchPage(pathname) === page && (page === NOT_FOUND || pathname === path);
}

function useLoad(
  requested: ShownLocation,
  page: ShownPage,
  setPage: (page: ShownPage) => void,
  { loader, onLoadFailure }: NavigationProviderProps,
) {
  const { location: shownAt, data, Page } = page;
  useEffect(() => {
    if (isSameAddress(requested, shownAt)) return undefined;
    const locale = requestedLocale(requested.search);
    if (isPageAt(requested.pathname, data) && locale === data.locale) {
      setPage({ data, Page, location: requested });
      return undefined;
    }
    const abort = new AbortController();
    loader
      .load(requested.pathname, locale, abort.signal)
      .then((loaded) => {
        startTransition(() => {
          setPage({ ...loaded, location: requested });
        });
      })
      .catch((error: unknown) => {
        if (!abort.signal.aborted) onLoadFailure(error);
      });
    return () => {
      abort.abort();
    };
  }, [requested, shownAt, data, Page, setPage, loader, onLoadFailure]);
}

/** Writes the shown locale into an address that names none, or one in which the page does not exist. */
function useLocaleInAddress({ location, data }: ShownPage) {
  const navigate = useNavigate();
  const requested = useLocation();
  useEffect(() => {
    // Only the address of what is shown is rewritten, never one that is still on its way.
    if (!isSameAddress(location, requested)) return;
    if (localeIn(location.search) === data.locale) return;
    const intent: NavigationIntent = { keepScroll: true };
    void navigate(
      {
        pathname: location.pathname,
        search: withLocale(location.search, data.locale),
        hash: location.hash,
      },
      { replace: true, state: intent },
    );
  }, [location, requested, data.locale, navigate]);
}

/** Loads the shown page anew, in place, when its texts have changed on the server. */
function useFreshContent(
  page: ShownPage,
  setPage: (page: ShownPage) => void,
  { loader, onContentChange, onLoadFailure }: NavigationProviderProps,
) {
  useEffect(() => {
    if (onContentChange === undefined) return undefined;
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
