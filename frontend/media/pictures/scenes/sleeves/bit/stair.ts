/** Locks of hair in pixels: rows of cells that grow narrower by steps. */
import { poly } from '../../../system/geometry';
import type { Point } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { painted } from '../../../ink/paint';
import type { Rim } from '../../../ink/paint';

/** The colours of a lock. */
export interface Shades {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
}

/** A row: how many cells broad, how many cells long, and how far it lies to the side. */
type Row = readonly [number, number, number];

/** A lock from its root; at 0 degrees it hangs. */
export interface Stair {
  readonly root: Point;
  readonly turn: number;
  readonly cell: number;
  readonly rows: readonly Row[];
  readonly shades: Shades;
  /** The side that the light does not reach: 1 is to the viewer's right of a lock that hangs. */
  readonly dark?: 1 | -1;
  readonly rims?: readonly Rim[];
}

/** Where each row begins and ends, in cells. */
function rowsOf(rows: readonly Row[]) {
  let y = 0;
  return rows.map(([wide, long, aside]) => {
    const top = y;
    y += long;
    return { left: aside - wide / 2, right: aside + wide / 2, top, foot: y };
  });
}

/** A lock with its dark side, cells of light and the strands between its columns. */
export function stairOf({ root, turn, cell, rows, shades, dark = 1, rims = [] }: Stair): string {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = ([x, y]: Point): Point => [
    root[0] + (x * c - y * s) * cell,
    root[1] + (x * s + y * c) * cell,
  ];
  const list = rowsOf(rows);
  const turned = (points: readonly Point[]) => poly(points.map(at));
  const d = turned([
    ...list.flatMap(({ right, top, foot }): Point[] => [
      [right, top],
      [right, foot],
    ]),
    ...list.toReversed().flatMap(({ left, top, foot }): Point[] => [
      [left, foot],
      [left, top],
    ]),
  ]);
  const box = (x: number, y: number, wide: number, long: number) =>
    turned([
      [x, y],
      [x + wide, y],
      [x + wide, y + long],
      [x, y + long],
    ]);
  const shade = list
    .map(({ left, right, top, foot }) =>
      dark === 1
        ? box(right - (right - left) * 0.36, top, right - left, foot - top)
        : box(left - 1, top, 1 + (right - left) * 0.36, foot - top),
    )
    .join('');
  const [first, second] = list;
  const lit =
    first === undefined || second === undefined
      ? ''
      : box(dark === 1 ? first.left + 0.3 : first.right - 1.1, 0.5, 0.8, 0.8) +
        box(dark === 1 ? second.left + 0.5 : second.right - 1.3, second.top - 0.2, 0.8, 0.8);
  const last = list.at(-1);
  const strand = box((first?.left ?? 0) + 0.9, 0.4, 0.12, Math.max(0, (last?.top ?? 0) - 0.2));
  return painted(d, {
    base: shades.base,
    inside: fill(shade, shades.shade) + fill(strand, shades.deep) + fill(lit, shades.light),
    rims,
    weight: { thin: 4, thick: 8 },
    light: [-1, -0.5],
  });
}
