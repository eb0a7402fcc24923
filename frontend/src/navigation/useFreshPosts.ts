import { useEffect, useRef, type Dispatch, type SetStateAction } from 'react';

import type { PageData } from '../contract/contract';
import { onVisibilityChange } from '../lib/browser';
import { MissingPageError, hasPosts, type LoadedPage, type PageLoader } from './page-loader';

/** Milliseconds between two requests: a visitor who changes to and fro between tabs causes no more. */
const INTERVAL_MS = 5000;

interface Options {
  readonly loader: PageLoader;
  /** Fetches the document, which says that the page does not exist any more. */
  readonly onLoadFailure: (error: unknown) => void;
}

/**
 * Brings the posts of the current page up to date when its tab is shown again. What cannot be loaded then stays as it is.
 * A hidden tab sends nothing.
 */
export function useFreshPosts<Page extends LoadedPage>(
  data: PageData,
  setPage: Dispatch<SetStateAction<Page>>,
  { loader, onLoadFailure }: Options,
): void {
  const requestedAt = useRef(-Infinity);
  useEffect(() => {
    if (!hasPosts(data)) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      requestedAt.current = performance.now();
      loader
        .refresh(data, abort.signal)
        .then((fresh) => {
          setPage((page) => (page.data === data ? { ...page, data: fresh } : page));
        })
        .catch((error: unknown) => {
          if (error instanceof MissingPageError && !abort.signal.aborted) onLoadFailure(error);
        });
    };
    const stop = onVisibilityChange((isVisible) => {
      clearTimeout(timer);
      if (!isVisible) return;
      const wait = requestedAt.current + INTERVAL_MS - performance.now();
      timer = setTimeout(refresh, Math.max(0, wait));
    });
    return () => {
      stop();
      clearTimeout(timer);
      abort.abort();
    };
  }, [data, setPage, loader, onLoadFailure]);
}
