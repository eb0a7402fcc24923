/** Pauses of a play. */
import { type RefObject, useCallback, useState } from 'react';

import type { Session } from '../game/session';
import { usePlayTexts } from '../texts';
import type { Trouble } from './PauseMenu';

/** Milliseconds in which sound must run again after a press. */
const PATIENCE_MS = 3000;

/** Pauses of a play: by its player, or because something is wrong with the sound. */
export function usePause(
  running: RefObject<Session | null>,
  place: RefObject<HTMLElement | null>,
  say: (text: string) => void,
) {
  const texts = usePlayTexts();
  const [isPaused, setPaused] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();
  const pause = useCallback(
    (why?: Trouble) => {
      // What the system does in a pause does not change why that began.
      if (running.current?.isPaused === true && why !== 'silent') return;
      running.current?.pause();
      setPaused(true);
      setTrouble(why);
      say(texts.spoken.paused);
    },
    [running, say, texts],
  );
  const resume = () => {
    const session = running.current;
    // Until the sound runs, the menu stays: another press may wake it.
    const patience = window.setTimeout(() => {
      setTrouble('silent');
    }, PATIENCE_MS);
    session?.resume().then(
      () => {
        window.clearTimeout(patience);
        if (running.current !== session) return;
        setPaused(false);
        setTrouble(undefined);
        place.current?.focus();
      },
      // Safari refuses while a call goes on.
      () => undefined,
    );
  };
  const resumeLate = () => {
    if (trouble === 'late') resume();
  };
  const pauseByHand = () => {
    pause();
  };
  return { isPaused, trouble, pause, pauseByHand, resume, resumeLate };
}
