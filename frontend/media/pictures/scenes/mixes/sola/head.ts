/** SOLA's face in three-quarter view, turned to the left, in song. The origin is between her eyes. */
import { ellipse, shift, slash } from '../../../system/geometry';
import { clip, fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { SKIN, part, rims } from './light';

export const FACE =
  'M-122 -120C-128 -64 -126 -22 -119 2C-118 20 -127 36 -125 62C-122 116 -94 168 -54 204C-38 218 -14 218 4 208C62 176 114 124 132 64C140 20 140 -40 134 -130Z';

/** The hair's edge over the forehead, which shades it. */
const FRINGE =
  'M-160 -140C-158 -70 -156 -20 -150 20L-128 -30L-104 -70L-70 -52L-36 -84L0 -60L30 -88L66 -56L92 -78L126 -40L150 20C154 -30 152 -80 146 -150Z';

interface Eye {
  readonly white: string;
  readonly lash: string;
  readonly lines: string;
  readonly iris: readonly [number, number, number, number];
}

const NEAR: Eye = {
  white: 'M-14 38C-10 2 12 -22 44 -24C72 -24 88 -4 90 24C88 54 70 70 44 72C16 72 -6 58 -14 38Z',
  lash: 'M-18 38C-12 -4 14 -40 48 -41C74 -41 88 -28 95 -12L120 -28C116 -12 110 -2 100 6L118 4C112 14 106 20 96 28C91 4 78 -20 46 -22C20 -22 -2 4 -13 38Z',
  lines: 'M2 68C24 80 60 80 78 60M-2 -38C18 -56 54 -62 84 -44',
  iris: [36, 26, 31, 43],
};
const FAR: Eye = {
  white:
    'M-114 28C-114 -2 -102 -24 -84 -24C-64 -22 -56 4 -54 34C-60 56 -74 70 -92 70C-106 66 -114 50 -114 28Z',
  lash: 'M-136 -22L-121 -12C-114 -32 -102 -42 -82 -41C-62 -38 -52 -8 -51 32L-55 32C-59 0 -69 -20 -84 -21C-100 -18 -110 0 -113 26C-120 20 -126 12 -132 2L-122 4C-128 -4 -132 -12 -136 -22Z',
  lines: 'M-108 62C-98 76 -76 76 -64 60M-114 -48C-102 -62 -78 -64 -60 -48',
  iris: [-86, 26, 22, 42],
};

function eye({ white, lash, lines, iris }: Eye): string {
  const [x, y, w, h] = iris;
  const ball =
    fill(white, COLOUR.flash) +
    fill(ellipse(x, y, w, h), '#0E2A5C') +
    fill(ellipse(x, y + h * 0.22, w * 0.86, h * 0.74), '#1E8FE0') +
    fill(ellipse(x, y + h * 0.52, w * 0.66, h * 0.4), '#7DE3FF') +
    fill(ellipse(x, y - 1, w * 0.42, h * 0.44), '#0B1638') +
    fill(shift(lash, 0, 12), '#1B1038', { 'fill-opacity': '0.32' }) +
    fill(ellipse(x - w * 0.34, y - h * 0.4, w * 0.36, h * 0.27), COLOUR.flash) +
    fill(ellipse(x + w * 0.42, y + h * 0.4, w * 0.17, h * 0.13), COLOUR.flash);
  return clip(white, ball) + fill(lash, COLOUR.ink) + fill(inked(lines, 5), COLOUR.ink);
}

const BROWS =
  'M-22 -66C6 -90 54 -104 104 -86C56 -90 14 -76 -18 -54ZM-56 -64C-70 -86 -98 -94 -126 -84C-100 -82 -76 -72 -58 -50Z';

function mouth(): string {
  const open = 'M-90 108C-56 124 0 112 38 80C48 130 10 184 -36 184C-66 182 -88 150 -90 108Z';
  return (
    clip(
      open,
      fill(open, '#5A0E2A') +
        fill('M-96 98L50 70L36 102C4 130 -52 136 -92 126Z', COLOUR.flash) +
        fill('M-78 168C-54 140 0 138 22 152L0 200L-70 200Z', '#FF7A7E'),
    ) +
    fill(
      inked('M-98 102C-58 126 0 114 46 72', 9) +
        inked('M-90 108C-88 152 -64 184 -34 184C8 184 46 132 38 82', 7),
      COLOUR.ink,
    ) +
    fill(inked('M-44 196C-34 200 -22 200 -12 195', 4), SKIN.deep)
  );
}

/** The face with its features. */
export function face(): string {
  const inside =
    fill('M74 -140C90 -40 104 40 74 104C50 146 16 178 -2 220L160 220L160 -140Z', SKIN.shade) +
    fill(shift(FRINGE, 8, 26), SKIN.shade) +
    fill('M-62 84C-50 90 -40 88 -34 78C-40 98 -50 104 -62 98Z', SKIN.shade) +
    fill('M-124 30C-124 80 -110 130 -84 168L-96 176L-140 90Z', SKIN.light) +
    fill(ellipse(66, 98, 30, 15) + ellipse(-112, 92, 16, 13), '#F0586A', {
      'fill-opacity': '0.55',
    }) +
    fill(
      [
        [46, 92],
        [62, 100],
        [78, 92],
        [-112, 88],
        [-100, 96],
      ]
        .map(([x = 0, y = 0]) => ellipse(x, y, 3.6))
        .join(''),
      SKIN.deep,
    );
  return (
    part(FACE, SKIN.base, inside, rims(6, '#FFF1DC', '#FF9A5C')) +
    eye(FAR) +
    eye(NEAR) +
    fill(BROWS, '#8A3A10') +
    fill(inked('M-52 54C-58 66 -66 74 -64 80C-60 85 -52 85 -46 82', 6), COLOUR.ink) +
    mouth()
  );
}

/** Her visor: glass before her eyes, with slashes of light on it, and the bar over it. */
export function visor(): string {
  const glass =
    'M-146 -44C-60 -34 60 -40 144 -54L152 22C132 66 82 92 30 86L-14 66L-46 64L-68 82C-104 92 -136 76 -146 40Z';
  const bar = 'M-152 -64C-60 -50 70 -58 146 -76L150 -52C70 -34 -60 -30 -150 -42Z';
  const lit = fill(
    slash(-34, 100, 26, 170) + slash(0, 100, 8, 170) + slash(-132, 100, 14, 170),
    COLOUR.flash,
    { 'fill-opacity': '0.26' },
  );
  return (
    clip(glass, fill(glass, '#5CC4FA', { 'fill-opacity': '0.12' }) + lit) +
    part(
      glass,
      'none',
      '',
      [
        { from: [0, 8], colour: '#BCEBFF' },
        { from: [-6, 0], colour: '#FFFFFF' },
      ],
      { thin: 3, thick: 6 },
    ) +
    part(bar, '#FFFFFF', fill(shift(bar, 0, 12), '#B4BEE6'), [], { thin: 3, thick: 7 })
  );
}
