import { useEffect } from 'react';

import { useCurrentPage } from '../../navigation/current-page';
import { isScrollEffect, progressOf } from './scroll-progress';

/**
 * Drives the scroll-linked effects of the current page in browsers without scroll timelines: sets `--progress` on each
 * element with `data-scroll`. Does nothing with reduced motion.
 */
export function ScrollEffects() {
  const { data } = useCurrentPage();
  useEffect(() => {
    const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (isReduced || CSS.supports('animation-timeline', 'scroll()')) return undefined;
    const elements = [...document.querySelectorAll<HTMLElement>('[data-scroll]')];
    let frame = 0;
    const draw = () => {
      frame = 0;
      for (const element of elements) {
        const effect = element.dataset['scroll'];
        if (!isScrollEffect(effect)) continue;
        const { top, height } = element.getBoundingClientRect();
        const place = { scrolled: window.scrollY, top, height, window: window.innerHeight };
        element.style.setProperty('--progress', progressOf(effect, place).toFixed(4));
      }
    };
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(draw);
    };
    request();
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
    };
  }, [data]);
  return null;
}
