import type { Point } from '../system/geometry';
import type { Look } from './turn';

/**
 * What a hand does, and how it is seen. A `hidden` hand is in a pocket; a `fist` shows its fingers with the thumb over them,
 * `knuckles` its back, a `punch` its side; a hand on the `hip` lies on it with its fingers to the front.
 */
export type HandKind =
  | 'hidden'
  | 'fist'
  | 'knuckles'
  | 'punch'
  | 'hip'
  | 'open'
  | 'blade'
  | 'point'
  | 'peace'
  | 'horns'
  | 'mic';

/** An arm; `isFront` draws it over the body and the head. */
export interface Arm {
  readonly elbow: Point;
  readonly wrist: Point;
  readonly hand: HandKind;
  /** Degrees by which the hand leaves the forearm's direction. */
  readonly bend?: number;
  readonly isFront?: boolean;
  /** Shows the hand's other side: the thumb changes sides. */
  readonly flips?: boolean;
}

export interface Leg {
  readonly knee: Point;
  readonly ankle: Point;
  /** Degrees by which the foot is turned, and where its toes point. */
  readonly foot: number;
  readonly toes: 1 | -1;
}

/**
 * Where every joint is. The origin is the base of the neck; left and right are the viewer's. The soles
 * of an idol of medium height are about 1430 units below it, the top of the head about 515 above.
 */
export interface Figure {
  readonly look: Look;
  /** Middle of the head. */
  readonly head: Point;
  /** Degrees by which the shoulders lean. */
  readonly shoulders: number;
  /** Middle of the hips, and how they lean. */
  readonly hips: Point;
  readonly hipTilt: number;
  readonly left: Arm;
  readonly right: Arm;
  readonly leftLeg: Leg;
  readonly rightLeg: Leg;
  /** Which leg is nearer. */
  readonly front?: 'left' | 'right';
}

/** A point turned about the origin, in degrees. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

export const add = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1]];

/** The direction from one point to another, in degrees; 0 is up, 90 to the right. */
export function heading(from: Point, to: Point): number {
  return (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
}

/** A point on a hand, `far` units beyond the wrist. */
export function handAt({ elbow, wrist, bend = 0 }: Arm, far: number): Point {
  return add(wrist, turned([0, -far], heading(elbow, wrist) + bend));
}
