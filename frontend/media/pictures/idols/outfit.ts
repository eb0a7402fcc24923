import type { Point } from '../system/geometry';
import type { Tone } from './tone';

/**
 * Clothes. Outlines are written for a body of 200 by 100 units: x from -100 to 100 across it, y from 0 at
 * the base of the neck to 100 at the hips; the torso bends them.
 */
export interface Piece {
  readonly d: string;
  readonly tone: Tone;
  /** Flat patches inside the piece: stripes, trims, emblems. */
  readonly patches?: readonly { readonly d: string; readonly colour: string }[];
  /** Seams. */
  readonly seams?: string;
  readonly isMirrored?: boolean;
}

/** A band across cloth: where on the limb, how wide as a share of it, its colour. */
export type Band = readonly [number, number, string];

/** A stretch of a limb in cloth: from and to as shares of its length, width as a factor of the limb's. */
export interface Sleeve {
  readonly from: number;
  readonly to: number;
  readonly wide: number;
  readonly tone: Tone;
  readonly flare?: number;
  /** Bands across it. */
  readonly bands?: readonly Band[];
  /** How far its hem curves, as a share of its width. */
  readonly hem?: number;
  /** A cuff at its end: how deep as a share of the limb, and how it widens. */
  readonly cuff?: { readonly deep: number; readonly flare: number; readonly tone: Tone };
  /** How its cloth falls, if not as that of any sleeve. */
  readonly folds?: 'none' | 'gathers';
}

export interface Outfit {
  /** Under the jacket, from the neck down. */
  readonly torso: readonly Piece[];
  /** Drawn behind the legs: coat tails, bows. */
  readonly behind?: readonly Piece[];
  /** Over the torso, under the sleeves. */
  readonly over: readonly Piece[];
  /** Over the sleeves: collars and hoods. */
  readonly collar?: readonly Piece[];
  /** Bare arms, about which the armholes are trimmed. */
  readonly isSleeveless?: boolean;
  /** The top of the shoulder, where a sleeve is set in, in the clothes' units. */
  readonly shoulder?: Point;
  /** Over the tops of the legs: skirts, belts. */
  readonly waist: readonly Piece[];
  readonly sleeves: readonly Sleeve[];
  /** Only on the viewer's left arm or leg: an idol is never quite symmetrical. */
  readonly sleevesLeft?: readonly Sleeve[];
  readonly gloves: Tone;
  readonly legs: readonly Sleeve[];
  readonly legsLeft?: readonly Sleeve[];
  readonly boots: {
    readonly kind: 'sneaker' | 'heel' | 'round';
    readonly tone: Tone;
    readonly sole: string;
    readonly trim: string;
  };
}
