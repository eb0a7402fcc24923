import { useEffect } from 'react';

import { usePageData } from '../../i18n/page-data';

/** Says that the page of a position was seen, while the site counts that. Otherwise nothing is loaded and nothing is sent. */
export function useVisits(position: string): void {
  const data = usePageData();
  const { locale } = data;
  const isCounted = data.position?.isCounted === true;
  useEffect(() => {
    if (!isCounted) return undefined;
    const end = new AbortController();
    import('./visits').then(
      ({ countVisits }) => {
        countVisits({ position, locale }, end.signal);
      },
      () => undefined,
    );
    return () => {
      end.abort();
    };
  }, [position, locale, isCounted]);
}
