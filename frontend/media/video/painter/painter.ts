/** Paints the operations of frames on a canvas. */
import { type Canvas, type Image, Path2D, type SKRSContext2D } from '@napi-rs/canvas';

import type { Frame, Op, Paint } from '../frame/ops';

/** The outlines of the last frames: most of them come back. */
const OUTLINES_KEPT = 4000;

/** Paints with the sprites that it is given. */
export class Painter {
  readonly #context: SKRSContext2D;
  readonly #sprites: ReadonlyMap<string, Image | Canvas>;
  readonly #outlines = new Map<string, Path2D>();

  constructor(context: SKRSContext2D, sprites: ReadonlyMap<string, Image | Canvas>) {
    this.#context = context;
    this.#sprites = sprites;
    context.lineJoin = 'round';
    context.lineCap = 'round';
  }

  /** Paints operations in their order. */
  paint(frame: Frame): void {
    for (const op of frame) {
      this.#context.save();
      this.#context.globalAlpha *= op.alpha ?? 1;
      if (op.blend !== undefined) this.#context.globalCompositeOperation = op.blend;
      this.#apply(op);
      this.#context.restore();
    }
  }

  #apply(op: Op): void {
    const context = this.#context;
    switch (op.op) {
      case 'fill':
        context.fillStyle = this.#ink(op.paint);
        context.fill(this.#outline(op.d));
        break;
      case 'stroke':
        context.strokeStyle = this.#ink(op.paint);
        context.lineWidth = op.width;
        context.stroke(this.#outline(op.d));
        break;
      case 'sprite': {
        const image = this.#sprites.get(op.name);
        if (image === undefined) throw new Error(`there is no sprite ${op.name}`);
        context.drawImage(image, ...op.box);
        break;
      }
      case 'group':
        if (op.at !== undefined) context.transform(...op.at);
        if (op.clip !== undefined) context.clip(this.#outline(op.clip));
        this.paint(op.ops);
        break;
    }
  }

  #outline(d: string): Path2D {
    const known = this.#outlines.get(d);
    if (known !== undefined) return known;
    if (this.#outlines.size > OUTLINES_KEPT) this.#outlines.clear();
    const made = new Path2D(d);
    this.#outlines.set(d, made);
    return made;
  }

  #ink(paint: Paint): string | CanvasGradient {
    if (typeof paint === 'string') return paint;
    const gradient =
      'line' in paint
        ? this.#context.createLinearGradient(...paint.line)
        : this.#context.createRadialGradient(paint.round[0], paint.round[1], 0, ...paint.round);
    for (const [offset, colour] of paint.stops) gradient.addColorStop(offset, colour);
    return gradient;
  }
}
