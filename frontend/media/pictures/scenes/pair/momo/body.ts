/** MOMO-909 from the neck down; one arm reaches into the right lane. The origin is between her eyes. */
import { ellipse, shift } from '../../../system/geometry';
import { fill, place } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { halftone } from '../../../system/texture';
import { CREAM, MINT, PEACH, SKIN, part, rims } from './light';

const NECK = 'M-46 160C-42 210 -46 244 -60 266L-140 320L150 320L80 262C66 214 68 164 76 110Z';
const TOP =
  'M-120 280C-160 360 -150 480 -120 560C-140 680 -150 780 -150 900L230 900C220 780 190 660 176 560C200 470 190 360 150 280C70 310 -50 314 -120 280Z';
const NEAR_SLEEVE =
  'M126 272C184 268 240 296 268 346C286 390 292 430 288 462C246 486 196 490 154 476C142 410 126 336 126 272Z';
const NEAR_ARM = 'M176 470C190 560 190 700 180 900L300 900C310 720 300 580 276 456Z';
const SLEEVE =
  'M-84 266C-140 258 -196 280 -240 326C-264 360 -276 392 -280 420C-250 450 -222 464 -192 468C-160 452 -134 436 -116 420C-116 370 -108 316 -84 266Z';
const ARM =
  'M-272 380C-290 420 -308 456 -326 486C-352 508 -360 540 -340 570C-300 576 -256 540 -196 452Z';
const GLOVE =
  'M-322 590C-352 596 -384 590 -410 572C-426 540 -422 480 -400 430C-366 446 -334 470 -308 506Z';

/** The hand lies flat, its fingers spread. The origin is the wrist; it points to the left. */
function hand(): string {
  const back =
    'M14 -48C-30 -64 -70 -66 -104 -56C-146 -66 -190 -60 -218 -38C-232 -24 -222 -6 -204 -10C-178 -18 -150 -20 -126 -18' +
    'C-166 -10 -210 6 -236 28C-246 44 -232 58 -216 50C-186 34 -152 20 -122 16C-154 30 -186 48 -204 70C-210 86 -194 96 -180 88' +
    'C-156 70 -130 52 -104 46C-122 62 -138 80 -146 98C-146 112 -132 116 -120 108C-98 88 -70 66 -40 58C-20 56 6 54 18 50Z';
  const thumb =
    'M-30 -46C-50 -78 -84 -104 -116 -112C-136 -112 -140 -92 -124 -82C-102 -68 -82 -52 -66 -32Z';
  return (
    part(
      thumb,
      MINT.base,
      fill('M-130 -84C-100 -72 -70 -50 -50 -20L-60 -20L-140 -70Z', MINT.shade),
      rims(5, COLOUR.flash, '#FF9CCB'),
      { thin: 4, thick: 9 },
    ) +
    part(
      back,
      MINT.base,
      fill(
        'M20 20C-20 24 -70 20 -110 34C-140 60 -150 90 -140 120L20 90ZM-218 -20C-180 -30 -150 -30 -120 -26L-126 -12L-220 0ZM-240 50C-200 26 -160 10 -122 4L-122 20L-230 70ZM-204 92C-170 60 -140 44 -104 36L-104 50L-190 110Z',
        MINT.shade,
      ) +
        fill(
          inked(
            'M-104 -56C-100 -44 -98 -34 -100 -24M-176 -56C-172 -44 -170 -34 -172 -22M-190 8C-184 18 -180 26 -178 34M-160 44C-154 54 -150 60 -148 68M-60 -40C-70 -20 -74 0 -70 20',
            5,
          ),
          MINT.deep,
        ),
      rims(6, COLOUR.flash, '#FF9CCB'),
      { thin: 4, thick: 10 },
    )
  );
}

function bow(): string {
  const ends = (d: string, dark: string) => part(d, MINT.base, fill(dark, MINT.shade), rims(6));
  return (
    ends(
      'M-10 330C-60 280 -110 262 -140 268C-152 320 -146 370 -130 410C-90 396 -40 370 -8 346Z',
      'M-10 336C-60 330 -110 350 -136 390L-130 420L0 380Z',
    ) +
    ends(
      'M4 330C56 280 120 258 162 266C170 320 164 374 146 414C100 396 40 370 6 346Z',
      'M6 336C60 330 130 350 160 400L140 430L0 380Z',
    ) +
    part(
      ellipse(-2, 342, 26, 34),
      PEACH.base,
      fill(ellipse(8, 352, 22, 28), PEACH.shade) + fill(ellipse(-10, 328, 8, 10), PEACH.light),
      rims(5),
    )
  );
}

/** Dress and arms. @param chin the outline that shades the neck */
export function body(chin: string): string {
  const folds = (d: string) => fill(inked(d, 8, 'out'), COLOUR.ink);
  return (
    part(
      NEAR_ARM,
      SKIN.base,
      fill('M240 450C270 600 270 760 250 900L340 900L300 450Z', SKIN.shade) +
        fill('M150 460L300 440L290 520C250 540 210 540 170 520Z', SKIN.deep, {
          'fill-opacity': '0.5',
        }),
      rims(7, '#FFFFFF', '#FF6FB5'),
    ) +
    part(
      TOP,
      CREAM.base,
      fill(
        'M90 280C150 400 130 520 150 640C160 740 170 820 170 900L260 900L240 260Z',
        CREAM.shade,
      ) +
        fill(
          halftone({ x: 0, y: 440, width: 150, height: 460 }, 16, (u) => u * 0.9 - 0.15),
          CREAM.shade,
        ) +
        fill('M-120 540C-40 566 90 566 176 540L184 590C90 616 -40 616 -126 590Z', '#4A2A4A') +
        fill(shift(SLEEVE, 44, 36), '#7A4A78', { 'fill-opacity': '0.35' }) +
        folds(
          'M-96 480C-70 500 -50 506 -30 504M156 470C130 492 110 498 90 498M-90 640C-100 700 -110 760 -112 820M20 640C20 700 18 760 16 830M120 640C134 700 146 760 152 820',
        ),
      rims(8),
    ) +
    part(
      NEAR_SLEEVE,
      CREAM.base,
      fill('M220 290C260 370 240 440 210 510L330 500L330 330Z', CREAM.shade) +
        fill('M140 446C190 466 240 460 296 430L300 470C250 500 200 504 140 486Z', MINT.base) +
        folds('M160 300C184 340 192 370 190 420M220 300C246 340 254 370 252 410'),
      rims(8),
    ) +
    part(
      ARM,
      SKIN.base,
      fill('M-200 430C-230 500 -280 540 -330 560L-300 600L-180 480Z', SKIN.shade) +
        fill('M-280 360C-250 400 -220 430 -180 450L-230 510L-300 440Z', SKIN.deep, {
          'fill-opacity': '0.4',
        }),
      rims(7, '#FFFFFF', '#FF6FB5'),
    ) +
    place(hand(), -396, 482, 1.1, 6) +
    part(
      GLOVE,
      MINT.base,
      fill('M-430 520C-400 550 -360 560 -310 540L-330 600L-430 600Z', MINT.shade) +
        folds('M-324 504C-340 520 -346 540 -344 560') +
        fill('M-410 400C-384 440 -398 540 -392 590L-430 590L-430 420Z', MINT.light),
      rims(7, COLOUR.flash, '#FF9CCB'),
    ) +
    part(
      SLEEVE,
      CREAM.base,
      fill('M-110 262C-150 330 -160 400 -190 480L-90 460L-70 262Z', CREAM.shade) +
        fill(
          'M-284 340C-270 390 -240 430 -200 452L-230 476C-270 440 -296 400 -300 360Z',
          MINT.base,
        ) +
        folds('M-120 300C-150 330 -166 360 -170 400M-180 284C-204 310 -218 336 -222 366'),
      rims(8),
    ) +
    part(
      NECK,
      SKIN.shade,
      fill(chin, SKIN.deep, { 'fill-opacity': '0.6' }),
      rims(7, '#FFFFFF', '#FF6FB5'),
    ) +
    bow()
  );
}
