/** The sleeve of a song, or both of a mash-up, on cards and behind the lanes. */
import { trace } from '@axtorm/game/painter/sprites';

import type { Outline, Places } from './places';

/** Fills an outline. */
export function fill(context: CanvasRenderingContext2D, colour: string, outline: Outline): void {
  context.fillStyle = colour;
  trace(context, outline);
  context.fill();
}

/** One sleeve, or two that collide: each has a half of the square, and the flash is where they meet. */
export function paintSleeves(
  context: CanvasRenderingContext2D,
  [first, second]: readonly CanvasImageSource[],
  [x, y, side]: Places['sleeve'],
  flash: string,
): void {
  if (first !== undefined) context.drawImage(first, x, y, side, side);
  if (second === undefined) return;
  const half = side / 2;
  const [upper, lower] = [x + half + side * 0.12, x + half - side * 0.12];
  context.save();
  trace(context, [
    [upper, y],
    [x + side, y],
    [x + side, y + side],
    [lower, y + side],
  ]);
  context.clip();
  context.drawImage(second, x, y, side, side);
  context.restore();
  const thick = side * 0.022;
  fill(context, flash, [
    [upper - thick, y],
    [upper + thick, y],
    [lower + thick, y + side],
    [lower - thick, y + side],
  ]);
}
