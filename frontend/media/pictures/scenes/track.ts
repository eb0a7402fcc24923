import { poly } from '../system/geometry';
import type { Point } from '../system/geometry';
import { fill, linear } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { mix } from '../idols/tone';

export interface TrackShape {
  /** Where all lanes vanish. */
  readonly vanish: Point;
  /** Height of the near edge, and the track's width there. */
  readonly near: number;
  readonly width: number;
  readonly lanes: number;
  /** How fast it shrinks with the distance. */
  readonly steep?: number;
}

/** Lanes of light in perspective. Places are `u` across (0 to 1) and `z` away (0 is near, 1 is far). */
export class Track {
  readonly shape: TrackShape;
  readonly #steep: number;

  constructor(shape: TrackShape) {
    this.shape = shape;
    this.#steep = shape.steep ?? 7;
  }

  scale(z: number): number {
    return 1 / (1 + z * this.#steep);
  }

  point(u: number, z: number): Point {
    const { vanish, near, width } = this.shape;
    const s = this.scale(z);
    return [vanish[0] + (u - 0.5) * width * s, vanish[1] + (near - vanish[1]) * s];
  }

  quad(u0: number, u1: number, z0: number, z1: number): string {
    return poly([this.point(u0, z0), this.point(u1, z0), this.point(u1, z1), this.point(u0, z1)]);
  }

  /** Left edge and width of a lane, in `u`. */
  lane(index: number): readonly [number, number] {
    return [index / this.shape.lanes, 1 / this.shape.lanes];
  }

  /** The colour of a lane: the left half is signal A's, the right half signal B's. */
  colour(index: number): string {
    return index < this.shape.lanes / 2 ? COLOUR.a : COLOUR.b;
  }

  /** The floor with its lanes, edges and beat lines. */
  floor(): string {
    const { lanes, vanish, near } = this.shape;
    const beats = [0.06, 0.24, 0.5, 0.9, 1.5, 2.5, 4].map((z) =>
      fill(this.quad(0, 1, z, z + 0.004 + z * 0.012), COLOUR.mist, { 'fill-opacity': '0.35' }),
    );
    const each = Array.from({ length: lanes }, (_, index) => {
      const [u, w] = this.lane(index);
      const light = linear(
        [0, near],
        [0, vanish[1]],
        [
          [0, this.colour(index), 0.3],
          [0.45, this.colour(index), 0.08],
          [1, this.colour(index), 0.45],
        ],
      );
      return light.def + fill(this.quad(u, u + w, -0.03, 30), light.url);
    });
    const rails = Array.from({ length: lanes + 1 }, (_, index) => {
      const u = index / lanes;
      const isEdge = index === 0 || index === lanes;
      const half = isEdge ? 0.01 : 0.003;
      const colour = isEdge ? this.colour(index === 0 ? 0 : lanes - 1) : COLOUR.paper;
      return fill(this.quad(u - half, u + half, -0.03, 30), colour, {
        'fill-opacity': isEdge ? '1' : '0.6',
      });
    });
    return (
      fill(this.quad(0, 1, -0.03, 30), COLOUR.night) +
      each.join('') +
      beats.join('') +
      rails.join('')
    );
  }

  /** A note: a lit slab with a front edge and a white core. */
  note(index: number, z: number): string {
    const colour = this.colour(index);
    const [u, w] = this.lane(index);
    const [left, right] = [u + w * 0.07, u + w - w * 0.07];
    const depth = 0.05 + z * 0.05;
    const s = this.scale(z);
    const lift = 30 * s;
    const [a, b] = [this.point(left, z), this.point(right, z)];
    const front = poly([[a[0], a[1] - lift], [b[0], b[1] - lift], b, a]);
    const top = poly([
      [a[0], a[1] - lift],
      [b[0], b[1] - lift],
      raise(this.point(right, z + depth), lift),
      raise(this.point(left, z + depth), lift),
    ]);
    const core = poly([
      raise(this.point(left + w * 0.12, z + depth * 0.34), lift),
      raise(this.point(right - w * 0.12, z + depth * 0.34), lift),
      raise(this.point(right - w * 0.12, z + depth * 0.66), lift),
      raise(this.point(left + w * 0.12, z + depth * 0.66), lift),
    ]);
    return (
      fill(this.quad(left - w * 0.04, right + w * 0.04, z - 0.012, z + depth + 0.012), colour, {
        'fill-opacity': '0.35',
      }) +
      fill(front, mix(colour, COLOUR.ink, 0.45)) +
      fill(top, colour) +
      fill(core, COLOUR.flash)
    );
  }

  /** The line on which notes are hit. */
  judge(z: number): string {
    return (
      fill(this.quad(-0.02, 1.02, z - 0.016, z + 0.016), COLOUR.gold, { 'fill-opacity': '0.4' }) +
      fill(this.quad(-0.02, 1.02, z - 0.006, z + 0.006), COLOUR.gold) +
      fill(this.quad(-0.02, 1.02, z - 0.002, z + 0.002), COLOUR.flash)
    );
  }
}

const raise = ([x, y]: Point, by: number): Point => [x, y - by];
