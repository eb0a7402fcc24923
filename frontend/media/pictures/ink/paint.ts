/** Shapes as an illustrator paints them: flat colour, hard shade, light along an edge, ink about it. */
import { shift } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, fill } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { contour } from './brush';
import type { Weight } from './brush';

/** Toward the light of the collision, for figures that are drawn looking to the viewer's right. */
const KEY: Point = [1, -0.35];

/** Light on an edge: how deep and from where it falls, and its colour. */
export interface Rim {
  readonly from: Point;
  readonly colour: string;
  readonly opacity?: number;
}

interface Look {
  readonly base: string;
  /** Drawn inside the outline, under the light along its edges. */
  readonly inside?: string;
  readonly rims?: readonly Rim[];
  readonly weight?: Weight;
  readonly ink?: string;
  /** Toward the light. */
  readonly light?: Point;
}

const WEIGHT: Weight = { thin: 3, thick: 8 };

/** What of a shape an edge light reaches: the shape less itself, pushed away from the light. */
const rimOf = (d: string, { from: [x, y], colour, opacity = 1 }: Rim): string =>
  fill(d + shift(d, -x, -y), colour, {
    'fill-rule': 'evenodd',
    'fill-opacity': opacity.toFixed(2),
  });

/** A painted shape. */
export function painted(d: string, look: Look): string {
  const { base, inside = '', rims = [], weight = WEIGHT, ink = COLOUR.ink, light = KEY } = look;
  const lit = rims.map((rim) => rimOf(d, rim)).join('');
  return (
    fill(d, base) +
    (inside + lit === '' ? '' : clip(d, inside + lit)) +
    fill(contour(d, weight, light), ink)
  );
}
