import { useEffect } from 'react';

import { useShown } from '../../navigation/shown';

/** How far below the screen's edge an ornament must be before it starts. */
const MARGIN = '0px 0px -12% 0px';

/**
 * Starts the ornaments of the shown page when they are first seen: an element with `data-reveal` gets `data-seen`. The
 * attribute is not part of any render, so a re-render leaves it alone.
 */
export function Reveals() {
  const { data } = useShown();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          target.setAttribute('data-seen', '');
          observer.unobserve(target);
        }
      },
      { rootMargin: MARGIN },
    );
    for (const ornament of document.querySelectorAll('[data-reveal]')) observer.observe(ornament);
    return () => {
      observer.disconnect();
    };
  }, [data]);
  return null;
}
