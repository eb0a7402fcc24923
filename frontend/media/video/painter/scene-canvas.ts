/** Paints frames without a browser. The library is pinned, so that the same frame is the same pixels on every machine. */
import {
  type Canvas,
  type Image,
  type SKRSContext2D,
  createCanvas,
  loadImage,
} from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';

import { canvas as rasterized } from '../../pipeline/raster';
import type { Scene } from '../video';
import { frameTimes } from '../video';
import { Painter } from './painter';
import { Runs } from './runs';
import { paintedCanvas } from './stage';

/** Paints the frames of a scene in their order. */
export class SceneCanvas {
  readonly #scene: Scene;
  readonly #canvas: Canvas;
  readonly #context: SKRSContext2D;
  readonly #painter: Painter;
  readonly #runs: Runs;
  readonly #sprites: Map<string, Image | Canvas>;
  readonly #times: readonly number[];
  /** The last time that was played. */
  #played = -1;

  private constructor(scene: Scene, sprites: Map<string, Image | Canvas>) {
    this.#scene = scene;
    this.#times = frameTimes(scene);
    this.#sprites = sprites;
    this.#runs = new Runs(scene, paintedCanvas, (name) => sprites.get(name));
    this.#canvas = createCanvas(scene.size.width, scene.size.height);
    this.#context = this.#canvas.getContext('2d');
    this.#painter = new Painter(this.#context, sprites);
  }

  /** Loads the sprites of a scene. */
  static async for(scene: Scene): Promise<SceneCanvas> {
    const sprites = new Map<string, Image | Canvas>();
    for (const [name, { svg, width }] of Object.entries(scene.sprites())) {
      const png = await rasterized(svg, width, false).png({ compressionLevel: 1 }).toBuffer();
      sprites.set(name, await loadImage(png));
    }
    return new SceneCanvas(scene, sprites);
  }

  /** Plays the run of the game up to a time, as the scene does, and paints nothing else. */
  play(time: number): void {
    for (const earlier of this.#times) {
      if (earlier >= time) break;
      if (earlier > this.#played) this.#runs.show(earlier);
    }
    this.#played = time;
  }

  /** Paints the moment; times must not go back. */
  show(time: number): void {
    const stage = this.#runs.show(time);
    if (stage !== undefined) {
      this.#sprites.set('ground', stage.ground as Canvas);
      this.#sprites.set('fever', stage.fever as Canvas);
      this.#sprites.set('run', stage.run as Canvas);
    }
    this.#played = time;
    const { width, height } = this.#scene.size;
    this.#context.clearRect(0, 0, width, height);
    this.#painter.paint(this.#scene.frame(time));
  }

  /** Red, green, blue and alpha of every pixel of what was shown. */
  pixels(): Buffer {
    return this.#canvas.data();
  }

  /** What was shown as a PNG. */
  png(): Buffer {
    return this.#canvas.toBuffer('image/png');
  }
}

/** One moment of a scene as an opaque picture, painted as it is in a video. */
export async function paintedMoment(scene: Scene, time: number): Promise<Sharp> {
  const canvas = await SceneCanvas.for(scene);
  canvas.play(time);
  canvas.show(time);
  return sharp(canvas.png()).removeAlpha();
}
