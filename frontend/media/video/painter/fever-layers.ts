/** The light and the crowd of a fever, which the game lays between its stage and its lanes. */
import { drawCrowd, drawFever } from '@axtorm/game/painter/fever';
import type { Palette } from '@axtorm/game/painter/palette';
import { layRunway } from '@axtorm/game/painter/runway';
import type { MakeCanvas, StageSize } from './canvases';

/** Seconds in which a layer comes and goes, as in the style sheet of the game. */
const FADE = 0.5;

type Layer = 'warm' | 'hot' | 'crowd';
const LAYERS: readonly Layer[] = ['warm', 'hot', 'crowd'];

/** Whether a layer is lit in a fever of 0 to 3. */
const isLit = (layer: Layer, fever: number): boolean =>
  layer === 'crowd' ? fever > 0 : layer === 'warm' ? fever === 1 : fever > 1;

/** The layers of one stage as one picture. */
export class FeverLayers {
  readonly canvas: unknown;
  readonly #makeCanvas: MakeCanvas;
  readonly #size: StageSize;
  readonly #lanes: number;
  readonly #palette: Palette;
  readonly #drawn = new Map<Layer, CanvasImageSource>();
  readonly #strength: Record<Layer, number> = { warm: 0, hot: 0, crowd: 0 };
  /** The time that was painted, and whether something was. */
  #before: number | undefined;
  #isBlank = true;

  constructor(size: StageSize, lanes: number, palette: Palette, makeCanvas: MakeCanvas) {
    this.#size = size;
    this.#lanes = lanes;
    this.#palette = palette;
    this.#makeCanvas = makeCanvas;
    this.canvas = this.#blank();
  }

  /** A canvas of the stage's size. */
  #blank(): HTMLCanvasElement {
    const { width, height, ratio } = this.#size;
    const canvas = this.#makeCanvas() as HTMLCanvasElement;
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    return canvas;
  }

  /** A layer, drawn when it is lit for the first time. */
  #layer(layer: Layer): CanvasImageSource {
    const known = this.#drawn.get(layer);
    if (known !== undefined) return known;
    const { width, height, ratio } = this.#size;
    const canvas = this.#blank();
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    const runway = layRunway(width, height, this.#lanes);
    if (layer === 'crowd') drawCrowd(context, runway, ratio, this.#palette);
    else drawFever(context, runway, ratio, this.#palette, layer === 'hot' ? 2 : 1);
    this.#drawn.set(layer, canvas);
    return canvas;
  }

  /** Paints what is lit at a second. Times must not go back. */
  paint(time: number, fever: number): void {
    const gone = (time - (this.#before ?? time - FADE)) / FADE;
    this.#before = time;
    for (const layer of LAYERS) {
      const way = isLit(layer, fever) ? gone : -gone;
      this.#strength[layer] = Math.max(0, Math.min(1, this.#strength[layer] + way));
    }
    const lit = LAYERS.filter((layer) => this.#strength[layer] > 0);
    if (this.#isBlank && lit.length === 0) return;
    this.#isBlank = lit.length === 0;
    const canvas = this.canvas as HTMLCanvasElement;
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const layer of lit) {
      context.globalAlpha = this.#strength[layer];
      context.drawImage(this.#layer(layer), 0, 0);
    }
  }
}
