/**
 * Where the intro stands. It belongs to the document, not to a visit of the page: who comes back to the page without
 * loading it anew does not see it again.
 */

/** `leaving` is the moment in which the curtain opens. */
export type IntroState = 'playing' | 'leaving' | 'ended';

const listeners = new Set<() => void>();
let state: IntroState | null = null;

/** Whether this document came with the intro, and nothing asks to be spared it. */
function firstState(): IntroState {
  const isServed = document.querySelector('#root [data-intro]') !== null;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const isSpared =
    window.location.hash !== '' ||
    connection?.saveData === true ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return isServed && !isSpared ? 'playing' : 'ended';
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
  /** What the server renders: it knows neither hash nor preference. */
  served: (): IntroState => 'playing',
  /** Opens the curtain: the video has ended, or the visitor wants to go on. */
  leave: () => {
    if (state === 'playing') move('leaving');
  },
  end: () => {
    move('ended');
  },
};
