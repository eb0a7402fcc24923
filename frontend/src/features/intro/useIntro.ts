import { useEffect, useSyncExternalStore } from 'react';

import type { IntroState } from './intro-state';

const root = () => document.documentElement.dataset;

function subscribe(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-intro-state'] });
  return () => {
    observer.disconnect();
  };
}

const current = () => (root()['introState'] ?? 'ended') as IntroState;

/** What the server renders, without hash and preferences. */
const served = (): IntroState => 'waiting';

/** The intro's state; `videoEnded` is true as soon as the curtain opens. */
export function useIntro(): { readonly state: IntroState; readonly videoEnded: boolean } {
  const state = useSyncExternalStore(subscribe, current, served);

  // Leaving the page ends the intro for good.
  useEffect(
    () => () => {
      root()['introState'] = 'ended';
    },
    [],
  );

  return { state, videoEnded: state === 'leaving' || state === 'ended' };
}
