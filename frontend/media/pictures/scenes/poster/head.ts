/** AXIA's face in three-quarter view, turned to the left, behind her visor. The origin is between her eyes. */
import { ellipse, shift, slash } from '../../system/geometry';
import { clip, fill } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { inked } from '../../ink/brush';
import { part, rims } from './light';

const SKIN = { base: '#FFE3D6', shade: '#DE94B4', deep: '#A9558F' };
const INK = '#1B1038';

export const FACE =
  'M-122 -120C-128 -60 -126 -20 -120 2C-118 18 -127 36 -125 60C-121 108 -88 152 -48 188C-32 201 -12 202 6 192C62 164 112 118 130 62C138 20 140 -40 134 -130Z';

/** The hair's edge over the forehead. */
const FRINGE =
  'M-160 -130C-156 -70 -156 -20 -150 24L-130 -50L-108 -36L-92 -70L-74 -40L-58 -74L-10 -36L10 -76L30 -44L56 -76L70 -44L96 -70L108 -34L126 -60L150 20C154 -30 152 -80 146 -140Z';

interface Eye {
  readonly white: string;
  readonly lash: string;
  readonly under: string;
  readonly crease: string;
  readonly iris: readonly [number, number, number, number];
  readonly colours: readonly [string, string];
}

const NEAR: Eye = {
  white: 'M-14 34C-8 6 14 -14 44 -16C68 -16 82 0 86 22C84 46 70 60 44 62C18 62 -4 52 -14 34Z',
  lash: 'M-16 33C-7 2 14 -28 46 -31C70 -31 86 -18 92 -4L114 -14C110 2 104 14 92 26C88 8 76 -12 46 -14C20 -14 0 6 -12 33Z',
  under: 'M2 56C24 68 58 68 76 50',
  crease: 'M-4 -24C14 -42 50 -50 80 -32',
  iris: [36, 24, 29, 37],
  colours: ['#FF2E93', '#FFA6D0'],
};
const FAR: Eye = {
  white:
    'M-112 26C-112 0 -100 -16 -84 -16C-66 -14 -58 8 -56 32C-62 50 -74 60 -90 60C-104 56 -112 44 -112 26Z',
  lash: 'M-130 -10L-118 -4C-112 -22 -100 -32 -82 -31C-64 -29 -54 -4 -54 28L-57 28C-61 2 -70 -13 -84 -14C-98 -10 -108 2 -112 24C-120 14 -128 4 -130 -10Z',
  under: 'M-106 52C-96 64 -78 64 -66 52',
  crease: 'M-112 -36C-100 -48 -78 -50 -62 -36',
  iris: [-86, 24, 21, 36],
  colours: ['#00BFE0', '#A6F7FF'],
};

function eye({ white, lash, under, crease, iris, colours }: Eye): string {
  const [x, y, w, h] = iris;
  const [base, low] = colours;
  const ball =
    fill(white, COLOUR.flash) +
    fill(ellipse(x, y, w, h), INK) +
    fill(ellipse(x, y + h * 0.26, w * 0.84, h * 0.68), base) +
    fill(ellipse(x, y + h * 0.56, w * 0.62, h * 0.34), low) +
    fill(ellipse(x, y - 1, w * 0.4, h * 0.46), INK) +
    fill(shift(lash, 0, 12), INK, { 'fill-opacity': '0.34' }) +
    fill(ellipse(x - w * 0.36, y - h * 0.4, w * 0.34, h * 0.28), COLOUR.flash) +
    fill(ellipse(x + w * 0.4, y + h * 0.42, w * 0.16, h * 0.14), COLOUR.flash);
  return (
    clip(white, ball) +
    fill(lash, COLOUR.ink) +
    fill(inked(under, 5) + inked(crease, 4.5), COLOUR.ink)
  );
}

function brows(): string {
  return fill(
    'M-26 -44C0 -66 48 -82 100 -66C52 -70 10 -54 -22 -30ZM-58 -42C-72 -62 -98 -70 -126 -62C-100 -60 -78 -50 -60 -28Z',
    '#2A1C56',
  );
}

function mouth(): string {
  const open = 'M-78 122C-46 134 -6 128 30 98C30 134 -8 164 -44 160C-62 158 -74 142 -78 122Z';
  return (
    clip(
      open,
      fill(open, '#4A0E2E') +
        fill('M-84 112L40 90L28 116C0 138 -42 146 -80 138Z', COLOUR.flash) +
        fill('M-60 152C-40 140 -10 142 4 152L-20 180L-60 170Z', '#FF6F8E'),
    ) +
    fill(
      inked('M-84 116C-46 136 -4 130 38 90', 8) +
        inked('M-78 122C-74 146 -56 162 -40 160C-8 162 28 134 30 100', 5),
      COLOUR.ink,
    ) +
    fill(inked('M-46 174C-36 178 -26 178 -18 174', 4), SKIN.deep)
  );
}

/** The face with its features, and light on it from the left. */
export function face(): string {
  const inside =
    fill('M70 -140C84 -40 96 40 66 100C44 140 10 170 -6 206L160 206L160 -140Z', SKIN.shade) +
    fill(shift(FRINGE, 10, 28), SKIN.shade) +
    fill('M-62 94C-50 98 -40 96 -34 86C-40 104 -50 110 -60 108Z', SKIN.shade) +
    fill(
      slash(36, 112, 9, 28) +
        slash(55, 112, 9, 28) +
        slash(74, 112, 9, 28) +
        slash(-118, 100, 7, 26) +
        slash(-104, 100, 7, 26),
      '#FF5C8E',
      { 'fill-opacity': '0.8' },
    );
  return (
    part(FACE, SKIN.base, inside, rims(6, '#FFFFFF', '#FF8CC4')) +
    eye(FAR) +
    eye(NEAR) +
    brows() +
    fill(inked('M-52 60C-58 74 -66 84 -64 90C-60 94 -52 94 -46 92', 6), COLOUR.ink) +
    mouth()
  );
}

/** The visor: glass with slashes of light on it, and the bar over it. */
export function visor(): string {
  const glass =
    'M-142 -34C-60 -24 60 -30 140 -44L148 22C130 62 80 86 30 80L-14 62L-46 60L-66 78C-100 88 -132 74 -142 40Z';
  const bar = 'M-148 -52C-60 -38 70 -46 142 -64L146 -44C70 -24 -60 -20 -146 -32Z';
  const lit = fill(
    slash(-34, 100, 26, 160) + slash(0, 100, 8, 160) + slash(-132, 100, 16, 160),
    COLOUR.flash,
    { 'fill-opacity': '0.22' },
  );
  return (
    clip(glass, fill(glass, COLOUR.a, { 'fill-opacity': '0.1' }) + lit) +
    part(
      glass,
      'none',
      '',
      [
        { from: [0, 8], colour: '#7DF3FF' },
        { from: [-6, 0], colour: '#FFFFFF' },
      ],
      { thin: 3, thick: 6 },
    ) +
    part(bar, '#20203A', '', [{ from: [0, -7], colour: '#6C6CA0' }], { thin: 3, thick: 7 })
  );
}
