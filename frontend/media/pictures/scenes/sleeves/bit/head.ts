/** BIT's face in three-quarter view, turned to the left: eyes in pixels on a visor, a mouth in steps. The origin is between the eyes. */
import { bend, poly, rect, shift } from '../../../system/geometry';
import type { Point } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { DARK, SKIN, part, rims } from './light';

export const FACE =
  'M-126 -120C-134 -64 -136 -20 -132 8C-132 36 -140 52 -138 80C-132 130 -96 174 -54 200C-36 210 -8 210 12 200C72 172 122 130 140 70C146 24 146 -40 140 -130Z';

const FRINGE = 'M-170 -150L-160 -30L-60 -44L20 -38L160 -20L170 -150Z';

/** A place on the visor, which is bent about the head: both in cells from its middle. */
const onVisor = ([x, y]: Point): Point => {
  const far = x / 7;
  return [-6 + x * 21.5 + (x < 0 ? far * 8 : 0), 14 + y * 19 - far * 3 + (1 - far * far) * 7];
};

const cell = (x: number, y: number): string =>
  poly(
    (
      [
        [x, y],
        [x + 0.86, y],
        [x + 0.86, y + 0.86],
        [x, y + 0.86],
      ] as const
    ).map(onVisor),
  );

/** Rows of cells, `#` lit. */
const EYES = ['##.........##', '..##.....##..', '....#...#....', '..##.....##..', '##.........##'];
const lit = EYES.flatMap((row, y) =>
  Array.from(row).flatMap((one, x) => (one === '#' ? [cell(x - 6.4, y - 2.4)] : [])),
).join('');

/** The visor: a pane in magenta whose lower edge goes in steps. */
export function visor(): string {
  const pane = poly(
    (
      [
        [-7.4, -3.4],
        [7.6, -3.4],
        [7.6, 2.6],
        [6.2, 2.6],
        [6.2, 3.6],
        [1.6, 3.6],
        [1.6, 2.6],
        [-1.4, 2.6],
        [-1.4, 3.6],
        [-6, 3.6],
        [-6, 2.6],
        [-7.4, 2.6],
      ] as const
    ).map(onVisor),
  );
  const bar = poly(
    (
      [
        [-7.8, -4.4],
        [0, -4.4],
        [8, -4.4],
        [8, -3],
        [0, -3],
        [-7.8, -3],
      ] as const
    ).map(onVisor),
  );
  const glints = fill(
    poly([
      [-70, 110],
      [-30, 110],
      [20, -70],
      [-20, -70],
    ]) +
      poly([
        [96, 110],
        [112, 110],
        [162, -70],
        [146, -70],
      ]),
    '#FF9CD0',
    { 'fill-opacity': '0.4' },
  );
  return (
    part(
      pane,
      '#E0187E',
      fill(shift(pane, 30, 34), '#9A0C5C') + glints + fill(lit, COLOUR.flash),
      [
        { from: [-6, -4], colour: '#FF9CD0' },
        { from: [5, 5], colour: '#6A0A4A' },
      ],
      { thin: 4, thick: 9 },
    ) + part(bar, DARK.base, '', [{ from: [-4, -6], colour: DARK.light }], { thin: 3, thick: 8 })
  );
}

/** A laugh in steps, with two teeth. */
function mouth(): string {
  const lean = (d: string) => bend(d, ([x, y]) => [x, y + (x + 30) * -0.06]);
  const open = lean(
    'M-92 104L40 104L40 122L52 122L52 142L36 142L36 164L14 164L14 182L-56 182L-56 164L-78 164L-78 142L-92 142Z',
  );
  return part(
    open,
    '#5A0A34',
    fill(lean(rect(-50, 150, 70, 40)), '#FF5C8E') +
      fill(lean(rect(-92, 96, 136, 26)), COLOUR.flash) +
      fill(lean(rect(-38, 118, 26, 16) + rect(10, 118, 22, 12)), COLOUR.flash) +
      fill(lean(rect(-40, 96, 4, 28) + rect(8, 96, 4, 28)), '#B8AEDC'),
    [],
    { thin: 6, thick: 10 },
  );
}

/** The face with its features; the visor lies over it. */
export function face(): string {
  const blush = (x: number, y: number) =>
    [0, 1, 2].map((at) => fill(rect(x + at * 22, y - (at % 2) * 10, 13, 13), '#FF5C8E')).join('');
  const inside =
    fill('M82 -140C98 -40 112 40 82 104C58 150 22 180 4 216L170 216L170 -140Z', SKIN.shade) +
    fill(shift(FRINGE, 8, 34), SKIN.shade) +
    fill('M-150 70C-120 96 60 96 150 60L150 104C60 118 -60 116 -150 100Z', SKIN.shade, {
      'fill-opacity': '0.55',
    }) +
    fill('M-132 90C-124 130 -96 168 -62 190L-90 184L-140 130Z', SKIN.light) +
    blush(66, 112) +
    blush(-134, 112);
  return (
    part(FACE, SKIN.base, inside, rims(6, COLOUR.flash, COLOUR.a)) +
    fill(rect(-52, 76, 18, 14), SKIN.shade) +
    fill(inked('M-58 94C-50 100 -40 100 -32 94', 5), COLOUR.ink) +
    mouth() +
    fill(inked('M-34 198C-24 203 -10 203 0 197', 5), SKIN.deep)
  );
}
