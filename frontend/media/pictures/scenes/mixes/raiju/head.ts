/** RAIJU's face from the front, chin down, behind a visor like a bolt. The origin is between his eyes. */
import { ellipse, mirror, poly, rect, shift } from '../../../system/geometry';
import { clip, fill, place } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { GOLD, LEATHER, SKIN, part, rims } from './light';

export const FACE =
  'M-126 -130C-134 -70 -132 -20 -124 24C-120 70 -114 112 -94 150C-72 180 -44 202 -22 210C-8 214 8 214 22 210C44 202 72 180 94 150C114 112 120 70 124 24C132 -20 134 -70 126 -130Z';

/** The hair's edge over the forehead, which shades it. */
const FRINGE =
  'M-160 -150L-140 0L-118 -40L-84 0L-60 -44L-24 4L0 -48L40 0L64 -44L96 -4L120 -40L146 10L160 -150Z';

const WHITE = 'M20 34C28 6 58 -16 102 -20C118 -8 120 20 104 40C82 56 42 54 20 34Z';
const LASH =
  'M6 36C18 -2 56 -32 104 -38L140 -56C138 -40 132 -26 122 -18C126 -6 124 8 116 20C112 2 108 -10 98 -13C62 -10 36 8 20 36Z';
const BROW = 'M6 -12C34 -44 86 -76 138 -80C148 -68 146 -54 136 -46C92 -48 44 -26 16 12Z';

function eyes(): string {
  const ball = (x: number) =>
    fill(ellipse(x, 16, 24, 30), '#6A2E08') +
    fill(ellipse(x, 22, 20, 23), '#FFC400') +
    fill(ellipse(x, 34, 14, 9), '#FFF0A0') +
    fill(ellipse(x, 16, 6, 25), '#120A2A') +
    fill(ellipse(x + 9, 4, 8, 7), COLOUR.flash);
  const shadow = fill(shift(LASH, 0, 10) + shift(mirror(LASH), 0, 10), '#2A1038', {
    'fill-opacity': '0.4',
  });
  const left = mirror(WHITE);
  return (
    clip(WHITE, fill(WHITE, COLOUR.flash) + ball(68) + shadow) +
    clip(left, fill(left, '#E6DCF2') + ball(-64) + shadow) +
    fill(LASH + mirror(LASH), COLOUR.ink) +
    fill(inked('M38 54C58 60 84 58 102 46M-38 54C-58 60 -84 58 -102 46', 5), COLOUR.ink) +
    fill(BROW + mirror(BROW), '#8A4A08') +
    fill(inked('M4 -6C8 4 8 14 4 24M-8 -2C-4 6 -4 14 -6 22', 5), SKIN.deep)
  );
}

/** A grin with fangs, higher on the side of the blow. */
function mouth(): string {
  const open = 'M-78 116C-40 112 40 106 84 90C92 128 64 172 12 178C-36 180 -72 156 -78 116Z';
  const upper = 'M-84 108L90 82L86 112L64 118L52 148L38 124L4 128L-26 131L-40 158L-54 134L-76 134Z';
  const lower = 'M-60 182L-52 158L-36 172L30 170L44 146L56 160L70 180Z';
  return (
    clip(
      open,
      fill(open, '#4A0A22') +
        fill('M-40 168C-20 142 30 142 44 160L30 190L-40 190Z', '#FF5C6E') +
        fill(lower, '#F2ECFA') +
        fill(upper, COLOUR.flash) +
        fill(inked('M-14 112L-14 130M18 108L18 128M-46 116L-46 134M48 102L48 122', 3), '#A79AC0'),
    ) +
    fill(
      inked('M-88 112C-40 114 40 106 94 82', 10) +
        inked('M-78 116C-72 156 -36 180 12 178C64 172 92 128 84 90', 8) +
        inked('M92 76C100 82 104 92 102 100', 6),
      COLOUR.ink,
    ) +
    fill(inked('M-22 194C-8 200 10 200 24 193', 5), SKIN.deep)
  );
}

const plaster = (): string =>
  place(
    part(
      rect(-36, -12, 72, 24),
      '#F6E2C8',
      fill(rect(-14, -12, 28, 24), '#E0BFA0') + fill(rect(-36, 4, 72, 10), '#C9A0A0'),
      [],
      { thin: 3, thick: 5 },
    ),
    2,
    38,
    0.86,
    -9,
  );

/** The face with its features. */
export function face(): string {
  const inside =
    fill(
      'M-150 -140L-70 -140C-94 -60 -98 30 -80 100C-66 150 -40 184 -6 220L-150 220Z',
      SKIN.shade,
    ) +
    fill(shift(FRINGE, -10, 30), SKIN.shade) +
    fill('M-30 84C-18 92 14 92 30 80C22 100 -16 104 -30 84Z', SKIN.shade) +
    fill('M104 40C112 90 96 140 60 180L84 170L140 90L140 20Z', SKIN.light) +
    fill('M-112 96L-86 88L-96 106L-72 100L-116 134L-104 112L-126 116Z', GOLD.base);
  return (
    part(FACE, SKIN.base, inside, rims(7, '#FFF1DC', '#9A6CFF')) +
    eyes() +
    plaster() +
    fill(
      inked('M-20 76C-16 86 -6 86 0 82C8 88 20 84 24 72', 6) + inked('M14 40C20 54 26 64 24 72', 4),
      COLOUR.ink,
    ) +
    mouth()
  );
}

/** The visor: two points of glass under a bar of leather. */
export function visor(): string {
  const glass =
    'M-172 -52L-70 -34L0 -50L70 -34L172 -52L164 46L112 82L56 66L26 80L0 56L-26 80L-56 66L-112 82L-164 46Z';
  const bar = 'M-182 -74L-70 -56L0 -72L70 -56L182 -74L180 -50L70 -32L0 -48L-70 -32L-180 -50Z';
  const lit = fill(
    poly([
      [20, 90],
      [50, 90],
      [90, -40],
      [60, -40],
    ]) +
      poly([
        [62, 90],
        [72, 90],
        [112, -40],
        [102, -40],
      ]) +
      poly([
        [-120, 90],
        [-104, 90],
        [-64, -40],
        [-80, -40],
      ]),
    COLOUR.flash,
    { 'fill-opacity': '0.24' },
  );
  return (
    clip(glass, fill(glass, '#8B5CF6', { 'fill-opacity': '0.12' }) + lit) +
    part(
      glass,
      'none',
      '',
      [
        { from: [0, 7], colour: '#C4A8FF' },
        { from: [6, 0], colour: '#FFFFFF' },
      ],
      { thin: 3, thick: 6 },
    ) +
    part(bar, LEATHER.base, '', [{ from: [2, -8], colour: LEATHER.light }], { thin: 3, thick: 7 })
  );
}
