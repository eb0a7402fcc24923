/** The bench of the court: its top, the block on it, and its front with the three signs. */
import { ellipse, poly, rect } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, fill, stroke } from '../../system/svg';
import { halftone } from '../../system/texture';
import { COLOUR } from '../../system/tokens';

const INK = COLOUR.ink;

/** The block that the gavel hits. */
export const block = ([x, y]: Point): string =>
  fill(ellipse(x + 44, y + 26, 150, 30), '#0A0616', { 'fill-opacity': '0.65' }) +
  fill(ellipse(x, y + 20, 112, 32), INK) +
  fill(ellipse(x, y + 16, 104, 26), '#7E4A32') +
  fill(ellipse(x, y + 4, 104, 26), '#C98A4E') +
  fill(ellipse(x, y + 2, 84, 18), '#F0C48A');

/** A plate with one of the three signs. */
function sign(x: number, colour: string, dark: string, drawn: string): string {
  const plate = poly([
    [x - 92, 812],
    [x + 92, 812],
    [x + 92, 900],
    [x - 92, 900],
  ]);
  return (
    fill(
      poly([
        [x - 102, 804],
        [x + 102, 804],
        [x + 102, 910],
        [x - 102, 910],
      ]),
      INK,
    ) +
    fill(plate, dark) +
    clip(
      plate,
      fill(
        halftone({ x: x - 92, y: 812, width: 184, height: 90 }, 12, (u, v) => v * 0.9 - 0.1),
        INK,
      ),
    ) +
    stroke(drawn, INK, 24) +
    stroke(drawn, colour, 15) +
    stroke(drawn, COLOUR.flash, 4)
  );
}

/** The bench: its top, and the front with the three signs. */
export function bench(): string {
  const top = poly([
    [210, 694],
    [1414, 694],
    [1520, 784],
    [104, 784],
  ]);
  const cross = (x: number, y: number, r: number) =>
    `M${String(x - r)} ${String(y - r)}L${String(x + r)} ${String(y + r)}M${String(x + r)} ${String(y - r)}L${String(x - r)} ${String(y + r)}`;
  return (
    fill(rect(92, 780, 1440, 130), INK) +
    fill(rect(104, 784, 1416, 126), '#3A2452') +
    fill(rect(104, 784, 1416, 16), '#7A4FA0') +
    [104, 300, 1300, 1500].map((x) => fill(rect(x, 800, 20, 110), '#2A1A40')).join('') +
    fill(top, INK) +
    fill(
      poly([
        [222, 702],
        [1402, 702],
        [1496, 778],
        [126, 778],
      ]),
      '#5A3A80',
    ) +
    clip(
      poly([
        [222, 702],
        [1402, 702],
        [1496, 778],
        [126, 778],
      ]),
      fill(
        halftone({ x: 700, y: 696, width: 800, height: 90 }, 14, (u) => u * 0.9),
        '#3A2452',
      ) +
        fill(
          poly([
            [222, 702],
            [1402, 702],
            [1410, 710],
            [212, 710],
          ]),
          '#B48AE0',
        ),
    ) +
    sign(584, COLOUR.a, '#0A3B66', ellipse(584, 856, 28)) +
    sign(
      812,
      COLOUR.gold,
      '#6A4A08',
      poly([
        [812, 828],
        [844, 884],
        [780, 884],
      ]),
    ) +
    sign(1040, COLOUR.b, '#661048', cross(1040, 857, 25))
  );
}
