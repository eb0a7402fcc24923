/** Ink lines that swell and thin as a brush leaves them. */
import { n } from '../system/geometry';
import type { Point } from '../system/geometry';
import { apart, directions, flatten } from './curve';
import type { Run } from './curve';

/** How heavy an outline is: where light falls on it, and on the dark side. */
export interface Weight {
  readonly thin: number;
  readonly thick: number;
}

/** A turn by more than this (as a cosine) is a corner. */
const CORNER = 0.8;

/** Sides of the dot at a line's ends and corners. */
const SIDES = 10;

const text = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** A dot that runs round as the lines' outlines do, so that both add up. */
function dot([x, y]: Point, r: number): string {
  const points = Array.from({ length: SIDES }, (_, at): Point => {
    const angle = (-at / SIDES) * Math.PI * 2;
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
  return `M${points.map(text).join('L')}Z`;
}

/** A line through places, each with its own width. */
function ribbon(points: readonly Point[], widths: readonly number[]): string {
  const along = directions(points);
  const side = (sign: 1 | -1) =>
    points.map(([x, y], at): Point => {
      const [dx, dy] = along[at] ?? [1, 0];
      const half = ((widths[at] ?? 0) / 2) * sign;
      return [x - dy * half, y + dx * half];
    });
  return `M${[...side(1), ...side(-1).reverse()].map(text).join('L')}Z`;
}

/** Where a run turns sharply, by the places' numbers. */
function corners({ points, isClosed }: Run): number[] {
  const count = points.length;
  return points.flatMap((point, at) => {
    if (!isClosed && (at === 0 || at === count - 1)) return [];
    const [a, b] = [points[(at + count - 1) % count] ?? point, points[(at + 1) % count] ?? point];
    const [one, two] = [apart(a, point) || 1, apart(point, b) || 1];
    const cosine =
      ((point[0] - a[0]) * (b[0] - point[0]) + (point[1] - a[1]) * (b[1] - point[1])) / one / two;
    return cosine < CORNER ? [at] : [];
  });
}

/** A run in pieces without a corner, each as the places' numbers. */
function pieces(run: Run): number[][] {
  const count = run.points.length;
  const all = Array.from({ length: count }, (_, at) => at);
  const cut = corners(run);
  if (!run.isClosed) {
    const ends = [0, ...cut, count - 1];
    return ends.slice(1).map((end, at) => all.slice(ends[at], end + 1));
  }
  const [first = 0] = cut;
  const turned = [...all.slice(first), ...all.slice(0, first), first];
  const places = [...cut.map((at) => at - first), count];
  const from = cut.length === 0 ? [0, count] : places;
  return from.slice(1).map((end, at) => turned.slice(from[at], end + 1));
}

/** Twice the area inside, negative when the run goes round against the clock. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], at) => {
    const [nx, ny] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** The mean of each and its neighbours, so that a line swells slowly. */
const softened = (list: readonly number[]): number[] =>
  list.map((_, at) => {
    const near = list.slice(Math.max(0, at - 3), at + 4);
    return near.reduce((sum, one) => sum + one, 0) / near.length;
  });

/** Within how many places of a corner a line thins, and how thin it is there. */
const [TIP, FINE] = [6, 0.4];

/** Lines thin toward the corner in which they meet: two that do not would end in a blot. */
function pointed(widths: readonly number[]): number[] {
  const last = widths.length - 1;
  if (last < 2 * TIP) return [...widths];
  return widths.map((width, at) => {
    const far = Math.min(1, Math.min(at, last - at) / TIP);
    return width * (FINE + (1 - FINE) * far);
  });
}

/** The outline of a shape in ink: thin where it faces the light, thick where it turns away. @param light toward the light */
export function contour(d: string, { thin, thick }: Weight, light: Point): string {
  const far = Math.hypot(...light) || 1;
  return flatten(d)
    .map((run) => {
      const out = area(run.points) > 0 ? 1 : -1;
      const isRound = corners(run).length === 0;
      return pieces(run)
        .map((piece) => {
          const points = piece.map((at): Point => run.points[at] ?? [0, 0]);
          const dark = directions(points).map(
            ([dx, dy]) => (1 - (out * (dy * light[0] - dx * light[1])) / far) / 2,
          );
          const swelling = softened(dark).map((share) => thin + (thick - thin) * share);
          const widths = isRound ? swelling : pointed(swelling);
          const [first, last] = [points[0], points.at(-1)];
          if (first === undefined || last === undefined) return '';
          return (
            ribbon(points, widths) +
            dot(first, (widths[0] ?? 0) / 2) +
            dot(last, (widths.at(-1) ?? 0) / 2)
          );
        })
        .join('');
    })
    .join('');
}

/** How a line swells from its start (0) to its end (1). */
const SWELL = {
  both: (t: number) => Math.sin(Math.PI * t) ** 0.7,
  out: (t: number) => Math.min(1, t * 8) * (1 - t) ** 0.8,
  in: (t: number) => Math.min(1, (1 - t) * 8) * t ** 0.8,
} as const;

/** A line in ink that thins at both of its ends, or runs out or in. */
export function inked(d: string, width: number, swell: keyof typeof SWELL = 'both'): string {
  return flatten(d)
    .map(({ points }) => {
      const last = points.length - 1;
      return ribbon(
        points,
        points.map((_, at) => width * SWELL[swell](at / last)),
      );
    })
    .join('');
}
