import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';

import type { Run } from '@axtorm/game/engine/run';
import { scoreOf } from '@axtorm/game/engine/run';
import { format } from '../../i18n/format';
import { useMessages } from '../../i18n/page-data';
import { Player } from './audio/player';
import { LESSON_NOTES, LESSON_STEPS } from '@axtorm/game/chart/lesson';
import { pairIn } from '@axtorm/game/mixer/pair';
import type { Opening } from './opening';
import { MISS } from '@axtorm/game/engine/judgement';
import type { Refusal, Replay } from '@axtorm/game/replay/replay';
import { Calibrate } from './screens/Calibrate';
import { Challenge } from './screens/Challenge';
import { Menu } from './screens/Menu';
import { Mixer } from './screens/Mixer';
import { Result } from './screens/Result';
import { Stage } from './screens/Stage';
import { Welcome } from './screens/Welcome';
import { type Saved, isPractice, readSaved, withResult, writeSaved } from './store/store';
import { type PlayTexts, usePlayTexts } from './texts';
import { useDifficulties } from './useDifficulties';
import styles from './PlayDialog.module.css';

export interface PlayDialogProps {
  /** The ghost that a link has brought, or why it is refused. */
  readonly invitation: Replay | Refusal | undefined;
  readonly opens: Opening;
  /** Called when the dialog is closed, for the opener to remove it. */
  readonly onClose: () => void;
}

/** What the dialog shows. A stage has a number of its own, so that playing again begins anew. */
type Screen =
  | { readonly name: 'menu' | 'ready' | 'challenge' | 'calibrate' | 'mixer' }
  | { readonly name: 'lesson'; readonly turn: number }
  | {
      readonly name: 'stage';
      readonly turn: number;
      readonly ghost?: Replay | undefined;
      /** Milliseconds of the song from which it is watched. */
      readonly watchFrom?: number | undefined;
    }
  | {
      readonly name: 'result';
      readonly run: Run;
      readonly unlocks: boolean;
      readonly ghost?: Replay | undefined;
    };

/** What is kept, what is shown, and what leads from one screen to the next. */
function useGame({ invitation, opens }: PlayDialogProps) {
  const difficulties = useDifficulties();
  const isNamed = (one: Replay) => difficulties.some(({ value }) => value === one.difficulty);
  // A difficulty that this language does not name is neither shown nor played in it.
  const ghost = typeof invitation === 'object' && isNamed(invitation) ? invitation : undefined;
  const [player, setPlayer] = useState<Player | null>(null);
  const [saved, setSaved] = useState(readSaved);
  const [notice, setNotice] = useState('');
  const first = {
    lesson: 'ready',
    free: 'menu',
    mash: 'mixer',
    ghost: ghost === undefined ? 'menu' : 'challenge',
  } as const;
  const [screen, setScreen] = useState<Screen>({ name: first[opens] });
  const save = (next: Saved) => {
    writeSaved(next);
    setSaved(next);
  };
  const show = (name: 'menu' | 'calibrate') => {
    setScreen({ name });
  };
  /** Made in the visitor's click, as browsers want it. */
  const wakeSound = () => {
    const sound = player ?? new Player();
    sound.setLevels(saved.music / 100, saved.hits / 100, saved.hitSound);
    void sound.context.resume();
    setPlayer(sound);
    return sound;
  };
  const play = (raced?: Replay, watchFrom?: number) => {
    wakeSound();
    setScreen({ name: 'stage', turn: performance.now(), ghost: raced, watchFrom });
  };
  const race = () => {
    if (ghost === undefined) return;
    const { song, mix, difficulty } = ghost;
    // A race is no practice.
    save({ ...saved, song, mix, difficulty, tempo: 100 });
    play(ghost);
  };
  const finish = (run: Run) => {
    const counts = !isPractice(saved);
    if (counts) save(withResult(saved, scoreOf(run)));
    const raced = screen.name === 'stage' ? screen.ghost : undefined;
    const unlocks = counts && !saved.unlocked.includes(saved.song);
    setScreen({ name: 'result', run, unlocks, ghost: raced });
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
    show('calibrate');
  };
  const actions = { save, show, play, race, learn, learned, finish, calibrate, wakeSound };
  return { player, saved, screen, ghost, notice, ...actions };
}

/** The game over the page: choose, play, see the result. */
export function PlayDialog(props: PlayDialogProps) {
  const { invitation, onClose } = props;
  const texts = usePlayTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const game = useGame(props);
  const { player, screen } = game;
  const isPlaying = screen.name === 'stage' || screen.name === 'lesson';
  useModal(dialog);
  const end = () => {
    void player?.close();
    onClose();
  };
  // On the stage Escape pauses; elsewhere it closes.
  const keepStage = (event: SyntheticEvent) => {
    if (isPlaying) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="MASH VP!"
      onClose={end}
      onCancel={keepStage}
    >
      {!isPlaying && (
        <button
          type="button"
          className={styles.close}
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
        />
      )}
      <CurrentScreen game={game} notice={noticeOf(invitation, game.ghost, texts)} />
    </dialog>
  );
}

/** Why the ghost of a link is not raced. */
function noticeOf(
  invitation: PlayDialogProps['invitation'],
  raced: Replay | undefined,
  { ghost }: PlayTexts,
): string {
  if (typeof invitation === 'string') return ghost[invitation];
  return invitation === undefined || raced !== undefined ? '' : ghost.unnamed;
}

interface CurrentScreenProps {
  readonly game: ReturnType<typeof useGame>;
  readonly notice: string;
}

function CurrentScreen({ game, notice }: CurrentScreenProps) {
  const { player, saved, screen, ghost, save, show, play, race, finish, calibrate } = game;
  const openMenu = () => {
    show('menu');
  };
  const start = () => {
    play();
  };
  if (screen.name === 'mixer') {
    const parts = { player, saved, pair: pairIn(window.location.hash) };
    return <Mixer {...parts} onWake={game.wakeSound} onChange={save} onPlay={openMenu} />;
  }
  if (screen.name === 'ready') return <Lesson game={game} />;
  if (screen.name === 'lesson') return <Lesson key={screen.turn} game={game} />;
  if (screen.name === 'challenge' && ghost !== undefined)
    return <Challenge ghost={ghost} onRace={race} onDecline={openMenu} />;
  if (screen.name === 'calibrate' && player !== null)
    return <Calibrate player={player} saved={saved} onChange={save} onBack={openMenu} />;
  if (screen.name === 'stage' && player !== null) {
    const { ghost: raced, watchFrom } = screen;
    const again = () => {
      play(raced, watchFrom);
    };
    const parts = { player, saved, ghost: raced, watchFrom };
    const finished = watchFrom === undefined ? finish : openMenu;
    return (
      <Stage key={screen.turn} {...parts} onFinished={finished} onAgain={again} onQuit={openMenu} />
    );
  }
  if (screen.name === 'result') {
    const again = () => {
      play(screen.ghost);
    };
    const result = {
      run: screen.run,
      saved,
      unlocks: screen.unlocks,
      ghostScore: screen.ghost?.score,
    };
    return <Result {...result} onChange={save} onAgain={again} onMenu={openMenu} />;
  }
  return (
    <Menu
      saved={saved}
      notice={game.notice || notice}
      onChange={save}
      onStart={start}
      onWatch={(from) => {
        play(undefined, from);
      }}
      onCalibrate={calibrate}
    />
  );
}

/** The tutorial: an invitation first, because browsers want a click in it before they play a sound. */
function Lesson({ game }: Pick<CurrentScreenProps, 'game'>) {
  const { tutorial } = useMessages('mashup');
  const texts = usePlayTexts();
  const { player, saved, screen, learn, learned, show } = game;
  if (screen.name !== 'lesson' || player === null)
    return <Welcome heading={tutorial.title} steps={tutorial.steps} onStart={learn} />;
  const finish = (run: Run) => {
    const shown = LESSON_STEPS[1] ?? 0;
    const hits = run.judged.subarray(shown).filter((judged) => judged !== MISS).length;
    learned(format(texts.lesson.done, { hits: String(hits), notes: String(LESSON_NOTES) }));
  };
  const quit = () => {
    show('menu');
  };
  const own: Saved = { ...saved, mix: 'light', difficulty: 'easy', tempo: 100, cues: false };
  const handlers = { onFinished: finish, onAgain: learn, onQuit: quit };
  return <Stage player={player} saved={own} lesson={tutorial.steps} {...handlers} />;
}

/** Opens the dialog over the page, which stands still below it. */
function useModal(dialog: RefObject<HTMLDialogElement | null>) {
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    const close = () => {
      element.close();
    };
    // Another page must not lie below the game.
    window.addEventListener('popstate', close);
    return () => {
      window.removeEventListener('popstate', close);
    };
  }, [dialog]);
}
