/** The light of the poster: the collision is to the left of AXIA, the second signal behind her to the right. */
import type { Point } from '../../system/geometry';
import { COLOUR } from '../../system/tokens';
import { painted } from '../../ink/paint';
import type { Rim } from '../../ink/paint';

/** Toward the key light. */
const LEFT: Point = [-1, -0.5];

/** The two lights along edges, so many units deep. */
export const rims = (deep: number, key: string = COLOUR.flash, back = '#FF6FB5'): Rim[] => [
  { from: [deep, -deep * 0.2], colour: back },
  { from: [-deep * 0.9, -deep * 0.5], colour: key },
];

/** A painted shape in that light. */
export const part = (
  d: string,
  base: string,
  inside = '',
  lights: readonly Rim[] = [],
  weight = { thin: 4, thick: 9 },
): string => painted(d, { base, inside, rims: lights, weight, light: LEFT });
