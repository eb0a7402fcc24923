/** Brings a song to its play: the beginning, then the rest, which is asked for until it comes. */
import type { LoadedCut } from '../audio/player';
import type { Session } from './session';

/** Milliseconds after which what did not come is asked for again. */
const AGAIN_MS = 2000;

/** What is told of it. */
export interface Brought {
  /** The beginning is there. */
  onBegun(): void;
  /** All is there. */
  onWhole(): void;
}

/** Waits a while, or until the network is there again; says whether to go on. */
async function aWhile(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve(!signal.aborted);
    };
    const timer = window.setTimeout(end, AGAIN_MS);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
}

/**
 * Gives a session its song until the signal ends it.
 *
 * @param cut what cannot be had at all is said by who asked for it
 */
export async function bring(
  session: Pick<Session, 'give'>,
  cut: Promise<LoadedCut>,
  signal: AbortSignal,
  told: Brought,
): Promise<void> {
  const first = await cut.catch(() => undefined);
  if (first === undefined || signal.aborted) return;
  session.give(first);
  told.onBegun();
  const whole = first.rest && (await untilThere(first.rest, signal));
  if (whole === undefined) return;
  session.give(whole);
  told.onWhole();
}

/** Asks for something until it is there, or the signal ends that. */
async function untilThere<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  const there = await ask().catch(() => undefined);
  if (signal.aborted) return undefined;
  if (there !== undefined) return there;
  return (await aWhile(signal)) ? untilThere(ask, signal) : undefined;
}
