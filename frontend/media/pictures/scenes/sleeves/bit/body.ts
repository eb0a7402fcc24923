/** BIT from the neck to the waist: an open jacket over a shirt with a creature in pixels. The origin is between the eyes. */
import { bend, poly, rect, shift } from '../../../system/geometry';
import { clip, fill, place } from '../../../system/svg';
import { halftone } from '../../../system/texture';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { fist, SHADOW } from './hand';
import { DARK, GLOVE, LIME, PINK, SKIN, part, rims } from './light';

const NECK = 'M-46 160C-44 206 -48 250 -62 300L96 300C82 250 78 190 84 120Z';
const SHIRT = 'M-70 250C-30 276 60 276 100 246L150 300L170 700L-120 700L-110 300Z';
const LEFT =
  'M-66 236C-110 250 -160 270 -190 300C-206 360 -196 460 -180 700L-92 700C-86 560 -76 400 -50 300Z';
const RIGHT =
  'M100 230C150 244 206 264 246 300C266 360 262 460 250 700L130 700C128 560 118 400 88 296Z';
const NEAR_SLEEVE =
  'M-150 276C-210 284 -250 310 -280 352C-350 400 -430 470 -470 560C-450 650 -270 690 -140 620C-116 560 -120 500 -136 440C-156 390 -160 330 -150 276Z';
/** The raised arm: up to the elbow, and from there to the fist. */
const UPPER =
  'M200 280C262 282 320 300 366 336C396 366 400 410 376 438C340 450 280 446 220 430C196 380 190 330 200 280Z';
const FORE =
  'M398 432C420 400 430 340 428 284C430 230 424 180 414 130L314 142C312 200 300 250 286 300C280 340 290 390 310 420C336 446 376 448 398 432Z';

const folds = (d: string, width = 8) => fill(inked(d, width, 'out'), COLOUR.ink);

/** The creature on the shirt, as the cast has it. */
const creature = (): string =>
  bend('M-30 24H-10V32H-2V24H2V32H10V24H30V44H22V52H10V60H-10V52H-22V44H-30Z', ([x, y]) => [
    20 + x * 2.9,
    290 + y * 3.2,
  ]);
const CREATURE_EYES = rect(-32, 398, 30, 26) + rect(42, 398, 30, 26);

function torso(chin: string): string {
  return (
    part(
      NECK,
      SKIN.shade,
      fill(chin, SKIN.deep, { 'fill-opacity': '0.7' }),
      rims(6, '#FFF6EE', COLOUR.a),
    ) +
    part(
      SHIRT,
      DARK.base,
      fill('M60 240C110 380 110 540 90 700L240 700L240 240Z', DARK.shade) +
        fill('M-80 256C-30 290 60 290 108 252L116 268C66 312 -40 312 -92 272Z', GLOVE.shade) +
        fill(creature(), LIME) +
        fill(CREATURE_EYES, DARK.base),
      rims(6),
    )
  );
}

function jacketFronts(): string {
  const cast = place(fill(SHADOW, '#6E1450', { 'fill-opacity': '0.55' }), -210, 320, 0.9, -10);
  return (
    part(
      RIGHT,
      PINK.base,
      fill('M196 250C226 380 220 540 210 700L320 700L320 250Z', PINK.shade) +
        clip(
          RIGHT,
          fill(
            halftone({ x: 110, y: 240, width: 108, height: 460 }, 15, (u) => u * 0.95 - 0.2),
            PINK.shade,
          ),
        ) +
        fill('M88 296C118 400 128 560 130 700L150 700C148 560 138 400 108 290Z', COLOUR.flash) +
        fill(
          rect(176, 380, 20, 20) +
            rect(196, 400, 20, 20) +
            rect(156, 400, 20, 20) +
            rect(176, 420, 20, 20),
          LIME,
        ),
      rims(8, '#FFD6EC'),
    ) +
    part(
      LEFT,
      PINK.base,
      fill('M-50 300C-76 400 -86 560 -92 700L-112 700C-106 560 -96 400 -70 290Z', COLOUR.flash) +
        cast,
      rims(8, '#FFD6EC'),
    )
  );
}

/** A collar of ribs that stands up. */
function collar(): string {
  const left =
    'M-62 226C-92 232 -112 244 -120 262C-106 300 -80 330 -50 346C-46 306 -48 262 -62 226Z';
  const right = 'M92 214C130 222 156 236 166 256C156 300 126 330 90 344C88 304 88 254 92 214Z';
  return [left, right]
    .map((d, at) =>
      part(
        d,
        DARK.base,
        fill(shift(d, at === 0 ? 14 : -14, 22), at === 0 ? PINK.base : PINK.shade) +
          fill(
            inked(
              at === 0 ? 'M-104 254L-92 272M-84 242L-74 262' : 'M150 250L140 268M126 236L118 256',
              6,
            ),
            DARK.light,
          ),
        rims(6, '#FFD6EC'),
      ),
    )
    .join('');
}

/** The arm that is raised, with its fist. */
function raised(): string {
  const stripe = (y: number, colour: string) =>
    fill(
      poly([
        [280, y + 24],
        [450, y],
        [450, y + 22],
        [280, y + 46],
      ]),
      colour,
    );
  return (
    place(fist(), 364, 40, 0.82, -8) +
    part(
      'M300 150L428 132L420 96C390 86 340 92 308 108Z',
      DARK.base,
      fill(inked('M324 106L322 140M350 98L350 136M378 94L380 132M402 96L406 128', 6), DARK.light),
      rims(6),
    ) +
    part(
      UPPER,
      PINK.base,
      fill('M200 400C260 420 330 420 390 370L400 460L200 460Z', PINK.shade),
      rims(8, '#FFD6EC'),
    ) +
    part(
      FORE,
      PINK.base,
      fill('M380 120C384 220 384 320 350 440L440 440L450 120Z', PINK.shade) +
        stripe(196, COLOUR.flash) +
        stripe(236, LIME) +
        folds(
          'M298 330C322 344 346 350 372 344M292 360C318 378 346 384 376 376M304 300C320 308 336 312 350 312',
        ),
      rims(8, '#FFD6EC'),
    ) +
    folds('M236 300C262 316 280 336 290 360M214 330C238 346 254 366 262 388')
  );
}

const nearArm = (): string =>
  part(
    NEAR_SLEEVE,
    PINK.base,
    fill('M-170 270C-210 370 -220 470 -320 560C-290 640 -200 650 -110 640L-110 270Z', PINK.shade) +
      folds(
        'M-180 306C-212 334 -230 370 -236 406M-230 324C-258 354 -274 386 -278 420M-140 470C-180 482 -216 478 -244 460M-136 510C-186 528 -230 522 -266 496',
        9,
      ),
    rims(9, '#FFD6EC'),
  );

/** All but the near hand. @param chin the outline that shades the neck */
export const body = (chin: string): string =>
  place(raised(), -34, -14) + torso(chin) + jacketFronts() + collar() + nearArm();
