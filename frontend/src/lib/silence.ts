/** Says when a press on play has led to nothing. */

/** Milliseconds after a press within which something must be heard or seen. */
const PATIENCE_MS = 3000;

/**
 * Calls with true when an element was to play and its time has not moved for three seconds, and with false when it moves after
 * all, or is no longer to play.
 *
 * @returns stops it
 */
export function onSilence(media: HTMLMediaElement, tell: (isSilent: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = 0;
  const calm = () => {
    clearTimeout(timer);
    tell(false);
  };
  const wait = () => {
    clearTimeout(timer);
    from = media.currentTime;
    timer = setTimeout(() => {
      if (media.currentTime === from) tell(true);
    }, PATIENCE_MS);
  };
  const move = () => {
    if (media.currentTime !== from) calm();
  };
  const listeners = { play: wait, pause: calm, timeupdate: move, ended: calm };
  const all = Object.entries(listeners);
  for (const [name, listener] of all) media.addEventListener(name, listener);
  // It may have been started before it is watched.
  if (!media.paused) wait();
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of all) media.removeEventListener(name, listener);
  };
}
