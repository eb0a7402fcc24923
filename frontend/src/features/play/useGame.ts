/** What the game remembers, what it shows, and what leads from one screen to the next. */
import { useCallback, useEffect, useState } from 'react';

import type { Run } from '@axtorm/game/engine/run';
import { scoreOf } from '@axtorm/game/engine/score';
import type { MixLink } from '@axtorm/game/mixer/link';
import type { Refusal, Replay } from '@axtorm/game/replay/replay';
import { silence } from '../../lib/sole-sound';
import { Player } from './audio/player';
import type { Opening } from './opening';
import {
  type Saved,
  canBeLost,
  isPractice,
  readSaved,
  withResult,
  writeSaved,
} from './store/store';
import { useLetters } from './useLetters';

/** What is played besides the chosen song, or in place of it. */
interface StagePlay {
  readonly ghost?: Replay | undefined;
  /** Milliseconds of the song from which it is watched. */
  readonly watchFrom?: number | undefined;
  /** The mash-up that is played in place of a song. */
  readonly mash?: MixLink | undefined;
}

/** What the dialog shows. A stage has a number of its own, so that playing again begins anew. */
type Screen =
  | { readonly name: 'menu' | 'ready' | 'challenge' | 'calibrate' | 'mixer' }
  | { readonly name: 'lesson'; readonly turn: number }
  | ({ readonly name: 'stage'; readonly turn: number } & StagePlay)
  | ({ readonly name: 'result'; readonly ghost?: Replay | undefined } & Finished);

/** A play that has come to its end. */
export interface Finished {
  readonly run: Run;
  /** The play could be lost. */
  readonly hasLife: boolean;
  /** The song is new in the mixer. */
  readonly unlocks: boolean;
  /** The mash-up that was played in place of a song. */
  readonly mash?: MixLink | undefined;
}

/** What the game is opened with. */
export interface GameStart {
  /** The ghost that a link has brought, or why it is refused. */
  readonly invitation: Replay | Refusal | undefined;
  readonly opens: Opening;
}

/** The sound, which is made in a click of the visitor's and given back when the game is closed. */
function usePlayer() {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(
    () => () => {
      void player?.close();
    },
    [player],
  );
  const wake = ({ music, hits, hitSound }: Saved) => {
    const sound = player ?? new Player();
    sound.setLevels(music / 100, hits / 100, hitSound);
    silence();
    void sound.context.resume();
    setPlayer(sound);
    return sound;
  };
  return { player, wake };
}

/** Whether headphones or speakers, each with a delay of its own, have changed since the sound was calibrated. */
function useNewOutput() {
  const [hasNewOutput, setNewOutput] = useState(false);
  useEffect(() => {
    // Not every browser tells of devices, and none does on a page without TLS.
    const { mediaDevices } = navigator as Partial<Navigator>;
    const look = () => {
      setNewOutput(true);
    };
    mediaDevices?.addEventListener('devicechange', look);
    return () => {
      mediaDevices?.removeEventListener('devicechange', look);
    };
  }, []);
  const keepOffsets = () => {
    setNewOutput(false);
  };
  return { hasNewOutput, keepOffsets };
}

/** What this device remembers. */
function useSaved() {
  const [saved, setSaved] = useState(readSaved);
  const save = (next: Saved) => {
    writeSaved(next);
    setSaved(next);
  };
  const change = useCallback((changed: (now: Saved) => Saved) => {
    setSaved((now) => {
      const next = changed(now);
      if (next !== now) writeSaved(next);
      return next;
    });
  }, []);
  return { saved, save, showLetters: useLetters(change) };
}

/** The ghost of a link. */
const ghostOf = (invitation: GameStart['invitation']): Replay | undefined =>
  typeof invitation === 'object' ? invitation : undefined;

/** What is shown, from where the game is opened. */
function useScreen(opens: Opening, ghost: Replay | undefined) {
  const first = {
    lesson: 'ready',
    free: 'menu',
    mash: 'mixer',
    ghost: ghost === undefined ? 'menu' : 'challenge',
  } as const;
  const [screen, setScreen] = useState<Screen>({ name: first[opens] });
  const show = (name: 'menu' | 'calibrate' | 'mixer') => {
    setScreen({ name });
  };
  return { screen, setScreen, show };
}

/** What is remembered after a play, and what is shown of it. */
function finished(run: Run, saved: Saved, screen: Screen) {
  const counts = !isPractice(saved);
  const { ghost, mash }: StagePlay = screen.name === 'stage' ? screen : {};
  const unlocks = counts && mash === undefined && !saved.unlocked.includes(saved.song);
  const kept = counts ? withResult(saved, scoreOf(run), mash?.pair) : saved;
  const hasLife = canBeLost(saved);
  const shown: Screen = { name: 'result', run, hasLife, unlocks, ghost, mash };
  return { kept, shown };
}

/** The state of the game, and what its screens can do. */
export function useGame({ invitation, opens }: GameStart) {
  const ghost = ghostOf(invitation);
  const { player, wake } = usePlayer();
  const { hasNewOutput, keepOffsets } = useNewOutput();
  const { saved, save, showLetters } = useSaved();
  const { screen, setScreen, show } = useScreen(opens, ghost);
  const [notice, setNotice] = useState('');
  const wakeSound = () => wake(saved);
  const play = (what: StagePlay = {}) => {
    wakeSound();
    setScreen({ ...what, name: 'stage', turn: performance.now() });
  };
  const race = () => {
    if (ghost === undefined) return;
    const { song, mix, difficulty } = ghost;
    // A race is no practice.
    save({ ...saved, song, mix, difficulty, tempo: 100 });
    play({ ghost });
  };
  const finish = (run: Run) => {
    const { kept, shown } = finished(run, saved, screen);
    save(kept);
    setScreen(shown);
  };
  const learn = () => {
    wakeSound();
    setScreen({ name: 'lesson', turn: performance.now() });
  };
  const learned = (text: string) => {
    setNotice(text);
    show('menu');
  };
  const calibrate = () => {
    wakeSound();
    keepOffsets();
    show('calibrate');
  };
  const actions = {
    save,
    show,
    play,
    race,
    learn,
    learned,
    finish,
    calibrate,
    wakeSound,
    showLetters,
  };
  return { player, saved, screen, ghost, notice, hasNewOutput, keepOffsets, ...actions };
}
