import { between, smooth } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { cel } from './cel';
import type { Sleeve } from './outfit';
import type { Tone } from './tone';

/** Widths along a limb at the places of `STATIONS`: root, flesh, joint, bulge, end. */
export type Widths = readonly [number, number, number, number, number];

export const ARM: Widths = [84, 80, 62, 66, 44];
export const LEG: Widths = [140, 132, 92, 104, 58];

/** The forearm and the calf are fullest soon after the joint. */
const STATIONS = [0, 0.22, 0.5, 0.64, 1] as const;

/** How much of a limb about its joint is rounded. */
const ROUND = 0.13;

/** How far a hem curves about the limb, as a share of its width. */
const HEM = 0.13;

/** How far a round root reaches, as a share of half of its width. */
const FLAT = 0.8;

/** The share of a sleeve along which its inner flank lies on the body and has no heavy line. */
const JOINED = 0.26;

/** Places along the middle line about a joint, against which edges are tested. */
const SAMPLES = Array.from({ length: 25 }, (_, index) => 0.2 + index * 0.025);

/** Control points of a quarter circle. */
const QUARTER = 0.5523;

const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A stretch of a limb: its outline, and the part of it that is drawn heavily. */
interface Stretch {
  readonly d: string;
  readonly edge?: string;
}

/** Two bones and a joint, with flesh on them. */
export class Limb {
  private readonly bones: readonly [Point, Point, Point];
  private readonly widths: Widths;
  /** The body's side that the limb hangs on: -1 is the viewer's left. */
  private readonly side: 1 | -1;
  private readonly joined: number;

  constructor(bones: readonly [Point, Point, Point], widths: Widths, thick: number, side: 1 | -1) {
    this.bones = bones;
    this.widths = widths.map((width) => width * thick) as unknown as Widths;
    this.side = side;
    this.joined = widths === ARM ? JOINED : 0;
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
    const at = Math.min(Math.max(t, 0), 1);
    const index = STATIONS.findIndex((station, place) => place > 0 && at <= station) - 1;
    const [start = 0, stop = 1] = [STATIONS[index], STATIONS[index + 1]];
    const ease = (1 - Math.cos(((at - start) / (stop - start)) * Math.PI)) / 2;
    const [from = 0, to = 0] = [this.widths[index], this.widths[index + 1]];
    return from + (to - from) * ease;
  }

  /** The limb's direction at a share of its length. */
  private direction(t: number): Point {
    const [a, b] = [this.centre(t - 0.02), this.centre(t + 0.02)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  }

  /** A place beside the middle line; `side` 1 is the limb's own edge. */
  private edge(t: number, side: number): Point {
    const [dx, dy] = this.direction(t);
    const half = (this.width(t) / 2) * side;
    const [x, y] = this.centre(t);
    return [x - dy * half, y + dx * half];
  }

  /** Whether a place lies inside the limb, as the inner edge of a sharp bend does where it crosses itself. */
  private isInside([x, y]: Point, wide: number): boolean {
    return SAMPLES.some((t) => {
      const [cx, cy] = this.centre(t);
      return Math.hypot(x - cx, y - cy) < (this.width(t) / 2) * wide * 0.94;
    });
  }

  private flank(sign: number, from: number, to: number, wide: number, flare: number): Point[] {
    const steps = Math.max(2, Math.round((to - from) * 18));
    const kept: Point[] = [];
    for (let index = 0; index <= steps; index += 1) {
      const u = index / steps;
      const grown = wide * (1 + (flare - 1) * u * u);
      const next = this.edge(from + (to - from) * u, sign * grown);
      const isEnd = index === 0 || index === steps;
      if (isEnd || !this.isInside(next, Math.min(grown, wide))) kept.push(next);
    }
    return kept;
  }

  /** A curve from one point to another that bulges along the limb, as a hem about a cylinder does. */
  private hem(a: Point, b: Point, t: number): string {
    const [dx, dy] = this.direction(t);
    const by = Math.hypot(b[0] - a[0], b[1] - a[1]) * HEM * 2;
    const [mx, my] = between(a, b, 0.5);
    return `Q${text([mx + dx * by, my + dy * by])} ${text(b)}`;
  }

  /** A round root: half a circle behind the first two places. */
  private cap(first: Point, last: Point, t: number): { tip: Point; to: string; away: string } {
    const [dx, dy] = this.direction(t);
    const middle = between(first, last, 0.5);
    const r = Math.hypot(last[0] - first[0], last[1] - first[1]) / 2;
    const tip: Point = [middle[0] - dx * r * FLAT, middle[1] - dy * r * FLAT];
    const k = QUARTER * r;
    const back = ([x, y]: Point): Point => [x - dx * k * FLAT, y - dy * k * FLAT];
    const along = (to: Point): Point => [
      tip[0] + ((to[0] - middle[0]) / r) * k,
      tip[1] + ((to[1] - middle[1]) / r) * k,
    ];
    return {
      tip,
      to: `C${text(back(first))} ${text(along(first))} ${text(tip)}`,
      away: `C${text(along(last))} ${text(back(last))} ${text(last)}`,
    };
  }

  /** The outline of a stretch, `wide` times the limb's width and `flare` times wider at its end. */
  tube(from: number, to: number, wide = 1, flare = 1): string {
    return this.stretch(from, to, wide, flare, false).d;
  }

  private stretch(
    from: number,
    to: number,
    wide: number,
    flare: number,
    isRound: boolean,
  ): Stretch {
    const one = this.flank(1, from, to, wide, flare);
    const other = this.flank(-1, from, to, wide, flare);
    const outward = ([x, y]: Point = [0, 0]) => x * this.side - y;
    // The outer flank comes first: there the line runs on about the root, as about a shoulder.
    const isOuter = outward(one[0]) >= outward(other[0]);
    const [outer, inner] = isOuter ? [one, other] : [other, one];
    const [start, end] = [outer[0], inner[0]] as [Point, Point];
    const low = this.hem(outer.at(-1) as Point, inner.at(-1) as Point, to);
    const tail = (points: readonly Point[]) => smooth(points, false).replace(/^M[^C]*/, '');
    const round = tail(outer) + low + tail([...inner].reverse());
    if (!isRound) return { d: `M${text(start)}${round}${this.hem(end, start, from)}Z` };
    const cap = this.cap(end, start, from);
    // A limb that hangs shows the top of its root; one that is raised hides it in the body.
    const free = inner.slice(Math.ceil(inner.length * this.joined));
    const flank = tail([...free].reverse());
    const hangs = this.direction(from)[1] > 0.2;
    return {
      d: `M${text(start)}${round}${cap.to}${cap.away}Z`,
      edge:
        (hangs ? `M${text(cap.tip)}${cap.away}` : `M${text(start)}`) + tail(outer) + low + flank,
    };
  }

  /** The bare limb, round at its root. */
  skin(tone: Tone, rim: readonly [string, string]): string {
    const { d, edge } = this.stretch(0, 1, 1, 1, true);
    return cel(d, { tone, rim, fall: 12, ...(edge === undefined ? {} : { edge }) });
  }

  /** A stretch of cloth with its bands; one that begins at the root is round there. */
  cloth(sleeve: Sleeve, rim: readonly [string, string]): string {
    const { from, to, wide, tone, flare = 1, bands = [] } = sleeve;
    const { d, edge } = this.stretch(from, to, wide, flare, from < 0.1);
    const stripes = bands
      .map(([at, share, colour]) => fill(this.tube(at, at + share, wide * flare * 1.15), colour))
      .join('');
    const detail = clip(d, stripes);
    return cel(d, { tone, rim, fall: 16, detail, ...(edge === undefined ? {} : { edge }) });
  }
}
