import { useEffect, type RefObject } from 'react';

import { onVisibilityChange } from '../../lib/browser';
import { togglePlayback } from '../../lib/playback';

/** A click on the picture pauses and plays; a video pauses when its page is hidden. */
export function useVideoRules(ref: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = ref.current;
    if (video === null) return undefined;
    const toggle = () => {
      togglePlayback(video);
    };
    video.addEventListener('click', toggle);
    const stop = onVisibilityChange((isVisible) => {
      if (!isVisible) video.pause();
    });
    return () => {
      video.removeEventListener('click', toggle);
      stop();
    };
  }, [ref]);
}
