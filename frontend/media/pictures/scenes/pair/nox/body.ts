/** NOX from the collar down; his near arm reaches into the left lane. */
import { fill, place } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { LIME, NIGHT, VIOLET, part, rims } from './light';

const GLOVE = { base: '#DDD3FF', shade: '#9A8AD8', deep: '#5A4AA0' };
const TOP =
  'M-230 300C-300 360 -340 480 -350 900L110 900C120 720 100 480 20 310C-60 340 -160 340 -230 300Z';
const COLLAR =
  'M44 250C70 300 76 350 52 420C10 400 -30 370 -56 330L-240 360C-250 320 -240 280 -214 250C-140 300 -40 300 44 250Z';
/** Shoulder, the bend of the elbow, and the sleeve to the wrist. */
const ARM =
  'M-190 360C-96 330 0 356 62 414C100 450 136 496 162 536C216 522 284 500 340 472L386 580C330 618 268 656 214 688C186 704 160 700 128 684C26 640 -90 600 -170 520C-220 460 -226 400 -190 360Z';
const CUFF =
  'M326 470C344 456 366 462 380 490C398 524 402 562 394 590C378 602 360 598 352 580C348 540 340 504 326 470Z';

/** The index finger presses, the others are bent below it. The origin is the wrist; it points to the right. */
function hand(): string {
  const finger = (d: string, dark: string) =>
    part(d, GLOVE.base, fill(dark, GLOVE.shade), rims(5, COLOUR.flash, '#8FF5FF'), {
      thin: 4,
      thick: 8,
    });
  return (
    finger(
      'M-20 -44C20 -66 66 -66 100 -50L118 0L66 74L14 66C-4 56 -18 46 -26 34Z',
      'M-30 10C20 30 60 30 100 10L70 80L-30 70Z',
    ) +
    finger(
      'M30 44C64 38 96 48 100 66C102 82 84 92 64 88L22 76Z',
      'M20 66C50 76 80 78 104 70L90 100L20 90Z',
    ) +
    finger(
      'M44 20C84 12 120 22 126 44C128 64 110 74 88 70L40 60Z',
      'M40 48C70 58 104 58 130 50L110 80L40 70Z',
    ) +
    finger(
      'M56 -8C100 -18 140 -6 148 18C152 40 132 52 108 48L60 38Z',
      'M56 24C90 34 126 32 150 22L130 60L56 50Z',
    ) +
    finger(
      'M68 -52C104 -66 146 -60 176 -42C204 -22 224 12 230 44C232 64 212 72 198 58C180 32 160 12 138 4C112 0 90 -2 72 -8Z',
      'M72 -16C110 -16 150 -6 178 24L204 66L190 60C170 30 150 14 130 10L72 0Z',
    ) +
    finger(
      'M8 -22C44 -34 92 -24 120 -4C134 8 130 28 112 30C84 32 44 26 14 12Z',
      'M8 4C44 14 90 18 126 10L112 36L10 24Z',
    ) +
    fill(
      inked(
        'M150 -38C144 -28 142 -18 144 -8M196 -14C186 -8 180 0 178 10M70 -6C64 -2 60 4 60 12',
        5,
      ),
      GLOVE.deep,
    )
  );
}

/** Coat and arm. */
export function body(): string {
  const folds = (d: string) => fill(inked(d, 9, 'out'), COLOUR.ink);
  return (
    part(
      TOP,
      VIOLET.base,
      fill('M-400 300L-230 320C-280 480 -280 700 -260 900L-400 900Z', VIOLET.shade) +
        fill('M-20 420C20 560 40 720 40 900L0 900C0 720 -20 560 -50 430Z', NIGHT.base) +
        folds('M-240 640C-180 680 -120 690 -60 680M-260 760C-200 800 -140 806 -80 796'),
      rims(9),
    ) +
    part(
      ARM,
      VIOLET.base,
      fill(
        'M-230 420C-160 530 -20 606 110 630C170 640 270 600 400 530L400 620L190 710L100 690L-200 560Z',
        VIOLET.shade,
      ) +
        fill('M6 372C-30 420 -60 490 -66 570L-116 546C-106 470 -76 400 -40 350Z', NIGHT.base) +
        fill('M26 386C-6 436 -34 500 -40 584L-58 576C-52 496 -24 428 12 376Z', LIME.base) +
        fill('M264 500C282 540 296 590 300 644L328 628C324 580 312 534 294 488Z', LIME.base) +
        fill(
          'M162 536C130 560 112 600 112 640C140 600 170 590 206 590C190 570 176 552 162 536Z',
          VIOLET.deep,
          {
            'fill-opacity': '0.55',
          },
        ) +
        folds(
          'M-160 380C-150 420 -154 450 -166 480M162 538C140 566 132 596 134 630M164 540C184 562 196 590 198 622M160 538C130 548 104 548 76 538M168 538C196 548 224 550 250 542M150 690C172 672 196 664 222 664M326 486C334 508 338 530 336 548',
        ),
      rims(9),
    ) +
    place(hand(), 368, 508, 1.12, -3) +
    part(
      CUFF,
      NIGHT.base,
      fill('M340 500C356 540 366 570 366 600L340 600Z', NIGHT.shade),
      rims(6, '#C9B8FF'),
    ) +
    part(
      COLLAR,
      VIOLET.base,
      fill(
        'M-250 340C-160 370 -60 350 -56 330C-30 370 10 400 52 420L40 460L-260 420Z',
        VIOLET.shade,
      ) + fill(inked('M-190 290C-120 320 -20 316 40 270', 7), VIOLET.deep),
      rims(8),
    )
  );
}
