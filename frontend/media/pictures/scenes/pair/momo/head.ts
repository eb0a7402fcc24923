/** MOMO-909 in three-quarter view, turned to the left: a star in one eye, the other winks. The origin is between her eyes. */
import { ellipse, poly, shift } from '../../../system/geometry';
import type { Point } from '../../../system/geometry';
import { clip, fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { MINT, SKIN, part, rims } from './light';

export const FACE =
  'M-126 -120C-134 -64 -134 -20 -128 8C-128 30 -136 46 -134 74C-128 124 -92 164 -52 190C-36 200 -10 200 10 190C70 164 118 126 136 70C144 24 144 -40 138 -130Z';
const FRINGE =
  'M-170 -150L-160 10L-126 -36L-96 -44L-60 -50L-20 -54L20 -54L60 -50L100 -40L140 -20L160 20L160 -150Z';

/** A star with four points. */
const sparkle = ([x, y]: Point, r: number): string =>
  poly(
    Array.from({ length: 8 }, (_, at): Point => {
      const far = at % 2 === 0 ? r : r * 0.34;
      const angle = (at / 8) * Math.PI * 2;
      return [x + Math.cos(angle) * far * 0.8, y + Math.sin(angle) * far];
    }),
  );

function farEye(): string {
  const white =
    'M-122 30C-122 0 -108 -24 -88 -24C-66 -22 -58 6 -56 36C-62 60 -76 74 -96 74C-112 70 -122 54 -122 30Z';
  const lash =
    'M-142 -14L-128 -8C-120 -30 -108 -42 -86 -41C-64 -38 -54 -8 -53 34L-57 34C-61 2 -72 -20 -88 -21C-104 -18 -116 2 -120 28C-128 22 -134 14 -139 4L-129 6C-135 0 -139 -6 -142 -14Z';
  const [x, y, w, h] = [-90, 28, 25, 42];
  return (
    clip(
      white,
      fill(white, COLOUR.flash) +
        fill(ellipse(x, y, w, h), '#0B4A4E') +
        fill(ellipse(x, y + h * 0.2, w * 0.86, h * 0.76), '#0FA090') +
        fill(ellipse(x, y + h * 0.54, w * 0.66, h * 0.38), '#9CFFE8') +
        fill(shift(lash, 0, 12), '#1B1038', { 'fill-opacity': '0.3' }) +
        fill(sparkle([x, y], 26), COLOUR.flash),
    ) +
    fill(lash, COLOUR.ink) +
    fill(inked('M-114 66C-104 80 -80 80 -66 64M-118 -50C-106 -62 -80 -64 -62 -50', 5), COLOUR.ink)
  );
}

/** The near eye, shut in a laugh. */
const wink = (): string =>
  fill(
    'M-16 42C-2 8 22 -8 48 -8C76 -8 98 12 108 44C92 26 72 14 48 14C24 14 2 26 -16 42ZM94 18L122 10C118 22 110 30 100 34ZM104 34L126 38C120 46 112 50 104 48Z',
    COLOUR.ink,
  ) + fill(inked('M4 -30C28 -48 66 -50 92 -34', 5), COLOUR.ink);

function mouth(): string {
  const open =
    'M-62 122C-46 128 -30 126 -20 118C-8 126 12 124 24 112C24 148 2 172 -24 172C-46 170 -60 150 -62 122Z';
  return (
    clip(
      open,
      fill(open, '#6A1030') + fill('M-60 160C-40 142 0 142 14 152L0 190L-60 190Z', '#FF7A9A'),
    ) +
    fill(
      inked('M-84 104C-80 124 -54 136 -22 116C-4 134 32 126 44 92', 8) +
        inked('M-62 122C-60 150 -46 172 -24 172C2 172 24 148 24 112', 6),
      COLOUR.ink,
    ) +
    fill('M12 120L24 114L20 132Z', COLOUR.flash)
  );
}

/** The face with its features. */
export function face(): string {
  const blush = (x: number, y: number) =>
    [0, 1, 2].map((at) => fill(ellipse(x + at * 18, y + (at % 2) * 8, 6.5), '#FF6E8E')).join('');
  const inside =
    fill('M78 -140C94 -40 108 40 78 104C54 146 20 172 2 210L160 210L160 -140Z', SKIN.shade) +
    fill(shift(FRINGE, 8, 26), SKIN.shade) +
    fill(ellipse(62, 92, 40, 20) + ellipse(-112, 96, 20, 16), '#FF8CA0', {
      'fill-opacity': '0.5',
    }) +
    blush(48, 88) +
    blush(-124, 92);
  return (
    part(FACE, SKIN.base, inside, rims(6, '#FFFFFF', '#FF6FB5')) +
    farEye() +
    wink() +
    fill(
      'M-22 -58C4 -80 50 -92 96 -76C52 -80 14 -68 -18 -48ZM-60 -58C-74 -78 -98 -84 -124 -76C-100 -74 -78 -64 -62 -46Z',
      '#C05A40',
    ) +
    fill(ellipse(-46, 80, 11, 8), '#FF7A94') +
    fill(inked('M-58 86C-52 93 -42 93 -36 86', 5), COLOUR.ink) +
    mouth()
  );
}

/** Round glasses. */
export function glasses(): string {
  const far = ellipse(-98, 30, 45, 58);
  const near = ellipse(48, 32, 80, 66);
  return (
    [far, near]
      .map(
        (d) =>
          clip(
            d,
            fill(d, MINT.base, { 'fill-opacity': '0.12' }) +
              fill(
                poly([
                  [-20, 120],
                  [10, 120],
                  [60, -60],
                  [30, -60],
                ]) +
                  poly([
                    [-130, 120],
                    [-112, 120],
                    [-62, -60],
                    [-80, -60],
                  ]),
                COLOUR.flash,
                { 'fill-opacity': '0.3' },
              ),
          ) +
          part(
            d,
            'none',
            '',
            [
              { from: [0, 7], colour: MINT.base },
              { from: [0, -7], colour: MINT.base },
              { from: [7, 0], colour: MINT.base },
              { from: [-7, 0], colour: MINT.light },
            ],
            { thin: 3, thick: 6 },
          ),
      )
      .join('') +
    fill(inked('M-54 24C-48 16 -40 16 -32 24', 10), MINT.shade) +
    fill(inked('M126 20C140 10 150 6 164 4', 9), MINT.shade)
  );
}
