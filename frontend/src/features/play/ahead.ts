/** How pages reach the game before and in a press. It is small, because they all load it; the rest is in chunks of its own. */
import type * as FirstSound from './first-sound';

const sound = () => import('./first-sound');

/** The screens of the game. */
export const loadGame = () => import('./Game');

const nothing = () => undefined;

/** Calls with what a press begins with. What fails is asked for again by the press, which says so. */
export function withSound(call: (sound: typeof FirstSound) => unknown): void {
  sound().then(call).catch(nothing);
}

// Somebody has pressed before the scripts came: the page itself takes a while yet.
if (typeof window === 'object' && window.location.hash.startsWith('#now')) withSound(loadGame);
