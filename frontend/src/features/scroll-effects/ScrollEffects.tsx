import { useEffect } from 'react';

import { prefersReducedMotion } from '../../lib/browser';
import { useCurrentPage } from '../../navigation/current-page';

/**
 * Drives the scroll-linked effects of the current page in browsers without scroll timelines, which load the script for
 * it. Does nothing with reduced motion.
 */
export function ScrollEffects() {
  const { data } = useCurrentPage();
  useEffect(() => {
    if (prefersReducedMotion() || CSS.supports('animation-timeline', 'scroll()')) return undefined;
    const abort = new AbortController();
    import('./follow-scroll').then(
      ({ followScroll }) => {
        followScroll(abort.signal);
      },
      // Without the script the page is as with reduced motion at its top; a later page tries again.
      () => undefined,
    );
    return () => {
      abort.abort();
    };
  }, [data]);
  return null;
}
