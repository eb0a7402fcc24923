/** Helpers that need a browser. Effects and event handlers call them, never a render. */

/** Whether the visitor's system asks for reduced motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether the visitor's system asks for data saving; of the three engines Chromium tells. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether a video must not start by itself: the system asks for reduced motion or for data saving. */
export function prefersNoVideo(): boolean {
  return prefersReducedMotion() || savesData();
}

/** Whether the device is played with a keyboard, as far as can be told: what has a mouse has one too. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(hover: hover) and (pointer: fine)').matches;
}

/** Whether the visitor has come back to this document, by reload or through the history. */
export function isRevisit(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const type = (navigation as PerformanceNavigationTiming | undefined)?.type;
  return type === 'reload' || type === 'back_forward';
}

/** Copies a text; says whether the browser has let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser knows that no network is there. */
export function isOffline(): boolean {
  return !navigator.onLine;
}

/** Whether the visitor has closed the device's share sheet, which it says by an error. */
export function isDismissal(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

/**
 * Calls a listener when the tab is shown or hidden; also for a document that comes back from the back-forward cache.
 *
 * @returns stops it
 */
export function onVisibilityChange(listener: (isVisible: boolean) => void): () => void {
  const call = () => {
    listener(document.visibilityState === 'visible');
  };
  document.addEventListener('visibilitychange', call);
  return () => {
    document.removeEventListener('visibilitychange', call);
  };
}

/**
 * Draws in the next frame, and in one frame after each scroll or resize of the window.
 *
 * @returns stops it
 */
export function onScrollFrame(draw: () => void): () => void {
  let frame = 0;
  const request = () => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };
  request();
  window.addEventListener('scroll', request, { passive: true });
  window.addEventListener('resize', request);
  return () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('scroll', request);
    window.removeEventListener('resize', request);
  };
}

/** The system's own player, which older browsers do not have. */
export function systemPlayer(): MediaSession | undefined {
  return (navigator as { mediaSession?: MediaSession }).mediaSession;
}
