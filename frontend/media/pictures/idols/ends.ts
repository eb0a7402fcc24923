import { between } from '../system/geometry';
import type { Point } from '../system/geometry';

/** How far a hem curves about a limb, as a share of its width. */
export const HEM = 0.13;

/** How far a round root reaches, as a share of half of its width. */
const FLAT = 0.8;

/** Control points of a quarter circle. */
const QUARTER = 0.5523;

export const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A curve from one point to another that bulges along the limb's direction, as a hem about a cylinder does. */
export function hem(a: Point, b: Point, [dx, dy]: Point, curve = HEM): string {
  const by = Math.hypot(b[0] - a[0], b[1] - a[1]) * curve * 2;
  const [mx, my] = between(a, b, 0.5);
  return `Q${text([mx + dx * by, my + dy * by])} ${text(b)}`;
}

/** A round root: half a circle behind the first two places of a limb that runs in a direction. */
export function cap(first: Point, last: Point, [dx, dy]: Point): string {
  const middle = between(first, last, 0.5);
  const r = Math.hypot(last[0] - first[0], last[1] - first[1]) / 2;
  const tip: Point = [middle[0] - dx * r * FLAT, middle[1] - dy * r * FLAT];
  const k = QUARTER * r;
  const back = ([x, y]: Point): Point => [x - dx * k * FLAT, y - dy * k * FLAT];
  const along = (to: Point): Point => [
    tip[0] + ((to[0] - middle[0]) / r) * k,
    tip[1] + ((to[1] - middle[1]) / r) * k,
  ];
  return (
    `C${text(back(first))} ${text(along(first))} ${text(tip)}` +
    `C${text(along(last))} ${text(back(last))} ${text(last)}`
  );
}
