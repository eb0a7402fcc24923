/** What the game remembers, what it shows, and what leads from one screen to the next. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import type { Run } from '@axtorm/game/engine/run';
import { scoreOf } from '@axtorm/game/engine/score';
import { honourOf } from '@axtorm/game/engine/statistics';
import type { Invitation } from '@axtorm/game/replay/invitation';
import type { Refusal } from '@axtorm/game/replay/replay';
import { ONLY_OUTPUT, followOutput } from './audio/output';
import { type Opening, idolInAddress, mayBeHeard } from './opening';
import { firstPlay } from './first-play';
import { withOutput } from './store/outputs';
import {
  type Saved,
  canBeLost,
  isPractice,
  readSaved,
  withDone,
  withResult,
  writeSaved,
} from './store/store';
import type { Screen, StagePlay } from './screen';
import { titlesOf } from './titles';
import { today } from './today';
import { useLetters } from './useLetters';
import { useStarts } from './useStarts';

/** What the game is opened with. */
export interface GameStart {
  /** The ghost that a link has brought, or why it is refused. */
  readonly invitation: Invitation | Refusal | undefined;
  readonly opens: Opening;
}

/**
 * Follows headphones and speakers, each with a delay of its own. Says whether they have changed to something of which no delay
 * is known.
 */
function useNewOutput({ outputs }: Saved, change: (changed: (now: Saved) => Saved) => void) {
  const [changedTo, setChangedTo] = useState<string>();
  useEffect(
    () =>
      followOutput((output, isChange) => {
        change((now) => withOutput(now, output));
        if (isChange) setChangedTo(output);
      }),
    [change],
  );
  // Where the browser does not tell which one it is, none is known.
  const isKnown = changedTo !== ONLY_OUTPUT && outputs[changedTo ?? ''] !== undefined;
  const keepOffsets = () => {
    setChangedTo(undefined);
  };
  return { hasNewOutput: changedTo !== undefined && !isKnown, keepOffsets };
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
  return { saved, save, change, showLetters: useLetters(change) };
}

/** The ghost of a link. */
const ghostOf = (invitation: GameStart['invitation']): Invitation | undefined =>
  typeof invitation === 'object' ? invitation : undefined;

/** What is shown, from where the game is opened. */
function useScreen(opens: Opening, ghost: Invitation | undefined) {
  const first = {
    now: mayBeHeard() ? 'soon' : 'press',
    lesson: 'ready',
    free: 'menu',
    mash: 'mixer',
    ghost: ghost === undefined ? 'menu' : 'challenge',
  } as const;
  const [screen, setScreen] = useState<Screen>({ name: first[opens] });
  const show = (name: 'menu' | 'calibrate' | 'mixer' | 'soon' | 'records') => {
    setScreen({ name });
  };
  return { screen, setScreen, show };
}

/** What is remembered after a play that counts. */
function withPlay(saved: Saved, run: Run, mash: StagePlay['mash']): Saved {
  const scored = withResult(saved, scoreOf(run), mash?.pair);
  return withDone(scored, { honour: honourOf(run), day: today() }, mash?.pair);
}

/** What is remembered after a play, and what is shown of it. */
function finished(run: Run, saved: Saved, screen: Screen) {
  const counts = !isPractice(saved);
  const { ghost, mash }: StagePlay = screen.name === 'stage' ? screen : {};
  const unlocks = counts && mash === undefined && !saved.unlocked.includes(saved.song);
  const kept = counts ? withPlay(saved, run, mash) : saved;
  const before = titlesOf(saved);
  const earned = titlesOf(kept).filter((title) => !before.includes(title));
  const hasLife = canBeLost(saved);
  const shown: Screen = { name: 'result', run, hasLife, unlocks, earned, ghost, mash };
  return { kept, shown };
}

/** Plays at once, if that is how the game was opened. */
function useNow(screen: Screen, start: (idol: number | undefined) => void) {
  const begin = useEffectEvent(start);
  const isNow = screen.name === 'soon';
  useEffect(() => {
    if (!isNow) return;
    const idol = idolInAddress();
    // A document that is opened again is no press.
    const { pathname, search, hash } = window.location;
    if (hash.startsWith('#now'))
      window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    begin(idol);
  }, [isNow]);
}

/** The state of the game, and what its screens can do, by concern. */
export function useGame({ invitation, opens }: GameStart) {
  const ghost = ghostOf(invitation);
  const { saved, save, change, showLetters } = useSaved();
  const { hasNewOutput, keepOffsets } = useNewOutput(saved, change);
  const { screen, setScreen, show } = useScreen(opens, ghost);
  const [notice, setNotice] = useState('');
  const starts = useStarts(saved, screen, setScreen);
  const { play, wakeFor } = starts;
  useNow(screen, (idol) => {
    save(firstPlay(saved, idol));
    play();
  });
  const race = () => {
    if (ghost === undefined) return;
    const { mix, difficulty, mash } = ghost;
    const song = mash === undefined ? ghost.song : saved.song;
    // A race is no practice.
    save({ ...saved, song, mix, difficulty, tempo: 100 });
    play({ ghost, mash });
  };
  const finish = (run: Run) => {
    const { kept, shown } = finished(run, saved, screen);
    save(kept);
    setScreen(shown);
  };
  const learned = (text: string) => {
    setNotice(text);
    show('menu');
  };
  const calibrate = () => {
    if (!wakeFor('calibrate')) return;
    keepOffsets();
    show('calibrate');
  };
  const { player, listen, learn, playQuietly } = starts;
  return {
    memory: { saved, save, showLetters },
    view: { screen, show, ghost, notice },
    plays: { player, listen, play, playQuietly, race, finish, learn, learned },
    timing: { hasNewOutput, keepOffsets, calibrate },
  };
}
