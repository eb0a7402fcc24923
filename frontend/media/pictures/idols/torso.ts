import { bend, between, mirror } from '../system/geometry';
import type { Point } from '../system/geometry';
import { fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { Piece } from './outfit';
import { turned } from './pose';
import type { Figure } from './pose';

/** Half the torso's width from the neck's base (0) to the hips (1) and on into a skirt. */
const WIDTHS: readonly (readonly [number, number])[] = [
  [-0.2, 150],
  [0, 150],
  [0.3, 128],
  [0.62, 100],
  [0.8, 112],
  [1, 132],
  [3, 132],
];

function halfWidth(v: number): number {
  const next = WIDTHS.findIndex(([at]) => at >= v);
  const [[from, a], [to, b]] = [
    WIDTHS[Math.max(0, next - 1)] ?? [0, 0],
    WIDTHS[Math.max(0, next)] ?? [0, 0],
  ];
  return to === from ? b : a + ((b - a) * (v - from)) / (to - from);
}

/** The trunk of a pose: where clothes' own units come to lie. */
export class Torso {
  private readonly pose: Figure;

  constructor(pose: Figure) {
    this.pose = pose;
  }

  point([x, y]: Point): Point {
    const v = y / 100;
    const { hips, shoulders, hipTilt } = this.pose;
    const lean = shoulders + (hipTilt - shoulders) * Math.min(1, Math.max(0, v));
    const [sx, sy] = turned([(x / 100) * halfWidth(v), 0], lean);
    const [cx, cy] = v <= 1 ? between([0, 20], hips, v) : this.below(v);
    return [cx + sx, cy + sy];
  }

  /** Below the hips cloth hangs straight down from them. */
  private below(v: number): Point {
    const [x, y] = this.pose.hips;
    return [x, y + (v - 1) * 400];
  }

  path(d: string): string {
    return bend(d, (point) => this.point(point));
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
