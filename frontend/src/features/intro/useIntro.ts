import { useEffect, useSyncExternalStore } from 'react';

import { introStore, type IntroState } from './intro-store';

/** What ends the intro: the button, a click anywhere, any key, scrolling, a way to a section. */
const WAYS_OUT = ['click', 'keydown', 'wheel', 'touchmove', 'hashchange'] as const;

/** The intro's state; `videoEnded` is true from the moment in which it gives the page free. */
export function useIntro(): { readonly state: IntroState; readonly videoEnded: boolean } {
  const state = useSyncExternalStore(introStore.subscribe, introStore.get, introStore.served);

  useEffect(() => {
    if (state !== 'playing') return undefined;
    for (const way of WAYS_OUT) {
      window.addEventListener(way, introStore.leave, { passive: true });
    }
    return () => {
      for (const way of WAYS_OUT) window.removeEventListener(way, introStore.leave);
    };
  }, [state]);

  // Whoever leaves the page in the middle of it has seen enough.
  useEffect(() => introStore.end, []);

  return { state, videoEnded: state !== 'playing' };
}
