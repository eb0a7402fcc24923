import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

import { fill } from '../../../i18n/fill';
import { prefersReducedMotion } from '../../../lib/browser';
import type { SongCharts } from '@axtorm/game/types';
import type { LoadedCut, Player } from '../audio/player';
import { cutMilliseconds, noteList, stepMilliseconds } from '@axtorm/game/chart/chart';
import { idolName } from '../idols';
import { scrollOf } from '@axtorm/game/chart/scroll';
import { LESSON_SHOWN, LESSON_STEPS } from '@axtorm/game/chart/lesson';
import { MISS } from '@axtorm/game/engine/judgement';
import type { LaneKey } from '@axtorm/game/engine/keys';
import type { Run } from '@axtorm/game/engine/run';
import type { Trouble } from './PauseMenu';
import { listenToLanes } from '../game/input';
import { keepLit } from '../game/wake-lock';
import type { Replay } from '@axtorm/game/replay/replay';
import { Session, type SessionEvents } from '../game/session';
import type { SessionOptions } from '../game/session-options';
import { paletteOf } from '../palette';
import { StagePainter, type StagePictures } from '@axtorm/game/painter/stage-painter';
import { type Saved, canBeLost, rateOf } from '../store/store';
import { type PlayTexts, usePlayTexts } from '../texts';

/** Milliseconds in which sound must run again after a press. */
const PATIENCE_MS = 3000;

/** What a session is made of. */
export interface SessionParts {
  readonly player: Player;
  readonly cut: LoadedCut;
  readonly charts: SongCharts;
  /** They may come while it is played. */
  readonly pictures: Promise<StagePictures>;
  readonly saved: Saved;
  readonly ghost?: Replay | undefined;
  /** What is said at the beginning, and before notes of these places: the steps of the tutorial. */
  readonly lesson?: readonly string[] | undefined;
  /** What is said over the first eight notes. */
  readonly hints?: readonly string[] | undefined;
  /** Milliseconds of the song from which the play is watched, if it is not played. */
  readonly watchFrom?: number | undefined;
  readonly onFinished: (run: Run) => void;
  readonly onAgain: () => void;
  /** The keyboard writes other letters on the lanes. */
  readonly onKeys: (keys: readonly LaneKey[]) => void;
}

/** What the choices of a player mean for a session. */
function optionsOf(parts: SessionParts): SessionOptions {
  const { charts, saved, ghost, lesson, watchFrom } = parts;
  const rate = rateOf(saved);
  return {
    notes: noteList(charts, saved.mix, saved.difficulty),
    beat: 4 * stepMilliseconds(charts),
    length: cutMilliseconds(charts),
    rate,
    // In the song's own milliseconds, so that practice does not slow the lanes down twice.
    approach: saved.approach * rate,
    scroll: scrollOf(charts, saved.mix, saved.difficulty),
    soundOffset: saved.soundOffset,
    pictureOffset: saved.pictureOffset,
    cues: saved.cues && watchFrom === undefined && !parts.player.isQuiet,
    calm: prefersReducedMotion(),
    hasLife: lesson === undefined && watchFrom === undefined && canBeLost(saved),
    ghost: ghost?.presses,
    shownUntil: lesson === undefined ? undefined : LESSON_SHOWN,
    watchFrom,
  };
}

/** Combos that are said aloud: the first few marks, then every hundred. */
function isMark(combo: number): boolean {
  return combo === 25 || combo === 50 || (combo > 0 && combo % 100 === 0);
}

/** Fits a painter to its place now and whenever that changes; returns what stops it. */
function followSize(place: HTMLElement, painter: StagePainter): () => void {
  const observer = new ResizeObserver(() => {
    painter.resize(place.clientWidth, place.clientHeight, window.devicePixelRatio);
  });
  painter.resize(place.clientWidth, place.clientHeight, window.devicePixelRatio);
  observer.observe(place);
  return () => {
    observer.disconnect();
  };
}

function painterIn(
  place: HTMLElement,
  texts: PlayTexts,
  options: SessionOptions,
  { ghost, saved }: SessionParts,
): StagePainter {
  const [still, moving] = place.querySelectorAll('canvas');
  if (still === undefined || moving === undefined) throw new Error('the stage has no canvas');
  const { lanes } = options.notes;
  const keys = saved.keys[saved.mix];
  return new StagePainter(still, moving, {
    lanes,
    letters: keys.map(({ label }) => label),
    palette: paletteOf(place),
    words: texts.stage,
    isCalm: options.calm,
    makeCanvas: () => document.createElement('canvas'),
    gauges: {
      life: options.hasLife ? texts.stage.life : undefined,
      ghost: ghost === undefined ? undefined : idolName(ghost.idol),
    },
  });
}

/** What a running session tells the screen. */
interface Screen {
  readonly say: (text: string) => void;
  readonly pause: (trouble?: Trouble) => void;
  readonly again: () => void;
  readonly finished: (run: Run) => void;
  readonly relabel: (keys: readonly LaneKey[]) => void;
}

/** Notes after which a first play says the next of its hints, and nothing after the last. */
const HINTS = [3, 6, 8];

/** What is said of a play, and what it leads to. */
function eventsOf(
  options: SessionOptions,
  { lesson, hints }: SessionParts,
  texts: PlayTexts,
  screen: Screen,
): SessionEvents {
  let isLost = false;
  let hasGap = false;
  return {
    onJudged: (note, run) => {
      if (options.hasLife && !isLost && run.life < 0) {
        isLost = true;
        screen.say(texts.spoken.lost);
      }
      if (run.latestJudged !== MISS && isMark(run.combo))
        screen.say(fill(texts.spoken.combo, { count: String(run.combo) }));
      const hint = HINTS.indexOf(note + 1);
      if (hints !== undefined && hint !== -1) screen.say(hints[hint + 1] ?? '');
      const step = lesson?.[LESSON_STEPS.indexOf(note + 1) + 1];
      if (step !== undefined && LESSON_STEPS.includes(note + 1)) screen.say(step);
    },
    onFinished: screen.finished,
    onGap: () => {
      // Once is enough: the result says how often.
      if (!hasGap) screen.say(texts.spoken.gap);
      hasGap = true;
    },
    onSilent: () => {
      screen.pause('silent');
    },
  };
}

/** Starts a play in an element with two canvases. Returns it, and what stops it. */
function beginSession(place: HTMLElement, parts: SessionParts, texts: PlayTexts, screen: Screen) {
  const { player, cut, saved, lesson, hints } = parts;
  const options = optionsOf(parts);
  const painter = painterIn(place, texts, options, parts);
  const events = eventsOf(options, parts, texts, screen);
  const session = new Session({ player, cut, painter }, options, events);
  const stopSize = followSize(place, painter);
  let isStopped = false;
  void parts.pictures.then((pictures) => {
    if (!isStopped) painter.show(pictures);
  });
  const { again } = screen;
  const pause = () => {
    screen.pause();
  };
  const stopInput = listenToLanes(place, saved.keys[saved.mix], {
    press: session.press,
    release: session.release,
    pause,
    again,
    isPaused: () => session.isPaused,
    relabel: (keys) => {
      painter.relabel(keys.map(({ label }) => label));
      screen.relabel(keys);
    },
  });
  place.focus();
  screen.say(lesson?.[0] ?? hints?.[0] ?? fill(texts.spoken.start, { song: parts.charts.title }));
  session.start();
  const stopWatch = player.onInterruption(() => {
    screen.pause('interrupted');
  });
  const letDim = keepLit();
  const stop = () => {
    isStopped = true;
    letDim();
    stopWatch();
    stopInput();
    stopSize();
    session.stop();
  };
  return { session, stop };
}

/** Pauses of a play: by its player, or because something is wrong with the sound. */
function usePause(
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
  const pauseByHand = () => {
    pause();
  };
  return { isPaused, trouble, pause, pauseByHand, resume };
}

/** Runs a play in an element with two canvases; says what is to be said about it. */
export function useSession(place: RefObject<HTMLElement | null>, parts: SessionParts) {
  const texts = usePlayTexts();
  const running = useRef<Session>(null);
  const [speech, setSpeech] = useState('');
  // A play keeps what it began with; later renders bring new functions for the same play.
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const { pause, ...pausing } = usePause(running, place, setSpeech);
  useEffect(() => {
    if (place.current === null) return undefined;
    const { session, stop } = beginSession(place.current, latest.current, texts, {
      say: setSpeech,
      pause,
      again: () => {
        latest.current.onAgain();
      },
      finished: (run) => {
        latest.current.onFinished(run);
      },
      relabel: (keys) => {
        latest.current.onKeys(keys);
      },
    });
    running.current = session;
    return () => {
      running.current = null;
      stop();
    };
  }, [place, texts, pause]);
  return { ...pausing, speech };
}
