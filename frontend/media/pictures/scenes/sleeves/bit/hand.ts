/** BIT's hands: two fingers that come at the viewer, and a fist behind. */
import { ellipse } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { inked } from '../../../ink/brush';
import { fingerOf } from '../finger';
import type { Finger } from '../finger';
import { DARK, GLOVE, LAMP, LIME, PINK, part, rims } from './light';

/** What the hand's outline is about, for the shadow that it casts. */
export const SHADOW =
  'M-100 210L-150 40L-90 -80L-110 -280L-30 -320L30 -160L90 -290L170 -260L130 0L150 120L100 210Z';

const PALM =
  'M-94 214C-108 160 -150 110 -146 40C-140 -10 -90 -40 -20 -50C50 -58 112 -40 126 4C136 60 124 120 106 150C96 176 94 196 96 214Z';

/** Those that are stretched, and those that are bent: seen from their middle joints down. */
const STRETCHED: readonly Finger[] = [
  { along: '72 20 104 -120 146 -274', width: [70, 76], dark: 1 },
  { along: '-4 0 -22 -150 -58 -322', width: [72, 82], dark: 1 },
];
const BENT: readonly Finger[] = [
  { along: '-40 130 -62 40 -58 -52', width: [64, 74], joints: [0.55], dark: 1 },
  { along: '-80 140 -116 64 -116 -16', width: [58, 66], joints: [0.55], dark: 1 },
];
const THUMB =
  'M124 20C150 76 132 140 104 178C80 204 44 206 26 190C-8 170 -60 150 -104 124C-124 108 -118 80 -92 80C-50 84 0 92 40 96C76 84 104 54 124 20Z';

/** The hand that is near. */
export function victory(): string {
  return (
    part(
      PALM,
      GLOVE.base,
      fill('M40 -60C90 40 80 140 40 220L140 220L160 -60Z', GLOVE.shade) +
        fill(inked('M-110 170C-60 140 0 130 60 150', 7), GLOVE.deep),
      rims(8),
      { thin: 6, thick: 13 },
    ) +
    STRETCHED.map((finger) => fingerOf(finger, GLOVE, LAMP)).join('') +
    fill('M-30 26L-34 -14L36 -18L34 34Z', GLOVE.base) +
    fill('M34 34L36 4L106 6L113 20L112 36L100 60L40 60Z', GLOVE.shade) +
    fill(inked('M-42 -8C-20 6 10 6 36 -8M36 12C56 26 84 28 110 16', 8), GLOVE.deep) +
    BENT.map((finger) => fingerOf(finger, GLOVE, LAMP)).join('') +
    part(
      THUMB,
      GLOVE.base,
      fill(
        'M140 20C110 90 70 120 40 126C70 150 70 190 40 210L160 210ZM-120 110C-60 120 0 136 30 152L30 200L-130 140Z',
        GLOVE.shade,
      ) + fill(inked('M-52 88C-60 104 -60 122 -52 140M30 98C24 114 26 136 36 152', 7), GLOVE.deep),
      rims(8),
      { thin: 6, thick: 13 },
    )
  );
}

/** The cuff of the jacket, seen from its open end. */
export function cuff(): string {
  const sleeve =
    'M-170 262C-176 220 -100 190 0 190C100 190 170 220 172 262C186 320 210 380 230 440L-224 440C-204 380 -184 320 -170 262Z';
  const ribs = [-128, -84, -42, 0, 42, 84, 128]
    .map(
      (x) =>
        `M${x.toString()} ${(318 - Math.abs(x) * 0.22).toString()}L${(x * 1.06).toString()} ${(374 - Math.abs(x) * 0.24).toString()}`,
    )
    .join('');
  return (
    part(
      sleeve,
      PINK.base,
      fill('M60 180C140 260 130 350 120 460L280 460L280 180Z', PINK.shade) +
        fill('M-178 270C-120 340 120 340 178 268L190 320C130 404 -130 404 -190 322Z', DARK.base) +
        fill(inked(ribs, 7), DARK.light) +
        fill('M-204 370C-130 446 130 446 206 366L212 386C140 470 -140 470 -212 390Z', LIME),
      rims(9),
      { thin: 6, thick: 12 },
    ) +
    part(ellipse(0, 262, 142, 50), DARK.shade, fill(ellipse(16, 276, 130, 40), '#0A0718'), [], {
      thin: 4,
      thick: 8,
    }) +
    part(
      'M-94 196C-92 240 -100 268 -104 292C-50 314 56 314 106 290C98 264 94 236 96 192Z',
      GLOVE.base,
      fill('M30 180L30 320L140 320L140 180Z', GLOVE.shade) +
        fill('M-110 228L110 224L110 244L-110 250Z', PINK.base),
      rims(8),
      { thin: 5, thick: 11 },
    )
  );
}

const KNUCKLES: readonly Finger[] = [
  { along: '-76 60 -86 0 -82 -70', width: [52, 58], joints: [0.5], dark: 1 },
  { along: '-28 64 -30 0 -28 -84', width: [54, 60], joints: [0.5], dark: 1 },
  { along: '24 62 26 0 26 -80', width: [54, 58], joints: [0.5], dark: 1 },
  { along: '72 56 78 0 76 -62', width: [48, 52], joints: [0.5], dark: 1 },
];

/** The hand that is far: a fist, its thumb across the fingers. */
export const fist = (): string =>
  part(
    'M-104 110C-120 60 -116 0 -96 -30L96 -34C116 0 116 60 96 110C60 140 -60 140 -104 110Z',
    GLOVE.base,
    fill('M20 -60L20 150L130 150L130 -60Z', GLOVE.shade),
    rims(7),
    { thin: 5, thick: 10 },
  ) +
  KNUCKLES.map((finger) => fingerOf(finger, GLOVE, LAMP)).join('') +
  part(
    'M-112 30C-92 26 -60 40 -30 42C0 38 34 30 50 44C58 62 46 82 20 84C-20 92 -70 96 -102 84C-120 70 -124 42 -112 30Z',
    GLOVE.base,
    fill('M-120 70C-60 84 0 76 60 56L60 100L-120 110Z', GLOVE.shade) +
      fill(inked('M-34 42C-42 56 -42 72 -34 88', 6), GLOVE.deep),
    rims(6),
    { thin: 5, thick: 10 },
  );
