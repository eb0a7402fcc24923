/** The end of a play without a miss: paper of all colours falls. A frame creates no objects. */
import type { Palette } from './palette';
import { UNITS, units } from './pen';
import type { Runway } from './runway';

/** Pieces of paper, and milliseconds from the upper edge to the lower one. */
const PIECES = 72;
const FALLS = 2200;

/** The paper of a stage of one size. */
export class Finale {
  readonly #colours: readonly string[];
  readonly #width: number;
  readonly #height: number;
  readonly #size: number;
  /** When it began, in milliseconds of the page. */
  readonly #since = Float64Array.of(-1);

  constructor({ width, height }: Runway, palette: Palette) {
    this.#colours = [palette.signalA, palette.signalB, palette.gold, palette.flash];
    this.#width = units(width);
    this.#height = units(height);
    this.#size = units(Math.max(5, Math.min(width, height) * 0.014));
  }

  /** Draws the paper of a frame. */
  paint(context: CanvasRenderingContext2D, page: number): void {
    if ((this.#since[0] ?? 0) < 0) this.#since[0] = page;
    const age = (page - (this.#since[0] ?? 0)) | 0;
    for (let piece = 0; piece < PIECES; piece++) {
      // Each begins a little later, at a place of its own: steps that never meet.
      const own = age - ((piece * 37) % 900);
      if (own < 0) continue;
      const fall = own + ((piece * 13) % 7) * 40;
      const y = ((this.#height * fall) / FALLS) | 0;
      if (y > this.#height) continue;
      const sway = (((own + piece * 97) >> 5) & 31) - 16;
      const x =
        (((this.#width * ((piece * 61) % 101)) / 101) | 0) + (sway < 0 ? -sway : sway) * UNITS;
      // It turns: as wide as it is seen from its side.
      const turn = ((own + piece * 53) >> 4) & 15;
      const wide = (this.#size * (turn < 8 ? 2 + turn : 17 - turn)) >> 3;
      context.fillStyle = this.#colours[piece & 3] ?? '';
      context.fillRect(x, y, wide, this.#size);
    }
  }
}
