import { bend } from '../system/geometry';
import type { Point } from '../system/geometry';

/** Where a head looks, in degrees: yaw to the viewer's right, pitch up, roll clockwise. */
export interface Look {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

/** Half the head's width and the depth of its curve, in the idols' units. */
const HALF = 178;
const DEPTH = 165;

/** How far in front of the ears a place lies: `bulge` 1 is on the head's curve, 0 in the ears' plane. */
export interface Layer {
  readonly bulge: number;
  readonly lift: number;
}

export const LAYER = {
  back: { bulge: 0, lift: -80 },
  ears: { bulge: 0, lift: 0 },
  face: { bulge: 0.62, lift: 0 },
  skin: { bulge: 1, lift: 0 },
  visor: { bulge: 1, lift: 16 },
  hair: { bulge: 1, lift: 22 },
  loose: { bulge: 0.6, lift: 34 },
} as const satisfies Record<string, Layer>;

/** Turns frontal outlines into those of a head that looks elsewhere. */
export class Turn {
  readonly look: Look;
  private readonly sinYaw: number;
  private readonly cosYaw: number;
  private readonly sinPitch: number;

  constructor(look: Look) {
    this.look = look;
    this.sinYaw = Math.sin((look.yaw * Math.PI) / 180);
    this.cosYaw = Math.cos((look.yaw * Math.PI) / 180);
    this.sinPitch = Math.sin((look.pitch * Math.PI) / 180);
  }

  /** Where a point of the frontal drawing comes to lie. */
  point([x, y]: Point, { bulge, lift }: Layer): Point {
    const room = 1 - (x / HALF) ** 2 - ((y + 20) / 330) ** 2;
    const z = bulge * DEPTH * Math.sqrt(Math.max(0, room)) + lift;
    return [x * this.cosYaw + z * this.sinYaw, y - z * this.sinPitch];
  }

  path(d: string, layer: Layer): string {
    return bend(d, (point) => this.point(point, layer));
  }
}
