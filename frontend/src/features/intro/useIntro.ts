import { useEffect, useSyncExternalStore } from 'react';

import { introStore, type IntroState } from './intro-store';

/** Events that skip the intro: a click anywhere, a key, scrolling, a link to a section. */
const SKIP_EVENTS = ['click', 'keydown', 'wheel', 'touchmove', 'hashchange'] as const;

/** The intro's state; `videoEnded` is true as soon as the curtain opens. */
export function useIntro(): { readonly state: IntroState; readonly videoEnded: boolean } {
  const state = useSyncExternalStore(introStore.subscribe, introStore.get, introStore.served);

  useEffect(() => {
    if (state !== 'playing') return undefined;
    for (const way of SKIP_EVENTS) {
      window.addEventListener(way, introStore.leave, { passive: true });
    }
    return () => {
      for (const way of SKIP_EVENTS) window.removeEventListener(way, introStore.leave);
    };
  }, [state]);

  // Leaving the page ends the intro for good.
  useEffect(() => introStore.end, []);

  return { state, videoEnded: state !== 'playing' };
}
