/** The scroll-linked effects by script, a chunk of its own: only browsers without scroll timelines load it. */
import { onScrollFrame } from '../../lib/browser';
import { isScrollEffect, progressOf } from './scroll-progress';

/** Sets `--progress` on each element with `data-scroll`, now and after each scroll, until `signal` is aborted. */
export function followScroll(signal: AbortSignal): void {
  if (signal.aborted) return;
  const elements = [...document.querySelectorAll<HTMLElement>('[data-scroll]')];
  const stop = onScrollFrame(() => {
    for (const element of elements) {
      const effect = element.dataset['scroll'];
      if (!isScrollEffect(effect)) continue;
      const { top, height } = element.getBoundingClientRect();
      const place = { scrolled: window.scrollY, top, height, window: window.innerHeight };
      element.style.setProperty('--progress', progressOf(effect, place).toFixed(4));
    }
  });
  signal.addEventListener('abort', stop);
}
