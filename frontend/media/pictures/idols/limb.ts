import { between, smooth } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { cel } from './cel';
import type { Sleeve } from './outfit';
import type { Tone } from './tone';

/** Widths along a limb: at its root, middle of the first half, joint, bulge, end. */
export type Widths = readonly [number, number, number, number, number];

export const ARM: Widths = [86, 84, 68, 70, 52];
export const LEG: Widths = [158, 146, 104, 112, 70];

/** How much of a limb about its joint is rounded. */
const ROUND = 0.13;

/** Two bones and a joint, with flesh on them. */
export class Limb {
  private readonly bones: readonly [Point, Point, Point];
  private readonly widths: Widths;

  constructor(bones: readonly [Point, Point, Point], widths: Widths) {
    this.bones = bones;
    this.widths = widths;
  }

  /** The place on the middle line at a share of the length. */
  centre(t: number): Point {
    const [root, joint, end] = this.bones;
    const straight = (s: number) =>
      s <= 0.5 ? between(root, joint, s * 2) : between(joint, end, (s - 0.5) * 2);
    if (Math.abs(t - 0.5) >= ROUND) return straight(t);
    const u = (t - 0.5 + ROUND) / (2 * ROUND);
    const [a, c] = [straight(0.5 - ROUND), straight(0.5 + ROUND)];
    return between(between(a, joint, u), between(joint, c, u), u);
  }

  private width(t: number): number {
    const at = Math.min(Math.max(t, 0), 1) * 4;
    const index = Math.min(3, Math.floor(at));
    const ease = (1 - Math.cos((at - index) * Math.PI)) / 2;
    const [from = 0, to = 0] = [this.widths[index], this.widths[index + 1]];
    return from + (to - from) * ease;
  }

  /** A place beside the middle line; `side` 1 is the limb's own edge. */
  private edge(t: number, side: number): Point {
    const [a, b] = [this.centre(t - 0.02), this.centre(t + 0.02)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const half = (this.width(t) / 2) * side;
    const [x, y] = this.centre(t);
    return [x - ((b[1] - a[1]) / length) * half, y + ((b[0] - a[0]) / length) * half];
  }

  private isAhead(last: Point, next: Point, t: number): boolean {
    const [a, b] = [this.centre(t - 0.02), this.centre(t + 0.02)];
    return (next[0] - last[0]) * (b[0] - a[0]) + (next[1] - last[1]) * (b[1] - a[1]) > 0;
  }

  /** The outline of a stretch, `wide` times the limb's width and `flare` times wider at its end. */
  tube(from: number, to: number, wide = 1, flare = 1): string {
    const steps = Math.max(2, Math.round((to - from) * 14));
    const side = (sign: number) => {
      const kept: Point[] = [];
      for (let index = 0; index <= steps; index += 1) {
        const u = index / steps;
        const t = from + (to - from) * u;
        const next = this.edge(t, sign * wide * (1 + (flare - 1) * u * u));
        // The inner edge of a sharp bend would run backwards and cross itself.
        if (kept.length === 0 || this.isAhead(kept.at(-1) ?? next, next, t)) kept.push(next);
      }
      return kept;
    };
    const one = side(1);
    const other = side(-1).reverse();
    const open = smooth(one, false);
    return `${open}L${smooth(other, false).slice(1)}Z`;
  }

  /** The bare limb. */
  skin(tone: Tone, rim: readonly [string, string]): string {
    return cel(this.tube(0, 1), { tone, rim, fall: 14 });
  }

  /** A stretch of cloth with its bands. */
  cloth(sleeve: Sleeve, rim: readonly [string, string]): string {
    const { from, to, wide, tone, flare = 1, bands = [] } = sleeve;
    const d = this.tube(from, to, wide, flare);
    const stripes = bands
      .map(([at, share, colour]) => fill(this.tube(at, at + share, wide * flare * 1.15), colour))
      .join('');
    return cel(d, { tone, rim, fall: 16, detail: clip(d, stripes) });
  }
}
