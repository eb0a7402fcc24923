/** The runs of the game that a scene shows, one after the other. */
import type { Scene } from '../video';
import type { MakeCanvas } from './canvases';
import { type PictureOf, Stage, type StageSpec } from './stage';

interface Turn {
  readonly at: number;
  readonly spec: StageSpec;
  stage?: Stage;
}

/** Plays the runs of a scene. */
export class Runs {
  readonly #turns: readonly Turn[];
  readonly #rate: number;
  readonly #makeCanvas: MakeCanvas;
  readonly #sprite: PictureOf;

  constructor(scene: Scene, makeCanvas: MakeCanvas, sprite: PictureOf) {
    const { stage, later = [], rate } = scene;
    const first = stage === undefined ? [] : [{ at: -Infinity, spec: stage }];
    this.#turns = [...first, ...later.map(({ at, stage: spec }) => ({ at, spec }))];
    this.#rate = rate;
    this.#makeCanvas = makeCanvas;
    this.#sprite = sprite;
  }

  /** Paints the run that is on at a second, if there is one. Times must not go back. */
  show(time: number): Stage | undefined {
    const turn = this.#turns.findLast(({ at }) => at <= time);
    if (turn === undefined) return undefined;
    const stage = turn.stage ?? this.#begin(turn, time);
    stage.show(time);
    return stage;
  }

  #begin(turn: Turn, time: number): Stage {
    const stage = new Stage(turn.spec, this.#makeCanvas, this.#sprite);
    turn.stage = stage;
    // Its lights and idols are as if it had been shown before.
    const { seen = time } = turn.spec;
    const before = Math.floor((time - seen) * this.#rate);
    for (let frame = before; frame > 0; frame--) stage.show(time - frame / this.#rate);
    return stage;
  }
}
