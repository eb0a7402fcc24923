import { useEffect, useState, type RefObject } from 'react';

function showCaptions(video: HTMLVideoElement, isShown: boolean): void {
  const track = video.textTracks[0];
  if (track !== undefined) track.mode = isShown ? 'showing' : 'hidden';
}

/** Whether the first captions of a video are shown, and the switch. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const tracks = video.current?.textTracks;
    if (tracks === undefined) return undefined;
    // The video itself and the browser's own settings may show them too, before or after this.
    const follow = () => {
      setShown(tracks[0]?.mode === 'showing');
    };
    follow();
    tracks.addEventListener('change', follow);
    return () => {
      tracks.removeEventListener('change', follow);
    };
  }, [video]);

  const toggle = () => {
    if (video.current !== null) showCaptions(video.current, !isShown);
  };
  return { isShown, toggle };
}
