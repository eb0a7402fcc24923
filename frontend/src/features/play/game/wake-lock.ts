/** Keeps the screen lit while a visitor plays: fingers on keys or a gamepad do not touch it. */

/** The part of the browser that is used; older ones do not have it. */
interface Lockable {
  readonly wakeLock?: { request(type: 'screen'): Promise<{ release(): Promise<void> }> };
}

/** Keeps the screen lit until the returned function is called. What the browser refuses is done without. */
export function keepLit(): () => void {
  const { wakeLock } = navigator as Lockable;
  const abort = new AbortController();
  let release: () => void = () => undefined;
  const ask = () => {
    if (document.visibilityState !== 'visible') return;
    wakeLock?.request('screen').then(
      (lock) => {
        release = () => {
          lock.release().catch(() => undefined);
        };
        // It may have been granted after the end.
        if (abort.signal.aborted) release();
      },
      // Refused, for example by a battery that is nearly empty.
      () => undefined,
    );
  };
  ask();
  // A hidden tab loses it.
  document.addEventListener('visibilitychange', ask, { signal: abort.signal });
  return () => {
    abort.abort();
    release();
  };
}
