/** BIT's hair: locks in steps that fly from the slash, a fringe before the visor, headphones with square cups. */
import { rect, shift } from '../../../system/geometry';
import type { Point } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { stairOf } from './stair';
import type { Shades, Stair } from './stair';
import { DARK, LIME, PINK, part, rims } from './light';

const GREEN: Shades = { base: LIME, light: '#EEFFB8', shade: '#63B41E', deep: '#2E6A12' };
const PALE: Shades = { base: '#C2F55E', light: '#F8FFDC', shade: '#84D02A', deep: '#3A7A14' };
const FAR: Shades = { base: '#4E9A2A', light: '#8ACB3C', shade: '#2E6A2A', deep: '#1C4420' };

type Lock = readonly [Point, number, number, Stair['rows'], Shades];

/** Long rows: broad, then narrower to a single cell. */
const LONG: Stair['rows'] = [
  [4, 3, 0],
  [4, 1.6, 0.4],
  [3, 1.6, 0.2],
  [2, 1.4, 0.6],
  [1, 1.4, 0.4],
];
const SHORT: Stair['rows'] = [
  [3, 2.2, 0],
  [3, 1, 0.3],
  [2, 1, 0],
  [1, 1.1, 0.3],
];
const BLUNT: Stair['rows'] = [
  [3, 3, 0],
  [2.4, 1, -0.2],
  [1.4, 1, 0.2],
];

/** Away from the slash behind the head, far ones first: 180 is up, 270 to the right. */
const BACK: readonly Lock[] = [
  [[60, -160], 226, 34, LONG, FAR],
  [[110, -90], 256, 36, LONG, FAR],
  [[130, 0], 286, 34, LONG, FAR],
  [[120, 80], 316, 32, LONG, FAR],
  [[-20, -190], 196, 32, LONG, FAR],
  [[-110, -150], 160, 30, SHORT, FAR],
  [[-140, 0], 24, 30, SHORT, FAR],
  [[20, -190], 212, 30, LONG, GREEN],
  [[90, -150], 240, 32, LONG, PALE],
  [[130, -60], 268, 32, LONG, GREEN],
  [[140, 20], 300, 30, LONG, PALE],
  [[130, 90], 332, 28, SHORT, GREEN],
  [[-60, -190], 182, 28, SHORT, GREEN],
  [[-130, -110], 140, 26, SHORT, PALE],
];

/** Behind the band, and before it. */
const FRONT: readonly Lock[] = [
  [[-130, -190], 12, 27, BLUNT, GREEN],
  [[138, -196], -16, 28, BLUNT, GREEN],
  [[-100, -220], 6, 29, SHORT, PALE],
  [[108, -216], -10, 29, SHORT, GREEN],
  [[-64, -226], 4, 30, BLUNT, GREEN],
  [[66, -228], -6, 30, BLUNT, PALE],
  [[-22, -232], 2, 30, SHORT, PALE],
  [[24, -230], -2, 31, BLUNT, GREEN],
];
const SIDE: readonly Lock[] = [
  [[-176, -130], 4, 25, [...BLUNT, [1, 2.4, 0.2]], PALE],
  [[152, -110], -4, 28, [...SHORT, [1, 1.6, 0]], GREEN],
];
/** Strands that fly over the band. */
const CREST: readonly Lock[] = [
  [[70, -236], 222, 24, SHORT, PALE],
  [[10, -250], 198, 20, SHORT, GREEN],
];

const put = (list: readonly Lock[]): string =>
  list
    .map(([root, turn, cell, rows, shades]) =>
      stairOf({
        root,
        turn,
        cell,
        rows,
        shades,
        // Of what points up, the other side is dark.
        dark: Math.cos((turn * Math.PI) / 180) > -0.2 ? 1 : -1,
        rims: shades === FAR ? rims(5, '#8ACB3C').slice(0, 1) : rims(5, '#F8FFDC', COLOUR.a),
      }),
    )
    .join('');

const DOME =
  'M-4 -250L-90 -250L-90 -220L-150 -220L-150 -170L-196 -170L-196 -40L-160 -40L-120 -60L130 -60L160 -20L200 -20L200 -170L160 -170L160 -220L100 -220L100 -250Z';
const BAND =
  'M-226 20C-240 -150 -152 -308 -8 -312C138 -312 226 -160 208 20L174 20C180 -130 112 -268 -8 -270C-124 -270 -192 -140 -190 20Z';

/** Cells that have come loose. */
const LOOSE =
  rect(330, -250, 26, 26) +
  rect(376, -190, 18, 18) +
  rect(300, -320, 18, 18) +
  rect(402, -60, 22, 22) +
  rect(370, 120, 18, 18) +
  rect(140, -400, 22, 22);

const band = (): string =>
  part(
    BAND,
    PINK.base,
    fill('M208 20C226 -160 138 -312 -8 -312L-8 -286C112 -284 198 -150 188 20Z', PINK.shade) +
      fill('M-212 0C-218 -150 -142 -290 -20 -298L-20 -288C-132 -280 -206 -150 -200 0Z', PINK.light),
    rims(6),
  );

function cups(): string {
  const far = 'M-224 -40L-196 -50L-190 128L-218 120Z';
  const back = 'M146 -50L200 -60L200 136L146 126Z';
  const near = 'M164 -54L252 -44L252 118L164 132Z';
  const inner = 'M182 -30L236 -22L236 96L182 104Z';
  return (
    part(far, PINK.base, fill('M-204 -60L-180 -60L-180 140L-200 140Z', PINK.shade), rims(5)) +
    part(back, DARK.base) +
    part(near, PINK.base, fill(shift(near, 60, 20), PINK.shade), rims(7)) +
    part(inner, DARK.base, '', [{ from: [-6, -5], colour: DARK.light }]) +
    fill('M198 2L222 6L222 66L198 70Z', LIME) +
    fill('M222 -20L230 -19L206 102L198 103Z', COLOUR.flash, { 'fill-opacity': '0.5' })
  );
}

/** Behind the neck. */
export const behind = (): string => put(BACK) + fill(LOOSE, LIME);

/** Over the face. */
export const over = (): string =>
  part(DOME, GREEN.base, fill('M-220 -130L220 -130L220 60L-220 60Z', GREEN.shade), rims(7)) +
  put(FRONT) +
  band() +
  put(CREST) +
  put(SIDE) +
  cups();
