/** What a running play says and tells its screen. */
import { LESSON_STEPS } from '@axtorm/game/chart/lesson';
import { MISS } from '@axtorm/game/engine/judgement';
import type { LaneKey } from '@axtorm/game/engine/keys';
import type { Run } from '@axtorm/game/engine/run';

import { fill } from '../../../i18n/fill';
import type { SessionEvents, SessionOptions } from '../game/session-options';
import { outputOf } from '../store/outputs';
import type { Saved } from '../store/store';
import type { PlayTexts } from '../texts';
import type { Trouble } from './PauseMenu';

/** What is said while it is played. */
export interface Said {
  /** What is said at the beginning, and before notes of these places: the steps of the tutorial. */
  readonly lesson?: readonly string[] | undefined;
  /** What is said over the first eight notes. */
  readonly hints?: readonly string[] | undefined;
}

/** Combos that are said aloud: the first few marks, then every hundred. */
function isMark(combo: number): boolean {
  return combo === 25 || combo === 50 || (combo > 0 && combo % 100 === 0);
}

/** What a running session tells the screen. */
export interface Screen {
  readonly say: (text: string) => void;
  readonly pause: (trouble?: Trouble) => void;
  readonly again: () => void;
  /** Something was judged: light and crowd follow. */
  readonly judged: (run: Run) => void;
  readonly finished: (run: Run) => void;
  readonly relabel: (keys: readonly LaneKey[]) => void;
  /** The song is heard, or is going to be. */
  readonly begun: () => void;
  /** Whether it was said just now that other headphones or speakers play. */
  readonly hasNewOutput: () => boolean;
  /** All of the song is there. */
  readonly whole: () => void;
}

/** What is said when other headphones or speakers are judged by. */
export function outputWords(texts: PlayTexts, saved: Saved): string {
  if (outputOf(saved) === undefined) return texts.spoken.otherOutput;
  return fill(texts.spoken.knownOutput, { offset: String(saved.soundOffset) });
}

/** What is said when sound comes later or earlier, and the browser does not tell why. */
function shiftWords(texts: PlayTexts, by: number): string {
  const { later, earlier } = texts.spoken;
  return fill(by > 0 ? later : earlier, { by: String(Math.abs(by)) });
}

/** Notes after which a first play says the next of its hints, and nothing after the last. */
const HINTS = [3, 6, 8];

/** What is said of a play, and what it leads to. */
export function eventsOf(
  options: SessionOptions,
  { lesson, hints }: Said,
  texts: PlayTexts,
  screen: Screen,
): SessionEvents {
  let isLost = false;
  let hasGap = false;
  return {
    onJudged: (note, run) => {
      screen.judged(run);
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
    onShift: (by) => {
      // What plays it now is said where the browser tells that.
      if (!screen.hasNewOutput()) screen.say(shiftWords(texts, by));
    },
    onSilent: () => {
      screen.pause('silent');
    },
    onWait: () => {
      screen.say(texts.spoken.wait);
    },
    onLate: () => {
      screen.pause('late');
    },
  };
}
