import { between, poly, smooth } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { cel } from './cel';
import type { Edge } from './cel';
import { HEM, cap, hem, text } from './ends';
import { foldsOf } from './folds';
import type { Band, Sleeve } from './outfit';
import type { Tone } from './tone';

/** Widths along a limb at the places of `STATIONS`: root, flesh, joint, bulge, end. */
export type Widths = readonly [number, number, number, number, number];

export const ARM: Widths = [84, 80, 62, 66, 44];
export const LEG: Widths = [140, 132, 92, 104, 58];

/** The forearm and the calf are fullest soon after the joint. */
const STATIONS = [0, 0.22, 0.5, 0.64, 1] as const;

/** How much of a limb about its joint is rounded. */
const ROUND = 0.13;

/** Where the flanks of an arm begin, and by where they have their full width. */
const [SHOULDER, FULL] = [0.09, 0.16];

/** How round a shoulder is from its top to the flank, as a share of that way. */
const ROUNDNESS = 0.15;

/** The deltoid: by how much the outer flank bulges, where, and how long it is. */
const DELTOID = { bulge: 0.1, at: 0.14, length: 0.09 } as const;

/** By how much the outside of a leg is narrower at the hip, where it runs into the waist, and for how long. */
const HIP = { less: 0.42, length: 0.24 } as const;

/** How far the outer and the inner flank keep from the ends of the armhole, along the arm. */
const CLEAR = { top: 14, pit: 36 } as const;

/** How deep an armhole's curve is, as a share of its height, and how far the planes run on into the body. */
const [HOLLOW, INTO] = [0.3, 80];

/** An arm that is bent by so many degrees brings its two halves together; by more, one lies on the other. */
const BENT = { least: 24, most: 140 } as const;

/** How far the halves of an arm are cut apart, in the idols' units. */
const APART = 1000;

/** Places along the middle line about a joint, against which edges are tested. */
const SAMPLES = Array.from({ length: 25 }, (_, index) => 0.2 + index * 0.025);

const tail = (points: readonly Point[]) => smooth(points, false).replace(/^M[^C]*/, '');

/** Where an arm is set into the body: the top of the shoulder and the armpit. */
export interface Armhole {
  readonly top: Point;
  readonly pit: Point;
}

/** A stretch of a limb: its outline, and which parts of it are drawn how. */
interface Stretch {
  readonly d: string;
  readonly edge?: Edge;
}

/** The shape of a stretch: `wide` times the limb's width, `flare` times wider at its end. */
interface Cut {
  readonly from: number;
  readonly to: number;
  readonly wide: number;
  readonly flare: number;
  /** How far the hem curves, as a share of its width. */
  readonly hem?: number;
}

/** Two bones and a joint, with flesh on them. */
export class Limb {
  private readonly bones: readonly [Point, Point, Point];
  private readonly widths: Widths;
  /** The body's side that the limb hangs on: -1 is the viewer's left. */
  private readonly side: 1 | -1;
  readonly armhole: Armhole | undefined;

  constructor(
    bones: readonly [Point, Point, Point],
    widths: Widths,
    thick: number,
    side: 1 | -1,
    armhole?: Armhole,
  ) {
    this.bones = bones;
    this.widths = widths.map((width) => width * thick) as unknown as Widths;
    this.side = side;
    this.armhole = armhole;
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
  direction(t: number): Point {
    const [a, b] = [this.centre(t - 0.02), this.centre(t + 0.02)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  }

  /** A place beside the middle line: 1 is the limb's outer edge, -1 the one that a hanging limb turns to the body. */
  edge(t: number, share: number): Point {
    const [dx, dy] = this.direction(t);
    const half = (this.width(t) / 2) * share * this.side;
    const [x, y] = this.centre(t);
    return [x + dy * half, y - dx * half];
  }

  /** Degrees by which the joint is bent, and the edge on whose side it closes. */
  get joint(): { readonly bend: number; readonly closes: 1 | -1 } {
    const [dx, dy] = this.direction(0.3);
    const [ex, ey] = this.direction(0.7);
    const bend = (Math.acos(Math.min(1, dx * ex + dy * ey)) * 180) / Math.PI;
    return { bend, closes: (ex * dy - ey * dx) * this.side > 0 ? 1 : -1 };
  }

  /** Where the flanks meet in a bent joint, with the limb as wide as `share` times itself. */
  corner(share: number): Point {
    const [dx, dy] = this.direction(0.3);
    const [ex, ey] = this.direction(0.7);
    const [bx, by] = [ex - dx, ey - dy];
    const length = Math.hypot(bx, by) || 1;
    // The cosine of half of the bend.
    const half = Math.sqrt(Math.max(0.1, (1 + dx * ex + dy * ey) / 2));
    const far = ((this.width(0.5) / 2) * share) / half / length;
    return [this.bones[1][0] + bx * far, this.bones[1][1] + by * far];
  }

  /** All that lies on the root's side of the joint, or all that lies beyond it. */
  half(isRoot: boolean): string {
    const [dx, dy] = this.direction(0.3);
    const [ex, ey] = this.direction(0.7);
    const far = APART / (Math.hypot(dx + ex, dy + ey) || 1);
    const [mx, my] = [(dx + ex) * far, (dy + ey) * far];
    const [x, y] = this.bones[1];
    const sign = isRoot ? -1 : 1;
    return poly([
      [x - my, y + mx],
      [x + my, y - mx],
      [x + my + sign * mx, y - mx + sign * my],
      [x - my + sign * mx, y + mx + sign * my],
    ]);
  }

  /** A coloured band about the cloth; in a bent arm it must not show on the other half. */
  private band({ wide, flare = 1, hem: curve = HEM }: Sleeve, [at, share, colour]: Band): string {
    const drawn = fill(this.tube(at, at + share, wide * flare * 1.2, 1, curve), colour);
    const { bend } = this.joint;
    if (this.armhole === undefined || bend < BENT.least || bend > BENT.most) return drawn;
    return clip(this.half(at < 0.5), drawn);
  }

  /** Whether a place lies inside the limb, as the inner edge of a sharp bend does where it crosses itself. */
  private isInside([x, y]: Point, wide: number): boolean {
    return SAMPLES.some((t) => {
      const [cx, cy] = this.centre(t);
      return Math.hypot(x - cx, y - cy) < (this.width(t) / 2) * wide * 0.94;
    });
  }

  private flank(sign: 1 | -1, { from, to, wide, flare }: Cut): Point[] {
    const steps = Math.max(5, Math.round((to - from) * 20));
    const kept: Point[] = [];
    for (let index = 0; index <= steps; index += 1) {
      const u = index / steps;
      const t = from + (to - from) * u;
      const grown = wide * (1 + (flare - 1) * u * u);
      const next = this.edge(t, sign * grown * this.swell(t, sign));
      const isEnd = index === 0 || index === steps;
      if (isEnd || !this.isInside(next, Math.min(grown, wide))) kept.push(next);
    }
    return kept;
  }

  /** What an arm's shoulder adds to its width, and a leg's hip takes of it. */
  private swell(t: number, sign: 1 | -1): number {
    if (this.armhole === undefined) {
      return sign === 1 ? 1 - HIP.less * Math.max(0, 1 - Math.max(0, t) / HIP.length) ** 2 : 1;
    }
    const { bulge, at, length } = DELTOID;
    const grows = 0.86 + 0.14 * Math.min(1, Math.max(0, (t - SHOULDER) / (FULL - SHOULDER)));
    return sign === 1 ? grows * (1 + bulge * Math.exp(-(((t - at) / length) ** 2))) : grows;
  }

  /** The outline of a stretch between two hems. */
  tube(from: number, to: number, wide = 1, flare = 1, curve = HEM): string {
    return this.stretch({ from, to, wide, flare, hem: curve }, false).d;
  }

  private stretch(cut: Cut, isRoot: boolean): Stretch {
    if (isRoot && this.armhole !== undefined) return this.setIn(cut, this.armhole);
    const outer = this.flank(1, cut);
    const inner = this.flank(-1, cut);
    const [start, end] = [outer[0], inner[0]] as [Point, Point];
    const low = hem(outer.at(-1) as Point, inner.at(-1) as Point, this.direction(cut.to), cut.hem);
    const body = `M${text(start)}${tail(outer)}${low}${tail([...inner].reverse())}`;
    return {
      d: `${body}${isRoot ? cap(end, start, this.direction(cut.from)) : hem(end, start, this.direction(cut.from))}Z`,
    };
  }

  /** The place that rounds a shoulder between its top and its flank; a raised arm pulls it flat. */
  private round(top: Point, flank: Point): Point {
    const [x, y] = between(top, flank, 0.55);
    const hangs = Math.max(0.25, this.direction(0.1)[1]);
    const by = ROUNDNESS * hangs * this.side;
    return [x + (flank[1] - top[1]) * by, y - (flank[0] - top[0]) * by];
  }

  /** A stretch that begins at the shoulder: it grows out of the body between the shoulder's top and the armpit. */
  private setIn(cut: Cut, { top, pit }: Armhole): Stretch {
    const [dx, dy] = this.direction(0.1);
    const beyond = (from: Point, by: number) => (point: Point) =>
      (point[0] - from[0]) * dx + (point[1] - from[1]) * dy > by;
    const whole = { ...cut, from: SHOULDER };
    const far = this.flank(1, whole).filter(beyond(top, CLEAR.top));
    const outer = [top, this.round(top, far[0] ?? top), ...far];
    const inner = [pit, ...this.flank(-1, whole).filter(beyond(pit, CLEAR.pit))].reverse();
    const low = hem(outer.at(-1) as Point, inner[0] as Point, this.direction(cut.to), cut.hem);
    const run = tail(outer) + low + tail(inner);
    // Towards the body, at right angles to the armhole.
    const [hx, hy] = [top[0] - pit[0], top[1] - pit[1]];
    const into = ([x, y]: Point, by: number): Point => [
      x + (hy * this.side * by) / Math.hypot(hx, hy),
      y - (hx * this.side * by) / Math.hypot(hx, hy),
    ];
    const curve = `Q${text(into(between(pit, top, 0.45), Math.hypot(hx, hy) * HOLLOW))} ${text(top)}`;
    return {
      d: `M${text(top)}${run}${curve}Z`,
      edge: {
        contour: `M${text(top)}${run}`,
        seam: `M${text(pit)}${curve}`,
        side: this.side,
        planes: `M${text(into(top, INTO))}L${text(top)}${run}L${text(into(pit, INTO))}Z`,
      },
    };
  }

  /** The bare limb; a sleeve at its root needs none of it there. */
  skin(tone: Tone, rim: readonly [string, string], from = 0): string {
    const { d, edge } = this.stretch({ from, to: 1, wide: 1, flare: 1 }, from === 0);
    return cel(d, { tone, rim, fall: 12, ...(edge === undefined ? {} : { edge }) });
  }

  /** The outline of an arm from its armhole to a share of its length. */
  mass(to: number, wide: number): string {
    return this.stretch({ from: 0, to, wide, flare: 1 }, true).d;
  }

  /** The armhole's seam alone, as an edge of cloth about a bare arm. */
  seam(): string {
    return this.stretch({ from: 0, to: 0.5, wide: 1, flare: 1 }, true).edge?.seam ?? '';
  }

  /** A stretch of cloth with its bands and folds; one that begins at the root is set into the body there. */
  cloth(sleeve: Sleeve, rim: readonly [string, string]): string {
    const { from, to, wide, tone, flare = 1, bands = [], cuff, hem: curve = HEM } = sleeve;
    const cut = { from, to, wide, flare, hem: curve };
    const { d, edge } = this.stretch(cut, from < 0.1);
    const stripes = bands.map((band) => this.band(sleeve, band)).join('');
    const detail = clip(d, stripes + foldsOf(this, sleeve));
    const rib =
      cuff === undefined
        ? ''
        : cel(this.tube(to - cuff.deep / 2, to + cuff.deep / 2, wide * flare * 1.08, cuff.flare), {
            tone: cuff.tone,
            rim,
            fall: 8,
          });
    return cel(d, { tone, rim, fall: 16, detail, ...(edge === undefined ? {} : { edge }) }) + rib;
  }
}
