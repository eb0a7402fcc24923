/** The light of a key picture: from where the note is hit, and back from the second signal behind the figure. */
import type { Point } from '../system/geometry';
import { COLOUR } from '../system/tokens';
import type { Weight } from './brush';
import { painted } from './paint';
import type { Rim } from './paint';

/** A painter of shapes in one light. */
export interface Lamp {
  /** The two lights along edges, so many units deep. */
  readonly rims: (deep: number, key?: string, back?: string) => Rim[];
  readonly part: (
    d: string,
    base: string,
    inside?: string,
    lights?: readonly Rim[],
    weight?: Weight,
  ) => string;
}

/** A lamp that shines from a side (-1 is the viewer's left), with the colour of what shines from behind. */
export function lamp(side: 1 | -1, behind: string): Lamp {
  const toward: Point = [side, -0.5];
  return {
    rims: (deep, key = COLOUR.flash, back = behind) => [
      { from: [-side * deep, -deep * 0.2], colour: back },
      { from: [side * deep * 0.9, -deep * 0.5], colour: key },
    ],
    part: (d, base, inside = '', rims = [], weight = { thin: 4, thick: 9 }) =>
      painted(d, { base, inside, rims, weight, light: toward }),
  };
}
