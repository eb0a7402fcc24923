import { drawing, fill, stroke } from '../../system/svg';
import { sizeFor, words } from '../../system/text';

/** Side of a song's art, in its own units. */
const SIDE = 800;

/** Sets a title in lines from a top left corner, each as wide as given at most. */
export function title(
  lines: readonly string[],
  x: number,
  y: number,
  width: number,
  colour: string,
  halo?: string,
): string {
  const longest = lines.reduce((a, b) =>
    words(a, 0, 0, { face: 'display', size: 100 }).width >
    words(b, 0, 0, { face: 'display', size: 100 }).width
      ? a
      : b,
  );
  const size = sizeFor(longest, 'display', width);
  return lines
    .map((line, index) => {
      const { d } = words(line, x, y + index * size * 1.06, { face: 'display', size });
      return (halo === undefined ? '' : stroke(d, halo, 14)) + fill(d, colour);
    })
    .join('');
}

/** The maker's name, small. */
export const maker = (x: number, y: number, colour: string): string =>
  fill(words('AXTORM', x, y, { face: 'display', size: 20, tracking: 5 }).d, colour);

export const art = (body: string): string => drawing(SIDE, SIDE, body);
