/** Drawn lines as places in their order, for what a renderer's stroke cannot do. */
import { between } from '../system/geometry';
import type { Point } from '../system/geometry';

/** A line without a break, and whether it comes back to where it began. */
export interface Run {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
}

/** Places on each curve. */
const STEPS = 12;

/** The place at a share of a curve with any number of control points (de Casteljau). */
function onCurve(control: readonly Point[], t: number): Point {
  if (control.length === 1) return control[0] ?? [0, 0];
  const next = control.slice(1).map((point, at) => between(control[at] ?? point, point, t));
  return onCurve(next, t);
}

const SIZE: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };

function pairs(text: string): Point[] {
  const values = (text.match(/-?[\d.]+/g) ?? []).map(Number);
  return Array.from({ length: values.length / 2 }, (_, at) => [
    values[2 * at] ?? 0,
    values[2 * at + 1] ?? 0,
  ]);
}

function extend(points: Point[], command: string, places: readonly Point[]): void {
  const size = SIZE[command] ?? 1;
  for (let at = 0; at < places.length; at += size) {
    const control = places.slice(at, at + size);
    const from = points.at(-1);
    if (size === 1 || from === undefined) points.push(...control);
    else
      for (let step = 1; step <= STEPS; step += 1)
        points.push(onCurve([from, ...control], step / STEPS));
  }
}

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Without places that lie on the one before. */
const distinct = (points: readonly Point[]): Point[] =>
  points.filter((point, at) => at === 0 || apart(point, points[at - 1] ?? point) > 0.05);

/** An outline as runs of places. It reads absolute M, L, C, Q and Z. */
export function flatten(d: string): readonly Run[] {
  const runs: { points: Point[]; isClosed: boolean }[] = [];
  for (const [, command = 'Z', text = ''] of d.matchAll(/([MLCQZ])([^MLCQZ]*)/g)) {
    if (command === 'M') runs.push({ points: [], isClosed: false });
    const run = runs.at(-1);
    if (run === undefined) continue;
    if (command === 'Z') run.isClosed = true;
    else extend(run.points, command, pairs(text));
  }
  return runs.map(({ points, isClosed }) => {
    const kept = distinct(points);
    const [first, last] = [kept[0], kept.at(-1)];
    const isTwice = isClosed && first !== undefined && last !== undefined && kept.length > 1;
    if (isTwice && apart(first, last) < 0.05) kept.pop();
    return { points: kept, isClosed };
  });
}

/** A smooth line through a few places, as many places as `count` and one. */
export function spline(through: readonly Point[], count: number): Point[] {
  const last = through.length - 1;
  const at = (index: number): Point => through[Math.min(Math.max(index, 0), last)] ?? [0, 0];
  return Array.from({ length: count + 1 }, (_, index) => {
    const place = (index / count) * last;
    const part = Math.min(Math.floor(place), last - 1);
    const t = place - part;
    const [a, b, c, d] = [at(part - 1), at(part), at(part + 1), at(part + 2)];
    const one = (axis: 0 | 1) =>
      0.5 *
      (2 * b[axis] +
        (c[axis] - a[axis]) * t +
        (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
        (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
    return [one(0), one(1)];
  });
}

/** The direction at each place, one unit long. */
export function directions(points: readonly Point[]): Point[] {
  return points.map((point, at) => {
    const [a, b] = [points[at - 1] ?? point, points[at + 1] ?? point];
    const length = apart(a, b) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  });
}
