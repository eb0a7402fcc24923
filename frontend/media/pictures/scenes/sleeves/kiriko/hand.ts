/** KIRIKO's hand as a blade, so near that it is larger than her face: the palm to the right, little finger foremost. */
import { ellipse } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { inked } from '../../../ink/brush';
import { COLOUR } from '../../../system/tokens';
import { fingerOf } from '../finger';
import type { Finger } from '../finger';
import { COAT, GLOVE, ICE, LAMP, NAVY, part, rims } from './light';

/** What its outline is about, for the shadow that it casts. */
export const SHADOW =
  'M-100 230C-126 140 -136 60 -128 -20L-120 -200L-60 -300L30 -320L100 -270L120 -20C134 40 120 120 100 230Z';

const PALM =
  'M-104 236C-116 170 -140 90 -132 6C-126 -36 -86 -50 -20 -52C50 -54 112 -48 122 -10C134 44 122 92 108 136C100 170 102 200 104 236Z';

/** Index finger first: each lies before the one to its right. */
const FINGERS: readonly Finger[] = [
  { along: '86 6 84 -120 62 -256', width: [64, 54], dark: 1 },
  { along: '32 -4 30 -150 12 -310', width: [66, 56], dark: 1 },
  { along: '-28 -2 -34 -140 -44 -288', width: [66, 56], dark: 1 },
  { along: '-86 26 -98 -76 -100 -212', width: [70, 58], dark: 1 },
];
/** The thumb with its ball, laid across the palm. */
const THUMB =
  'M124 4C142 60 130 120 106 176C84 214 50 226 20 214C10 196 26 172 44 150C50 128 42 104 22 92C-6 84 -40 84 -58 72C-72 58 -66 34 -44 30C-6 24 44 26 76 46C92 40 110 24 124 4Z';

function palm(): string {
  return part(
    PALM,
    GLOVE.base,
    fill('M30 -60C60 40 40 140 10 250L130 250L150 -60Z', GLOVE.shade) +
      fill('M-124 -20C-122 80 -96 150 -82 240L-60 240C-84 150 -104 70 -98 -20Z', GLOVE.light) +
      fill(
        inked(
          'M-120 60C-80 82 -20 84 30 60M-110 110C-70 122 -40 120 -10 108M-70 230C-50 180 -20 130 30 110',
          7,
        ),
        GLOVE.deep,
      ),
    rims(9, COLOUR.a, '#FF6FB5'),
    { thin: 6, thick: 13 },
  );
}

/** Where the fingers grow out of the palm: creases instead of their outlines. */
const roots = (): string =>
  fill('M-122 52L-122 22L-110 16L-62 10L-50 -14L34 -18L40 60Z', GLOVE.base) +
  fill('M30 -18L112 -8L114 50L36 60Z', GLOVE.shade) +
  fill(
    inked(
      'M-120 18C-104 30 -80 28 -58 12M-60 -10C-42 2 -16 2 2 -10M0 -12C16 0 40 0 58 -10M56 -6C72 6 96 8 118 0',
      8,
    ),
    GLOVE.deep,
  );

/** The cuff of her coat, seen from its open end. */
export function cuff(): string {
  const rim =
    'M-182 296C-190 246 -106 212 -4 212C100 212 182 246 184 292C192 350 196 390 204 440L-204 440C-196 390 -188 350 -182 296Z';
  return (
    part(
      rim,
      COAT.base,
      fill('M60 190C130 280 120 360 110 460L260 460L260 190Z', COAT.shade) +
        fill(
          inked('M-184 316C-130 372 130 376 186 312M-192 352C-130 410 130 414 196 348', 15),
          ICE,
        ),
      rims(9, COLOUR.flash, '#FF6FB5'),
      { thin: 6, thick: 12 },
    ) +
    part(ellipse(0, 280, 150, 50), NAVY.shade, fill(ellipse(20, 294, 136, 38), '#070A1C'), [], {
      thin: 4,
      thick: 8,
    })
  );
}

/** The wrist and the hand. */
export function hand(): string {
  const wrist =
    'M-108 216C-104 260 -112 290 -116 316C-60 336 66 336 116 314C108 286 104 250 108 210Z';
  return (
    part(
      wrist,
      GLOVE.base,
      fill('M20 200L20 340L140 340L140 200Z', GLOVE.shade) +
        fill('M-120 262L120 258L120 282L-120 286Z', ICE),
      rims(8, COLOUR.a, '#FF6FB5'),
      { thin: 5, thick: 11 },
    ) +
    palm() +
    FINGERS.map((finger) => fingerOf(finger, GLOVE, LAMP)).join('') +
    roots() +
    part(
      THUMB,
      GLOVE.base,
      fill(
        'M130 0C110 60 90 80 60 92C90 120 84 170 40 220L140 220L160 0ZM-70 62C-40 76 0 74 24 84L24 100L-70 90Z',
        GLOVE.shade,
      ) +
        fill('M-58 42C-40 34 -10 34 14 40C0 50 -30 54 -56 52Z', GLOVE.light) +
        fill(inked('M-18 30C-26 44 -26 62 -18 80M44 36C40 48 42 64 50 76', 6), GLOVE.deep),
      rims(7),
      { thin: 5, thick: 11 },
    )
  );
}
