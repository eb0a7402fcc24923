/** What begins a play: its sound is made in a click of the visitor's, or is said to be missing. */
import { useEffect, useState } from 'react';

import { giveAudioSession } from './audio/audio-session';
import type { Player } from './audio/player';
import { quietPlayer } from './audio/quiet-player';
import { wakeSound } from './first-sound';
import type { Screen, StagePlay, Without } from './screen';
import type { Saved } from './store/store';

/** The sound, which is made in a click of the visitor's and given back when the game is closed. */
function usePlayer() {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(
    () => () => {
      if (player === null) return;
      void player.close();
      giveAudioSession();
    },
    [player],
  );
  const wake = (saved: Saved) => {
    const sound = wakeSound(saved, player);
    if (sound !== undefined) setPlayer(sound);
    return sound;
  };
  const goQuiet = () => {
    setPlayer(quietPlayer());
  };
  return { player, wake, goQuiet };
}

/** What can be played or heard. */
export function useStarts(saved: Saved, screen: Screen, setScreen: (screen: Screen) => void) {
  const { player, wake, goQuiet } = usePlayer();
  // Music of other applications goes on when the game is quiet.
  useEffect(() => {
    if (['menu', 'result', 'silent'].includes(screen.name)) giveAudioSession();
  }, [screen]);
  const wakeSound = () => wake(saved);
  /** The sound for what is nothing without it. */
  const listen = () => {
    const sound = wakeSound();
    return sound?.isQuiet === false ? sound : undefined;
  };
  /** Makes the sound, or says that there is none. */
  const wakeFor = (next: Without) => {
    const sound = wakeSound();
    const isHeard = sound?.isQuiet === false;
    const isReady = isHeard || sound !== undefined;
    if (!isReady) setScreen({ name: 'silent', next });
    return isReady;
  };
  const begin = (what: Without) => {
    const turn = performance.now();
    if (what === 'calibrate') setScreen({ name: what });
    else setScreen(what === 'lesson' ? { name: 'lesson', turn } : { ...what, name: 'stage', turn });
  };
  const play = (what: StagePlay = {}) => {
    if (wakeFor(what)) begin(what);
  };
  const learn = () => {
    if (wakeFor('lesson')) begin('lesson');
  };
  /** Plays what was to be played, or plays it anew, without sound. */
  const playQuietly = (what: Without) => {
    goQuiet();
    begin(what);
  };
  return { player, listen, wakeFor, play, learn, playQuietly };
}
