import { useEffect } from 'react';

import { onScrollFrame, prefersReducedMotion } from '../../lib/browser';
import { useCurrentPage } from '../../navigation/current-page';
import { isScrollEffect, progressOf } from './scroll-progress';

/**
 * Drives the scroll-linked effects of the current page in browsers without scroll timelines: sets `--progress` on each
 * element with `data-scroll`. Does nothing with reduced motion.
 */
export function ScrollEffects() {
  const { data } = useCurrentPage();
  useEffect(() => {
    if (prefersReducedMotion() || CSS.supports('animation-timeline', 'scroll()')) return undefined;
    const elements = [...document.querySelectorAll<HTMLElement>('[data-scroll]')];
    return onScrollFrame(() => {
      for (const element of elements) {
        const effect = element.dataset['scroll'];
        if (!isScrollEffect(effect)) continue;
        const { top, height } = element.getBoundingClientRect();
        const place = { scrolled: window.scrollY, top, height, window: window.innerHeight };
        element.style.setProperty('--progress', progressOf(effect, place).toFixed(4));
      }
    });
  }, [data]);
  return null;
}
