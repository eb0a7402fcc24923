/**
 * The state of the intro. It belongs to the document, not to a visit of the page: a client navigation back to the page
 * does not play it again.
 */
import { prefersNoVideo } from '../../lib/browser';

/** In `leaving` the curtain opens. */
export type IntroState = 'playing' | 'leaving' | 'ended';

const listeners = new Set<() => void>();
let state: IntroState | null = null;

/** Plays if the document was rendered with the intro and neither hash, data saving nor reduced motion prevents it. */
function firstState(): IntroState {
  const isServed = document.querySelector('#root [data-intro]') !== null;
  const isSkipped = window.location.hash !== '' || prefersNoVideo();
  return isServed && !isSkipped ? 'playing' : 'ended';
}

function move(next: IntroState) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

export const introStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  get: (): IntroState => (state ??= firstState()),
  /** What the server renders without hash and preferences. */
  served: (): IntroState => 'playing',
  /** Opens the curtain, when the video has ended or the visitor skips it. */
  leave: () => {
    if (state === 'playing') move('leaving');
  },
  end: () => {
    move('ended');
  },
};
