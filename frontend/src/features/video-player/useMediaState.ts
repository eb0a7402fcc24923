import { useEffect, useState, type RefObject } from 'react';

import { takeSound } from '../../lib/sole-sound';

/** What the controls of a media element show. */
export interface MediaState {
  readonly isPlaying: boolean;
  /** Whole seconds, so that a new state is rare. */
  readonly second: number;
}

const CHANGES = ['play', 'pause', 'timeupdate', 'seeked', 'volumechange'] as const;

const INITIAL: MediaState = {
  isPlaying: false,
  second: 0,
};

const stateOf = (media: HTMLMediaElement): MediaState => ({
  isPlaying: !media.paused,
  second: Math.floor(media.currentTime),
});

const isSame = (a: MediaState, b: MediaState) =>
  (Object.keys(a) as (keyof MediaState)[]).every((key) => a[key] === b[key]);

/** Follows a video. One that is heard pauses whatever was heard before it. */
export function useMediaState(ref: RefObject<HTMLMediaElement | null>): MediaState {
  const [state, setState] = useState(INITIAL);
  useEffect(() => {
    const media = ref.current;
    if (media === null) return undefined;
    const follow = () => {
      const next = stateOf(media);
      if (next.isPlaying && !media.muted && media.volume > 0) takeSound(media);
      setState((last) => (isSame(last, next) ? last : next));
    };
    follow();
    for (const change of CHANGES) media.addEventListener(change, follow);
    return () => {
      for (const change of CHANGES) media.removeEventListener(change, follow);
    };
  }, [ref]);
  return state;
}
