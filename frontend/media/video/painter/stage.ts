/** A run on charts of the game, recorded ones or the lesson, by its rules and its painter. So a video shows the game. */
import { createRequire } from 'node:module';

import { type Canvas, GlobalFonts, createCanvas } from '@napi-rs/canvas';

import {
  STEPS_PER_BAR,
  noteList,
  stepMilliseconds,
  strikesOf,
  timeOfStep,
} from '@axtorm/game/chart/chart';
import { LESSON } from '@axtorm/game/chart/lesson';
import { scrollOf } from '@axtorm/game/chart/scroll';
import { feverOf } from '@axtorm/game/engine/fever';
import { MISS } from '@axtorm/game/engine/judgement';
import { type NoteList, type Run, createRun } from '@axtorm/game/engine/run';
import { scoreOf } from '@axtorm/game/engine/score';
import { honourOf } from '@axtorm/game/engine/statistics';
import { LETTERS } from '@axtorm/game/engine/keys';
import { FADER_STEPS } from '@axtorm/game/mixer/moves';
import type { Palette } from '@axtorm/game/painter/palette';
import { StagePainter, type StagePictures } from '@axtorm/game/painter/stage-painter';
import { type View, approachOf, createView } from '@axtorm/game/painter/view';
import { COLOUR } from '../../pictures/system/tokens';
import type { Difficulty, Mix, SongCharts } from '@axtorm/game/types';
import type { MakeCanvas, StageSize } from './canvases';
import { FeverLayers } from './fever-layers';
import { Player, type Slip } from './player';

/** What is played, and when. */
export interface StageSpec extends StageSize {
  readonly charts: SongCharts;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  /** The video's second at which the cut of the song begins; negative when the video begins later. */
  readonly origin: number;
  /** Seconds of the video between which notes come. */
  readonly from: number;
  readonly to: number;
  /** The second from which it is painted, where it was begun before the video shows it. */
  readonly seen?: number;
  /** Speed of the lanes, as the options have it. */
  readonly speed: number;
  /** Sprites: the song's cover, and who dances on either side of the lanes, each in two poses. */
  readonly cover?: string;
  readonly left?: string;
  readonly right?: string;
  /** Two songs are played as one, with the crossfader in the middle. */
  readonly isDuet?: boolean;
  /** Notes that are not played at their time. */
  readonly slips?: readonly Slip[];
}

/** A stage that fills the picture. */
export const WHOLE_PICTURE = { speed: 5, width: 1280, height: 720, ratio: 1.5 } as const;

/** One that fills an upright picture. */
export const WHOLE_UPRIGHT = { speed: 5, width: 450, height: 800, ratio: 1.6 } as const;

/** The tutorial's chart at another tempo. */
export const lessonAt = (bpm: number): SongCharts => ({ ...LESSON, bpm });

/** The beats of the video's notes with the lanes of each and how long it is held, from the start of the cut. */
export function beatsOf({ charts, mix, difficulty }: StageSpec) {
  const beatAt = (step: number) => timeOfStep(charts, step) / (4 * stepMilliseconds(charts));
  return strikesOf(charts.charts[mix][difficulty] ?? []).map(({ step, lanes, length }) => ({
    beat: beatAt(step),
    lanes,
    held: beatAt(step + length) - beatAt(step),
  }));
}

/** The notes that a video shows; their times are milliseconds of the video. */
export function notesOfStage(spec: StageSpec): NoteList {
  const { lanes, times, lane, ends } = noteList(spec.charts, spec.mix, spec.difficulty);
  const inVideo = (time: number) => Math.round(time + spec.origin * 1000);
  const kept = [...times.keys()].filter((note) => {
    const at = (times[note] ?? 0) / 1000 + spec.origin;
    return at >= spec.from && at < spec.to;
  });
  return {
    lanes,
    times: Int32Array.from(kept, (note) => inVideo(times[note] ?? 0)),
    lane: Uint8Array.from(kept, (note) => lane[note] ?? 0),
    ends: Int32Array.from(kept, (note) => inVideo(ends?.[note] ?? times[note] ?? 0)),
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

/** The picture of a sprite, or what stands for it. */
export type PictureOf = (name: string) => unknown;

function picturesOf({ cover, left, right }: StageSpec, sprite: PictureOf): StagePictures {
  const drawn = (name: string) => sprite(name) as CanvasImageSource;
  const poses = (name: string | undefined) =>
    name === undefined ? undefined : [drawn(`${name}0`), drawn(`${name}1`)];
  return {
    cover: cover === undefined ? undefined : drawn(cover),
    idol: poses(left),
    ghost: poses(right),
  };
}

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
  readonly fever: unknown;
  readonly #notes: NoteList;
  readonly #spec: StageSpec;
  readonly #painter: StagePainter;
  readonly #run: Run;
  readonly #view: View;
  readonly #player: Player;
  readonly #layers: FeverLayers;

  constructor(spec: StageSpec, makeCanvas: MakeCanvas, sprite: PictureOf) {
    this.#spec = spec;
    this.#notes = notesOfStage(spec);
    this.#run = createRun(this.#notes);
    const from = spec.origin * 1000;
    this.#view = createView(this.#notes, approachOf(spec.speed), {
      bar: STEPS_PER_BAR * stepMilliseconds(spec.charts),
      from,
      scroll: scrollOf(spec.charts, spec.mix, spec.difficulty, from),
    });
    if (spec.isDuet === true) this.#view.fader = FADER_STEPS / 2;
    this.#player = new Player(this.#run, spec.slips ?? [], this.#onJudged);
    this.ground = makeCanvas();
    this.run = makeCanvas();
    this.#layers = new FeverLayers(spec, this.#notes.lanes, PALETTE, makeCanvas);
    this.fever = this.#layers.canvas;
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
        isDuet: spec.isDuet === true,
        makeCanvas: () => makeCanvas() as HTMLCanvasElement,
      },
    );
    this.#painter.show(picturesOf(spec, sprite));
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
    this.#player.playUntil(now);
    view.page = now;
    view.now = now;
    view.combo = this.#run.combo;
    // Both idols dance to the same run.
    view.ghostCombo = this.#run.combo;
    view.isGhostFull = honourOf(this.#run) !== undefined;
    view.score = this.score;
    const { from, to } = this.#spec;
    view.progress = Math.max(0, Math.min(1, (time - from) / (to - from)));
    this.#painter.paint(view, this.#run);
    this.#layers.paint(time, feverOf(this.#run));
  }

  readonly #onJudged = (time: number, lane: number | undefined): void => {
    const view = this.#view;
    const { latestJudged, latestOffset } = this.#run;
    view.judgement = latestJudged;
    view.late = latestOffset;
    view.judgedAt = time;
    if (lane === undefined || latestJudged === MISS) return;
    view.pressedAt[lane] = time;
    view.hitAt[lane] = time;
    view.hitKind[lane] = latestJudged;
  };
}
