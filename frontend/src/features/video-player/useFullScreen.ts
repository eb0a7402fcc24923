import { useEffect, useState, type RefObject } from 'react';

/** Safari on phones shows videos only on the full screen, in its own player. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/** Whether an element is on the full screen, and the way there and back. */
export function useFullScreen(
  stage: RefObject<HTMLElement | null>,
  video: RefObject<PhoneVideo | null>,
) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => {
      setFull(stage.current !== null && document.fullscreenElement === stage.current);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => {
      document.removeEventListener('fullscreenchange', follow);
    };
  }, [stage]);

  const toggle = () => {
    if (document.fullscreenEnabled) {
      // A browser may refuse: then everything stays as it is.
      const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
      change?.catch(() => undefined);
    } else {
      video.current?.webkitEnterFullscreen?.();
    }
  };
  return { isFull, toggle };
}
