import { type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';

import type { Run } from '@axtorm/game/engine/run';
import { fill } from '../../i18n/fill';
import { useMessages } from '../../i18n/page-data';
import { LESSON_NOTES, LESSON_STEPS } from '@axtorm/game/chart/lesson';
import type { MixLink } from '@axtorm/game/mixer/link';
import { MISS } from '@axtorm/game/engine/judgement';
import { Calibrate } from './screens/Calibrate';
import { Challenge } from './screens/Challenge';
import { Menu } from './screens/Menu';
import { Mixer } from './screens/Mixer';
import { NewOutput } from './screens/NewOutput';
import { NoSound } from './screens/NoSound';
import { PressAny } from './screens/PressAny';
import { Records } from './screens/Records';
import { Result } from './screens/Result';
import { Stage } from './screens/Stage';
import { Welcome } from './screens/Welcome';
import type { Saved } from './store/store';
import { usePlayTexts } from './texts';
import { GameProvider, useMemory, usePlays, useTiming, useView } from './GameContext';
import { type GameStart, useGame } from './useGame';
import styles from './PlayDialog.module.css';

export interface PlayDialogProps extends GameStart {
  /** Called when the dialog is closed, for the opener to remove it. */
  readonly onClose: () => void;
}

/** The game over the page: choose, play, see the result. */
export function PlayDialog(props: PlayDialogProps) {
  const { invitation, onClose } = props;
  const texts = usePlayTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  const game = useGame(props);
  const { screen } = game.view;
  const isPlaying = screen.name === 'stage' || screen.name === 'lesson';
  useModal(dialog);
  // On the stage Escape pauses; elsewhere it closes.
  const keepStage = (event: SyntheticEvent) => {
    if (isPlaying) event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="MASH VP!"
      onClose={onClose}
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
      <GameProvider game={game}>
        <CurrentScreen notice={typeof invitation === 'string' ? texts.ghost[invitation] : ''} />
      </GameProvider>
    </dialog>
  );
}

/** The screen that is shown. `notice` says why the ghost of a link cannot be raced. */
function CurrentScreen({ notice }: { readonly notice: string }) {
  const { saved, save } = useMemory();
  const { screen, show, ghost } = useView();
  const { player, play, race } = usePlays();
  const openMenu = () => {
    show('menu');
  };
  const openMixer = () => {
    show('mixer');
  };
  if (screen.name === 'silent') return <SilentScreen />;
  if (screen.name === 'mixer') return <MixerScreen onSongs={openMenu} />;
  if (screen.name === 'ready') return <Lesson />;
  if (screen.name === 'lesson') return <Lesson key={screen.turn} />;
  if (screen.name === 'challenge' && ghost !== undefined)
    return <Challenge ghost={ghost} saved={saved} onRace={race} onDecline={openMenu} />;
  if (screen.name === 'calibrate' && player !== null)
    return <Calibrate player={player} saved={saved} onChange={save} onBack={openMenu} />;
  if (screen.name === 'records') return <Records saved={saved} onChange={save} onBack={openMenu} />;
  if (screen.name === 'soon') return null;
  if (screen.name === 'press')
    return (
      <PressAny
        onPress={() => {
          show('soon');
        }}
        onSongs={openMenu}
      />
    );
  if (screen.name === 'stage') return <StageScreen />;
  if (screen.name === 'result') {
    const { ghost: raced, mash } = screen;
    const again = () => {
      play({ ghost: raced, mash });
    };
    const leave = mash === undefined ? openMenu : openMixer;
    const result = { play: screen, saved, ghostScore: raced?.score };
    return <Result {...result} onChange={save} onAgain={again} onMenu={leave} />;
  }
  return <MenuScreen notice={notice} />;
}

/** The songs, and what is chosen for a play. */
function MenuScreen({ notice }: { readonly notice: string }) {
  const { saved, save } = useMemory();
  const { notice: news, show } = useView();
  const { play, listen } = usePlays();
  const { hasNewOutput, keepOffsets, calibrate } = useTiming();
  return (
    <Menu
      saved={saved}
      notice={news || notice}
      onChange={save}
      onStart={() => {
        play();
      }}
      onWatch={(from) => {
        play({ watchFrom: from });
      }}
      onRecords={() => {
        show('records');
      }}
      onCalibrate={calibrate}
      onWake={listen}
    >
      {hasNewOutput && <NewOutput onCalibrate={calibrate} onKeep={keepOffsets} />}
    </Menu>
  );
}

/** A play that can be begun anew, and left for what it was chosen in. */
function StageScreen() {
  const { tutorial } = useMessages('mashup');
  const { saved, showLetters } = useMemory();
  const { screen, show } = useView();
  const { player, play, playQuietly, finish } = usePlays();
  const { calibrate } = useTiming();
  if (screen.name !== 'stage' || player === null) return null;
  const openMenu = () => {
    show('menu');
  };
  const openMixer = () => {
    show('mixer');
  };
  const { ghost: raced, watchFrom, mash } = screen;
  const again = () => {
    play({ ghost: raced, watchFrom, mash });
  };
  const onQuiet = () => {
    playQuietly({ ghost: raced, watchFrom, mash });
  };
  const quit = mash === undefined ? openMenu : openMixer;
  const own = mash === undefined ? saved : { ...saved, song: mash.pair.a };
  const isFirst = watchFrom === undefined && Object.keys(saved.best).length === 0;
  const parts = {
    player,
    saved: own,
    ghost: raced,
    watchFrom,
    mash,
    hints: isFirst ? tutorial.steps : undefined,
    onQuiet,
    onCalibrate: calibrate,
    onKeys: showLetters,
  };
  const finished = watchFrom === undefined ? finish : openMenu;
  return <Stage key={screen.turn} {...parts} onFinished={finished} onAgain={again} onQuit={quit} />;
}

/** What is left where no sound can be made. */
function SilentScreen() {
  const { screen, show } = useView();
  const { playQuietly } = usePlays();
  if (screen.name !== 'silent') return null;
  return (
    <NoSound
      onQuiet={() => {
        playQuietly(screen.next);
      }}
      onBack={() => {
        show('menu');
      }}
    />
  );
}

/** The mixer, which leads to the songs or to a mash-up. */
function MixerScreen({ onSongs }: { readonly onSongs: () => void }) {
  const { saved, save } = useMemory();
  const { player, play, listen } = usePlays();
  const playMix = (mash: MixLink, chosen: Saved) => {
    save(chosen);
    play({ mash });
  };
  const onWake = () => listen() !== undefined;
  const handlers = { onWake, onChange: save, onSongs, onPlay: playMix };
  return <Mixer player={player} saved={saved} {...handlers} />;
}

/** The tutorial: an invitation first, because browsers want a click in it before they play a sound. */
function Lesson() {
  const { tutorial } = useMessages('mashup');
  const texts = usePlayTexts();
  const { saved, showLetters } = useMemory();
  const { screen, show } = useView();
  const { player, playQuietly, learn, learned } = usePlays();
  const { calibrate } = useTiming();
  if (screen.name !== 'lesson' || player === null) {
    const { title, steps } = tutorial;
    const keys = saved.keys.light.map(({ label }) => label);
    return <Welcome heading={title} steps={steps} keys={keys} onStart={learn} />;
  }
  const finish = (run: Run) => {
    const shown = LESSON_STEPS[1] ?? 0;
    const hits = run.judged.subarray(shown).filter((judged) => judged !== MISS).length;
    learned(fill(texts.lesson.done, { hits: String(hits), notes: String(LESSON_NOTES) }));
  };
  const quit = () => {
    show('menu');
  };
  const onQuiet = () => {
    playQuietly('lesson');
  };
  const own: Saved = { ...saved, mix: 'light', difficulty: 'easy', tempo: 100, cues: false };
  const handlers = {
    onFinished: finish,
    onAgain: learn,
    onQuit: quit,
    onCalibrate: calibrate,
    onKeys: showLetters,
    onQuiet,
  };
  const steps = [...tutorial.steps, texts.lesson.hold];
  return <Stage player={player} saved={own} lesson={steps} {...handlers} />;
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
