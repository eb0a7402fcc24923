import { bend, between, mirror, subdivided } from '../system/geometry';
import type { Point } from '../system/geometry';
import { fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { Build } from './model';
import type { Piece } from './outfit';
import type { Armhole } from './limb';
import { turned } from './pose';
import type { Figure } from './pose';

/** Half the torso's width from the neck's base (0) to the hips (1) and on into a skirt, for a medium build. */
const WIDTHS: readonly (readonly [number, number, 'shoulders' | 'waist' | 'hips'])[] = [
  [-0.3, 140, 'shoulders'],
  [0.08, 140, 'shoulders'],
  [0.3, 122, 'shoulders'],
  [0.64, 90, 'waist'],
  [1, 124, 'hips'],
  [4, 124, 'hips'],
];

function halfWidth(v: number, build: Build): number {
  const next = Math.max(
    1,
    WIDTHS.findIndex(([at]) => at >= v),
  );
  const [[from, a, first], [to, b, second]] = [WIDTHS[next - 1], WIDTHS[next]] as [
    (typeof WIDTHS)[number],
    (typeof WIDTHS)[number],
  ];
  const u = Math.min(1, Math.max(0, (v - from) / (to - from)));
  const ease = (1 - Math.cos(u * Math.PI)) / 2;
  return a * build[first] + (b * build[second] - a * build[first]) * ease;
}

/** Where a sleeve is set in, in the clothes' units: the top of the shoulder and the armpit. */
const ARMHOLE = { top: [82, 4], pit: [92, 35] } as const;

/** By how much a raised arm moves the top of the shoulder to the neck, and the armpit down. */
const RAISED = { top: 18, pit: 5 } as const;

/** Sides are bent in steps of this many of the clothes' units. */
const STEP = 12;

/** The trunk of a pose: where clothes' own units come to lie. */
export class Torso {
  private readonly pose: Figure;
  private readonly build: Build;

  constructor(pose: Figure, build: Build) {
    this.pose = pose;
    this.build = build;
  }

  point([x, y]: Point): Point {
    const v = y / 100;
    const { hips, shoulders, hipTilt } = this.pose;
    const lean = shoulders + (hipTilt - shoulders) * Math.min(1, Math.max(0, v));
    const [sx, sy] = turned([(x / 100) * halfWidth(v, this.build), 0], lean);
    const [cx, cy] = v <= 1 ? between([0, 20], hips, v) : this.below(v);
    return [cx + sx, cy + sy];
  }

  /** Below the hips cloth hangs straight down from them. */
  private below(v: number): Point {
    const [x, y] = this.pose.hips;
    return [x, y + (v - 1) * 400];
  }

  /** The armhole on one side (-1 is the viewer's left); `raise` is 0 for an arm that hangs, 1 for one straight up. */
  armhole(sign: 1 | -1, raise: number, top: Point = ARMHOLE.top): Armhole {
    const { pit } = ARMHOLE;
    const by = RAISED.top * raise;
    return {
      // The shoulder falls to both sides by about two in five.
      top: this.point([sign * (top[0] - by), top[1] - by * 0.38]),
      pit: this.point([sign * pit[0], pit[1] + RAISED.pit * raise]),
    };
  }

  path(d: string): string {
    return bend(subdivided(d, STEP), (point) => this.point(point));
  }

  piece(piece: Piece, rim: readonly [string, string]): string {
    const sides = piece.isMirrored === true ? [(d: string) => d, mirror] : [(d: string) => d];
    return sides
      .map((side) => {
        const put = (d: string) => this.path(side(d));
        const detail =
          (piece.patches ?? []).map((one) => fill(put(one.d), one.colour)).join('') +
          (piece.seams === undefined ? '' : stroke(put(piece.seams), COLOUR.ink, 5));
        return cel(put(piece.d), { tone: piece.tone, rim, detail, fall: 18 });
      })
      .join('');
  }
}
