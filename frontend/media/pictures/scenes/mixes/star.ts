/** The star about a blow, as comics draw it. */
import { poly, random } from '../../system/geometry';
import type { Point } from '../../system/geometry';

/** A star whose points are not alike; the same seed has them in the same places at another size. */
export function star(
  [x, y]: Point,
  inner: number,
  outer: number,
  count: number,
  seed: number,
): string {
  const next = random(seed);
  return poly(
    Array.from({ length: count * 2 }, (_, at): Point => {
      const far = at % 2 === 0 ? outer * (0.72 + 0.28 * next()) : inner;
      const angle = ((at + next() * 0.5) / count) * Math.PI;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    }),
  );
}
