/** A run of the game that visitors play: its charts, its rules, its painter. So a video shows what is played. */
import { createRequire } from 'node:module';

import { type Canvas, GlobalFonts, createCanvas } from '@napi-rs/canvas';

import { noteList, stepMilliseconds, strikesOf, timeOfStep } from '@axtorm/game/chart/chart';
import { LESSON } from '@axtorm/game/chart/lesson';
import { PERFECT } from '@axtorm/game/engine/judgement';
import { type NoteList, type Run, createRun, press, scoreOf } from '@axtorm/game/engine/run';
import { LETTERS } from '@axtorm/game/engine/keys';
import type { Palette } from '@axtorm/game/painter/palette';
import { StagePainter } from '@axtorm/game/painter/stage-painter';
import { type View, approachOf, createView } from '@axtorm/game/painter/view';
import { COLOUR } from '../../pictures/system/tokens';
import type { Difficulty, Mix, SongCharts } from '@axtorm/game/types';

/** What is played, and when. */
export interface StageSpec {
  readonly charts: SongCharts;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** The video's second at which the cut of the song begins; negative when the video begins later. */
  readonly origin: number;
  /** Seconds of the video between which notes come. */
  readonly from: number;
  readonly to: number;
  /** Speed of the lanes, as the options have it. */
  readonly speed: number;
  /** The size of the stage in CSS pixels, and pixels for each of them. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}

/** A stage that fills the picture. */
export const WHOLE_PICTURE = { speed: 5, width: 1280, height: 720, ratio: 1.5 } as const;

/** The tutorial's chart at another tempo. */
export const lessonAt = (bpm: number): SongCharts => ({ ...LESSON, bpm });

/** The beats of the video's notes with the lanes of each, from the start of the cut. */
export function beatsOf({ charts, mix, difficulty }: StageSpec) {
  return strikesOf(charts.charts[mix][difficulty]).map(({ step, lanes }) => ({
    beat: timeOfStep(charts, step) / (4 * stepMilliseconds(charts)),
    lanes,
  }));
}

/** The notes that a video shows; their times are milliseconds of the video. */
export function notesOfStage(spec: StageSpec): NoteList {
  const { lanes, times, lane } = noteList(spec.charts, spec.mix, spec.difficulty);
  const kept = [...times.keys()].filter((note) => {
    const at = (times[note] ?? 0) / 1000 + spec.origin;
    return at >= spec.from && at < spec.to;
  });
  return {
    lanes,
    times: Int32Array.from(kept, (note) => Math.round((times[note] ?? 0) + spec.origin * 1000)),
    lane: Uint8Array.from(kept, (note) => lane[note] ?? 0),
  };
}

/** The style sheet's tokens, which the game reads from its element. */
const PALETTE: Palette = {
  ...COLOUR,
  signalA: COLOUR.a,
  signalB: COLOUR.b,
  dimA: `${COLOUR.a}2E`,
  dimB: `${COLOUR.b}2E`,
  display: 'Unbounded',
};

/** Makes a canvas to paint on, or to write down what would be painted. */
export type MakeCanvas = () => unknown;

/** Makes canvases that paint, with the game's face. */
export function paintedCanvas(): Canvas {
  const face = '@expo-google-fonts/unbounded/900Black/Unbounded_900Black.ttf';
  if (!GlobalFonts.has(PALETTE.display))
    GlobalFonts.registerFromPath(createRequire(import.meta.url).resolve(face), PALETTE.display);
  return createCanvas(1, 1);
}

/** The stage of a run at any time: the lanes that stand still, and all that moves. */
export class Stage {
  readonly ground: unknown;
  readonly run: unknown;
  readonly #notes: NoteList;
  readonly #spec: StageSpec;
  readonly #painter: StagePainter;
  readonly #run: Run;
  readonly #view: View;
  /** How many notes were pressed. */
  #played = 0;

  constructor(spec: StageSpec, makeCanvas: MakeCanvas) {
    this.#spec = spec;
    this.#notes = notesOfStage(spec);
    this.#run = createRun(this.#notes);
    this.#view = createView(this.#notes, approachOf(spec.speed));
    this.ground = makeCanvas();
    this.run = makeCanvas();
    const { lanes } = this.#notes;
    const words = { early: 'EARLY', late: 'LATE' };
    this.#painter = new StagePainter(
      this.ground as HTMLCanvasElement,
      this.run as HTMLCanvasElement,
      {
        lanes,
        letters: LETTERS[lanes] ?? [],
        palette: PALETTE,
        words,
        isCalm: false,
        makeCanvas: () => makeCanvas() as HTMLCanvasElement,
      },
    );
    this.#painter.resize(spec.width, spec.height, spec.ratio);
  }

  /** Points so far. */
  get score(): number {
    return scoreOf(this.#run);
  }

  /** Paints the run at a second of the video. Times must not go back: bursts are counted as in a play. */
  show(time: number): void {
    const now = time * 1000;
    const view = this.#view;
    this.#playUntil(now);
    view.page = now;
    view.now = now;
    view.combo = this.#run.combo;
    view.score = this.score;
    const { from, to } = this.#spec;
    view.progress = Math.max(0, Math.min(1, (time - from) / (to - from)));
    this.#painter.paint(view, this.#run);
  }

  /** Presses every note at its very time. */
  #playUntil(now: number): void {
    const { times, lane: lanes } = this.#notes;
    for (; (times[this.#played] ?? Infinity) <= now; this.#played++) {
      const [at = 0, lane = 0] = [times[this.#played], lanes[this.#played]];
      press(this.#run, lane, at);
      this.#view.pressedAt[lane] = at;
      this.#view.hitAt[lane] = at;
      this.#view.hitKind[lane] = PERFECT;
      this.#view.judgement = PERFECT;
      this.#view.judgedAt = at;
    }
  }
}
