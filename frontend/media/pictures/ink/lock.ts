/** Locks of hair: a line that the strands follow, and how broad they are about it. */
import { poly } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { inked } from './brush';
import { directions, spline } from './curve';
import { painted } from './paint';
import type { Rim } from './paint';

/** The colours of hair. */
export interface Dye {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  /** Of lines between strands. */
  readonly deep: string;
}

/** A lock in short: the places that its line goes through, as `x y x y`, its width and its colours. */
export type Cut = readonly [string, number, Dye];

/** Places that are written as `x y x y`. */
export function through(text: string): readonly Point[] {
  const values = text.split(' ').map(Number);
  return Array.from({ length: values.length / 2 }, (_, at) => [
    values[2 * at] ?? 0,
    values[2 * at + 1] ?? 0,
  ]);
}

/** How broad a lock is from its root to its tip, as shares of its width. */
const PROFILE = {
  /** Swells, then runs out into a point. */
  soft: (t: number) => Math.min(1, 0.6 + 1.6 * t) * (1 - (Math.max(0, t - 0.2) / 0.8) ** 1.5),
  /** A loose strand: thin at both ends. */
  wisp: (t: number) => Math.sin(Math.PI * Math.min(1, t * 0.85 + 0.02)) ** 0.8 * (1 - t ** 3),
  /** Stands on end: broadest at its root. */
  spike: (t: number) => (1 - t) ** 0.8,
  /** Keeps its breadth to the cut. */
  blade: (t: number) => 0.82 + 0.22 * t,
} as const;

/** Where a blade is cut off, at a slant. */
const CUT = 0.8;

interface Lock {
  readonly along: readonly Point[];
  readonly width: number;
  readonly dye: Dye;
  readonly cut?: keyof typeof PROFILE;
  /** The side that the light does not reach: 1 is to the right of the way from root to tip. */
  readonly dark?: 1 | -1;
  /** Where the shine begins along the lock; with none there is no shine. */
  readonly shine?: number;
  readonly rims?: readonly Rim[];
}

const STEPS = 28;

/** The places beside a lock's line: `share` 1 is its right edge. */
class Strand {
  readonly #points: readonly Point[];
  readonly #along: readonly Point[];
  readonly #half: (t: number) => number;

  constructor({ along, width, cut = 'soft' }: Lock) {
    this.#points = spline(along, STEPS);
    this.#along = directions(this.#points);
    this.#half = (t) => (width / 2) * PROFILE[cut](t);
  }

  at(index: number, share: number): Point {
    const [x, y] = this.#points[index] ?? [0, 0];
    const [dx, dy] = this.#along[index] ?? [1, 0];
    const by = this.#half(index / STEPS) * share;
    return [x - dy * by, y + dx * by];
  }

  /** A line along the lock at a share of its breadth. */
  run(share: (t: number) => number, from = 0, to = 1): Point[] {
    const [first, last] = [Math.round(from * STEPS), Math.round(to * STEPS)];
    return Array.from({ length: last - first + 1 }, (_, at) =>
      this.at(first + at, share((first + at) / STEPS)),
    );
  }
}

const open = (points: readonly Point[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Light across a lock, with the teeth that strands cut into it. */
function shineOf(strand: Strand, start: number): string {
  const teeth = [-0.7, -0.45, -0.2, 0.05, 0.3, 0.55];
  const line = (at: number, deep: readonly number[]) =>
    teeth.map((share, index) =>
      strand.at(Math.round((start + at + (deep[index] ?? 0)) * STEPS), share),
    );
  const upper = line(0, [0.06, 0, 0.07, 0.01, 0.08, 0.05]);
  const lower = line(0.14, [0, 0.08, 0.02, 0.1, 0.02, -0.03]);
  return poly([...upper, ...lower.reverse()]);
}

/** The outline of a lock. */
export function outlineOf(lock: Lock): string {
  const { cut = 'soft', dark = 1 } = lock;
  const strand = new Strand(lock);
  const slant = (t: number) => Math.min(1, 1 - (2 * (t - CUT)) / (1 - CUT));
  const shorter = strand.run((t) => dark * (cut === 'blade' ? slant(t) : 1));
  return poly([...shorter, ...strand.run(() => -dark).reverse()]);
}

/** A lock with its dark side, its shine and two strands that part in it. */
export function lockOf(lock: Lock): string {
  const { dye, dark = 1, shine, rims = [] } = lock;
  const strand = new Strand(lock);
  const d = outlineOf(lock);
  const border = strand.run((t) => dark * (0.05 + 0.5 * Math.sin(t * 3) ** 2));
  const shade = poly([...border, ...strand.run(() => dark * 1.1).reverse()]);
  const parts =
    inked(open(strand.run(() => dark * -0.35, 0.05, 0.72)), 4, 'out') +
    inked(open(strand.run((t) => dark * (0.3 - 0.3 * t), 0.3, 0.95)), 4.5, 'in');
  const inside =
    fill(shade, dye.shade) +
    (shine === undefined ? '' : fill(shineOf(strand, shine), dye.light)) +
    clip(d, fill(parts, dye.deep));
  return painted(d, { base: dye.base, inside, rims, weight: { thin: 3, thick: 7 } });
}
