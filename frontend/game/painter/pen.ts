/** Copies pictures and numbers to the moving canvas. None of it creates objects. */

/** A drawn picture with its size in CSS pixels. */
export interface Sprite {
  readonly image: HTMLCanvasElement;
  readonly width: number;
  readonly height: number;
  /** The size in whole units of the moving canvas. */
  readonly wide: number;
  readonly tall: number;
}

/**
 * Units of a pixel in which the moving canvas counts. Places are whole units from where they are known: a fraction that is
 * handed on, to the browser or to a function, is an object of its own, and there were hundreds of bytes in every frame.
 */
export const UNITS = 16;

/** Pixels in whole units; the bitwise operator tells the compiler that they are whole. */
export function units(pixels: number): number {
  return (pixels * UNITS) | 0;
}

/**
 * How strong something is drawn, in hundredths. A fraction that is worked out is an object of its own as soon as it is handed to
 * the browser; those that stand in a list with something else are objects already, and are handed on as they are.
 */
const STRENGTHS: readonly (number | null)[] = [
  ...Array.from({ length: 101 }, (_, level) => level / 100),
  null,
];

/** Sets how strong what follows is drawn, in whole hundredths. */
export function strengthen(context: CanvasRenderingContext2D, level: number): void {
  context.globalAlpha = STRENGTHS[level] ?? 1;
}

/** Draws an image in a size around a point, all in units. */
export function copy(
  context: CanvasRenderingContext2D,
  image: HTMLCanvasElement,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.drawImage(image, x - (width >> 1), y - (height >> 1), width, height);
}

/** Draws a picture, if there is one, around a point in units. */
export function place(
  context: CanvasRenderingContext2D,
  picture: Sprite | undefined,
  x: number,
  y: number,
): void {
  if (picture === undefined) return;
  copy(context, picture.image, x, y, picture.wide, picture.tall);
}

/** Units from a digit to the next: figures have one width, so that a score does not tremble. */
export function advanceOf(digits: readonly Sprite[]): number {
  return units((digits[0]?.width ?? 0) * 0.8);
}

/** How many digits a whole number is written with, at least. */
export function digitsOf(value: number, least: number): number {
  let count = 1;
  for (let rest = (value / 10) | 0; rest > 0; rest = (rest / 10) | 0) count += 1;
  return count < least ? least : count;
}

/** Draws a whole number with at least so many digits, `advance` from one to the next; it ends at `right`. */
export function writeNumber(
  context: CanvasRenderingContext2D,
  value: number,
  least: number,
  digits: readonly Sprite[],
  advance: number,
  right: number,
  y: number,
): void {
  let x = right - (advance >> 1);
  let rest = value;
  for (let i = digitsOf(value, least); i > 0; i--) {
    place(context, digits[rest % 10], x, y);
    rest = (rest / 10) | 0;
    x -= advance;
  }
}
