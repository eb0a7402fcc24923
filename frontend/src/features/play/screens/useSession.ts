import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

import { fill } from '../../../i18n/fill';
import { hasKeyboard, prefersReducedMotion } from '../../../lib/browser';
import type { SongCharts } from '@axtorm/game/types';
import type { LoadedCut, Player } from '../audio/player';
import { cutMilliseconds, noteList, stepMilliseconds } from '@axtorm/game/chart/chart';
import { idolName, rivalOf } from '../idols';
import { scrollOf } from '@axtorm/game/chart/scroll';
import type { MixLink } from '@axtorm/game/mixer/link';
import { fadersOf } from '@axtorm/game/mixer/moves';
import { LESSON_SHOWN } from '@axtorm/game/chart/lesson';
import type { LaneKey } from '@axtorm/game/engine/keys';
import type { Run } from '@axtorm/game/engine/run';
import { type Said, type Screen, eventsOf, outputWords } from './events';
import { usePause } from './usePause';
import { listenToLanes } from '../game/input';
import { keepLit } from '../game/wake-lock';
import type { Invitation } from '@axtorm/game/replay/invitation';
import { bring } from '../game/bring';
import { FeverLight } from '../game/fever-light';
import { Session } from '../game/session';
import type { SessionOptions } from '../game/session-options';
import { paletteOf } from '../palette';
import { TONICS } from '../songs';
import { StagePainter, type StagePictures } from '@axtorm/game/painter/stage-painter';
import { type Saved, canBeLost, rateOf } from '../store/store';
import { type PlayTexts, usePlayTexts } from '../texts';

/** What a session is made of. */
export interface SessionParts extends Said {
  readonly player: Player;
  /** The song, or its beginning, as soon as it is there. */
  readonly cut: Promise<LoadedCut>;
  readonly charts: SongCharts;
  /** They may come while it is played. */
  readonly pictures: Promise<StagePictures>;
  readonly saved: Saved;
  readonly ghost?: Invitation | undefined;
  /** The mash-up that is played in place of a song. */
  readonly mash?: MixLink | undefined;
  /** Milliseconds of the song from which the play is watched, if it is not played. */
  readonly watchFrom?: number | undefined;
  readonly onFinished: (run: Run) => void;
  readonly onAgain: () => void;
  /** The keyboard writes other letters on the lanes. */
  readonly onKeys: (keys: readonly LaneKey[]) => void;
}

/** What the choices of a player mean for a session. */
function optionsOf(parts: SessionParts): SessionOptions {
  const { charts, saved, ghost, mash, lesson, watchFrom } = parts;
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
    faders: mash && fadersOf(mash.moves),
    shownUntil: lesson === undefined ? undefined : LESSON_SHOWN,
    watchFrom,
  };
}

/** Fits a painter to its place now and whenever that changes; returns what stops it. */
function followSize(place: HTMLElement, painter: StagePainter, light: FeverLight): () => void {
  const fit = () => {
    painter.resize(place.clientWidth, place.clientHeight, window.devicePixelRatio);
    light.resize();
  };
  const observer = new ResizeObserver(fit);
  fit();
  observer.observe(place);
  return () => {
    observer.disconnect();
  };
}

/** Begins something in the next task; returns what stops it. */
function afterTask(begin: () => () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  let stop: (() => void) | undefined;
  port1.onmessage = () => {
    stop = begin();
    port1.close();
  };
  port2.postMessage(null);
  return () => {
    port1.close();
    stop?.();
  };
}

function painterIn(
  place: HTMLElement,
  texts: PlayTexts,
  options: SessionOptions,
  { ghost, saved, mash }: SessionParts,
): StagePainter {
  const layer = (name: string) =>
    place.querySelector<HTMLCanvasElement>(`canvas[data-layer='${name}']`);
  const [still, moving] = [layer('still'), layer('moving')];
  if (still === null || moving === null) throw new Error('the stage has no canvas');
  const { lanes } = options.notes;
  const keys = saved.keys[saved.mix];
  return new StagePainter(still, moving, {
    lanes,
    // Fingers get places; a key that is pressed all the same shows its letter.
    letters: keys.map(({ label }) => (hasKeyboard() ? label : '')),
    palette: paletteOf(place),
    words: texts.stage,
    isCalm: options.calm,
    isDuet: mash !== undefined,
    makeCanvas: () => document.createElement('canvas'),
    gauges: {
      life: options.hasLife ? texts.stage.life : undefined,
      ghost: ghost && (ghost.by || idolName(rivalOf(ghost.idol, saved.idol))),
    },
  });
}

function lightIn(place: HTMLElement, { notes, beat, rate }: SessionOptions): FeverLight {
  return new FeverLight(place, notes.lanes, paletteOf(place), beat / rate);
}

/** What the screen is told but for the judgements, which the light follows. */
type Told = Omit<Screen, 'judged'>;

/** Starts a play in an element with two canvases. Returns it, and what stops it. */
function beginSession(place: HTMLElement, parts: SessionParts, texts: PlayTexts, told: Told) {
  const { player, cut, saved, lesson, hints } = parts;
  const options = optionsOf(parts);
  player.tune(TONICS[parts.charts.song], options.beat / options.rate / 1000);
  const painter = painterIn(place, texts, options, parts);
  const light = lightIn(place, options);
  const screen = { ...told, judged: light.follow };
  const events = eventsOf(options, parts, texts, screen);
  const session = new Session({ player, painter }, options, events);
  const abort = new AbortController();
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
    typed: (keys) => {
      if (!hasKeyboard()) painter.relabel(keys.map(({ label }) => label));
    },
    relabel: (keys) => {
      painter.relabel(keys.map(({ label }) => label));
      screen.relabel(keys);
    },
  });
  place.focus();
  screen.say(lesson?.[0] ?? hints?.[0] ?? fill(texts.spoken.start, { song: parts.charts.title }));
  session.start();
  void bring(session, cut, abort.signal, { onBegun: screen.begun, onWhole: screen.whole });
  // A song that is there is begun before this: to draw what moves takes a slow phone half a second.
  const stopSize = afterTask(() => followSize(place, painter, light));
  void parts.pictures.then((pictures) => {
    if (!abort.signal.aborted) painter.show(pictures);
  });
  const stopWatch = player.onInterruption(() => {
    screen.pause('interrupted');
  });
  const letDim = keepLit();
  const stop = () => {
    abort.abort();
    letDim();
    stopWatch();
    stopInput();
    stopSize();
    session.stop();
  };
  return { session, stop };
}

/** Milliseconds for which the words about another output stand: what is reported of its latency is the same change. */
const OUTPUT_SAID_MS = 4000;

/** Says when another output plays the sound; returns what tells whether that was a moment ago. */
function useOutputWords(output: string, say: () => void): () => boolean {
  const heardBy = useRef(output);
  const saidAt = useRef(-Infinity);
  const sayNow = useEffectEvent(say);
  useEffect(() => {
    if (heardBy.current === output) return;
    heardBy.current = output;
    saidAt.current = performance.now();
    sayNow();
  }, [output]);
  return useCallback(() => performance.now() - saidAt.current < OUTPUT_SAID_MS, []);
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
  const [hasSong, setHasSong] = useState(false);
  const { pause, resumeLate, ...pausing } = usePause(running, place, setSpeech);
  const { output, soundOffset } = parts.saved;
  useEffect(() => {
    if (running.current !== null) running.current.options.soundOffset = soundOffset;
  }, [soundOffset]);
  const hasNewOutput = useOutputWords(output, () => {
    setSpeech(outputWords(texts, latest.current.saved));
  });
  const goOn = useEffectEvent(resumeLate);
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
      begun: () => {
        setHasSong(true);
      },
      whole: () => {
        goOn();
      },
      hasNewOutput,
    });
    running.current = session;
    return () => {
      running.current = null;
      stop();
    };
  }, [place, texts, pause, hasNewOutput]);
  return { ...pausing, speech, hasSong };
}
