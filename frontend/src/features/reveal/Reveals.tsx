import { useEffect } from 'react';

import { useCurrentPage } from '../../navigation/current-page';

/** How far above the lower edge of the screen an ornament starts. */
const MARGIN = '0px 0px -12% 0px';

/**
 * Starts the ornaments of the current page when they first become visible: an element with `data-reveal` gets
 * `data-seen`. No component renders the attribute, so a re-render keeps it.
 */
export function Reveals() {
  const { data } = useCurrentPage();
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
