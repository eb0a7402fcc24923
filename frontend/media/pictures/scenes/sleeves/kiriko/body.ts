/** KIRIKO from the neck to the waist: a high collar, a long coat with two rows of buttons. The origin is between her eyes. */
import { ellipse, shift } from '../../../system/geometry';
import { clip, fill, place } from '../../../system/svg';
import { halftone } from '../../../system/texture';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { SHADOW } from './hand';
import { COAT, ICE, NAVY, SILVER, SKIN, part, rims } from './light';

const NECK = 'M-58 150C-56 210 -60 250 -76 290L76 290C60 250 56 210 58 150Z';
const TOP =
  'M-66 232C-40 246 40 246 66 232C74 260 96 286 130 306L150 700L-150 700L-130 306C-96 286 -74 260 -66 232Z';
const COLLAR_LEFT =
  'M-70 214C-96 224 -116 240 -124 262C-112 330 -70 410 -26 470C-34 380 -46 290 -70 214Z';
const COLLAR_RIGHT = 'M70 214C96 224 116 240 124 262C112 330 74 410 30 470C36 380 46 290 70 214Z';
const FRONT_LEFT =
  'M-112 240C-160 262 -206 280 -240 300C-262 340 -250 420 -226 480C-212 560 -214 640 -220 700L-60 700C-30 620 -24 540 -26 470C-70 410 -104 330 -112 240Z';
const FRONT_RIGHT =
  'M112 240C160 262 206 280 240 300C262 340 250 420 226 480C212 560 214 640 220 700L64 700C36 620 28 540 30 470C74 410 104 330 112 240Z';
const SLEEVE =
  'M170 272C220 276 262 296 284 336C312 390 330 450 340 520C350 580 352 640 350 700L214 700C214 630 214 560 222 500C214 420 190 340 170 272Z';
/** The sleeve of the near arm: it grows toward the viewer. */
const NEAR_SLEEVE =
  'M-150 268C-214 274 -262 300 -300 350C-372 400 -452 470 -500 560C-480 640 -300 690 -150 620C-130 560 -140 500 -160 440C-176 400 -170 330 -150 268Z';

const folds = (d: string, width = 8) => fill(inked(d, width, 'out'), COLOUR.ink);

function top(chin: string): string {
  const gem = 'M0 350L34 420L0 520L-34 420Z';
  return (
    part(
      NECK,
      SKIN.shade,
      fill(chin, SKIN.deep, { 'fill-opacity': '0.75' }),
      rims(6, COLOUR.flash, '#FF6FB5'),
    ) +
    part(
      TOP,
      NAVY.base,
      fill('M20 220C60 340 60 520 40 700L200 700L200 220Z', NAVY.shade) +
        fill('M-70 250C-40 268 40 268 70 250L74 274C40 294 -40 294 -76 274Z', SILVER.base) +
        fill(gem, ICE) +
        fill('M0 350L0 520L-34 420Z', COLOUR.flash) +
        fill('M0 350L34 420L0 430Z', '#6FA2E4'),
      rims(6),
    )
  );
}

const buttons = (x: number, lean: number): string =>
  [0, 1, 2, 3]
    .map((at) => {
      const [cx, cy] = [x + at * lean, 400 + at * 84];
      return (
        part(
          ellipse(cx, cy, 19, 20),
          SILVER.base,
          fill(ellipse(cx + 8, cy + 8, 16, 16), SILVER.shade),
          rims(4),
        ) + fill(ellipse(cx - 6, cy - 7, 5, 5), COLOUR.flash)
      );
    })
    .join('');

function coat(): string {
  const cast = place(fill(SHADOW, '#4A58A8', { 'fill-opacity': '0.6' }), -196, 300, 1.05, 6);
  return (
    part(
      FRONT_RIGHT,
      COAT.base,
      fill('M150 250C190 380 180 540 170 700L300 700L300 250Z', COAT.shade) +
        clip(
          FRONT_RIGHT,
          fill(
            halftone(
              { x: 60, y: 260, width: 120, height: 440 },
              15,
              (u, v) => u * 0.9 - 0.2 + v * 0.1,
            ),
            COAT.shade,
          ),
        ) +
        fill('M30 470C28 540 36 620 64 700L84 700C56 620 46 540 48 470Z', ICE),
      rims(8, COLOUR.flash),
    ) +
    buttons(132, -2) +
    part(
      FRONT_LEFT,
      COAT.base,
      fill('M-120 240C-110 330 -70 410 -30 470L-60 480C-100 430 -130 340 -140 250Z', COAT.shade) +
        fill('M-26 470C-24 540 -30 620 -60 700L-80 700C-52 620 -44 540 -46 470Z', ICE) +
        cast,
      rims(8, COLOUR.flash),
    ) +
    buttons(-112, 2) +
    [COLLAR_LEFT, COLLAR_RIGHT]
      .map((d, at) =>
        part(
          d,
          at === 0 ? COAT.base : '#DCE6FA',
          fill(shift(d, at === 0 ? 16 : 22, at === 0 ? -16 : -10), ICE) +
            (at === 0 ? '' : fill(shift(d, 40, 0), COAT.shade)),
          rims(6, COLOUR.flash),
        ),
      )
      .join('')
  );
}

/** The arm that hangs. */
const farArm = (): string =>
  part(
    SLEEVE,
    COAT.base,
    fill('M250 280C280 400 290 540 280 700L380 700L380 280Z', COAT.shade) +
      folds(
        'M206 320C232 350 246 384 250 420M262 330C284 366 296 400 298 436M338 520C316 540 290 548 262 546M342 560C318 586 288 594 256 590',
      ),
    rims(8, COLOUR.flash),
  );

/** The sleeve of the arm that strikes. */
const nearArm = (): string =>
  part(
    NEAR_SLEEVE,
    COAT.base,
    fill('M-180 260C-220 360 -230 470 -330 560C-300 640 -200 650 -120 640L-120 260Z', COAT.shade) +
      folds(
        'M-188 300C-222 330 -240 366 -246 404M-240 316C-270 350 -286 380 -292 414M-160 470C-200 480 -236 476 -262 460M-158 510C-206 526 -250 520 -284 496M-420 500C-380 470 -350 440 -330 402',
        9,
      ),
    rims(9, COLOUR.flash),
  );

/** All but the hand. @param chin the outline that shades the neck */
export const body = (chin: string): string => farArm() + top(chin) + coat() + nearArm();
