/** What a frame is made of: plain data, so that a moment can be compared, hashed and sent to the painter. */

type Stop = readonly [offset: number, colour: string];

/** A colour, or a gradient along a line or outward from a point. */
export type Paint =
  | string
  | { readonly line: readonly [number, number, number, number]; readonly stops: readonly Stop[] }
  | { readonly round: readonly [number, number, number]; readonly stops: readonly Stop[] };

/** How something joins what lies below it. */
export interface Look {
  readonly alpha?: number;
  /** `lighter` adds as light does. */
  readonly blend?: 'lighter' | 'screen' | 'multiply';
}

export type Matrix = readonly [number, number, number, number, number, number];

export type Op =
  | ({ readonly op: 'fill'; readonly d: string; readonly paint: Paint } & Look)
  | ({
      readonly op: 'stroke';
      readonly d: string;
      readonly paint: Paint;
      readonly width: number;
    } & Look)
  | ({ readonly op: 'sprite'; readonly name: string; readonly box: Box } & Look)
  | ({
      readonly op: 'group';
      readonly ops: Frame;
      readonly at?: Matrix;
      /** An outline that cuts the children, in their own units. */
      readonly clip?: string;
    } & Look);

type Box = readonly [x: number, y: number, width: number, height: number];

/** One moment, painted in order. */
export type Frame = readonly Op[];

export const fill = (d: string, paint: Paint, look: Look = {}): Op => ({
  op: 'fill',
  d,
  paint,
  ...look,
});

export const stroke = (d: string, paint: Paint, width: number, look: Look = {}): Op => ({
  op: 'stroke',
  d,
  paint,
  width,
  ...look,
});

/** A picture that was drawn beforehand, by its name, in a box. */
export const sprite = (
  name: string,
  x: number,
  y: number,
  width: number,
  height: number,
  look: Look = {},
): Op => ({ op: 'sprite', name, box: [round(x), round(y), round(width), round(height)], ...look });

/** A square sprite about its middle. */
export const glow = (name: string, x: number, y: number, radius: number, alpha = 1): Op =>
  sprite(name, x - radius, y - radius, 2 * radius, 2 * radius, { alpha, blend: 'lighter' });

export const group = (
  ops: Frame,
  more: Look & { readonly at?: Matrix; readonly clip?: string } = {},
): Op => ({ op: 'group', ops, ...more });

/** Children moved, scaled and turned (degrees) about their own origin. */
export function moved(ops: Frame, x: number, y: number, scale = 1, turn = 0, look: Look = {}): Op {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return group(ops, { at: [fine(c), fine(s), fine(-s), fine(c), round(x), round(y)], ...look });
}

/** Children scaled by two factors about a point. */
export function scaled(ops: Frame, about: readonly [number, number], sx: number, sy = sx): Op {
  const [x, y] = about;
  return group(ops, { at: [fine(sx), 0, 0, fine(sy), round(x - x * sx), round(y - y * sy)] });
}

/** `#RRGGBB` seen through: what a gradient fades to. */
export const faded = (colour: string, alpha: number): string =>
  colour +
  Math.round(Math.min(1, Math.max(0, alpha)) * 255)
    .toString(16)
    .padStart(2, '0');

const round = (value: number) => Math.round(value * 100) / 100;
const fine = (value: number) => Math.round(value * 1e5) / 1e5;
