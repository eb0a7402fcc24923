/** AXIA from the neck to the belt, turned to the left; one arm comes at the viewer. The origin is between her eyes. */
import { shift } from '../../system/geometry';
import { clip, fill, place } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { halftone } from '../../system/texture';
import { inked } from '../../ink/brush';
import { fist } from './fist';
import { part, rims } from './light';

const COAT = { base: '#F6F6FC', shade: '#A9AEDC', deep: '#6C70B4' };
const DARK = { base: '#20203A', light: '#4A4A78', shade: '#121224' };

const NECK =
  'M-46 150C-42 200 -44 232 -60 254C-78 276 -110 286 -140 296L140 300C106 286 78 266 70 238C66 210 68 160 76 110Z';
const TOP =
  'M-84 262C-108 330 -112 420 -92 520L-84 690L136 690L140 520C152 420 142 330 104 262C60 296 -36 300 -84 262Z';
const NEAR =
  'M98 250C160 262 240 284 298 322C322 380 316 460 290 540L280 640L160 624C140 560 150 400 98 250Z';
const FAR =
  'M-80 256C-130 268 -190 288 -228 324C-240 400 -214 480 -186 560L-176 622L-96 630C-108 500 -116 360 -80 256Z';

/** Cloth over the chest: dots of shade toward the far side of the light. */
const dots = (d: string, x: number, y: number, width: number, height: number, colour: string) =>
  clip(
    d,
    fill(
      halftone({ x, y, width, height }, 12, (u, v) => u * 1.1 - 0.3 + v * 0.1),
      colour,
    ),
  );

function chest(): string {
  const emblem =
    fill('M-86 350L-20 350L10 420L-74 420Z', COLOUR.a) +
    fill('M112 350L50 350L22 420L104 420Z', COLOUR.b) +
    fill('M16 356L42 372L42 404L16 420L-8 404L-8 372Z', COLOUR.flash) +
    fill(
      inked(
        'M-100 330C-60 346 80 346 130 328M-96 470C-60 486 -20 490 10 486M140 480C110 492 80 496 60 494',
        6,
      ),
      DARK.shade,
    );
  return part(
    TOP,
    DARK.base,
    fill('M70 250C110 340 100 480 120 700L200 700L200 250Z', DARK.shade) +
      emblem +
      fill(shift(NECK, -6, 40), DARK.shade, { 'fill-opacity': '0.5' }),
    rims(7, '#7DF3FF'),
  );
}

function coat(): string {
  const near =
    fill('M200 280C190 380 210 480 180 640L330 660L330 300Z', COAT.shade) +
    dots(NEAR, 120, 280, 120, 360, COAT.shade) +
    fill('M98 250C150 400 140 560 160 624L182 628C166 560 172 400 116 254Z', COLOUR.b) +
    fill('M150 600L290 616L284 640L160 624Z', COLOUR.a) +
    fill(
      inked(
        'M286 400C262 410 244 430 236 460M280 480C250 486 226 500 214 524M200 560C220 566 250 566 280 560',
        7,
      ),
      COLOUR.ink,
    );
  const far =
    fill('M-160 300C-150 420 -140 520 -110 640L-80 640L-90 260Z', COAT.shade) +
    fill('M-80 256C-116 360 -108 500 -96 630L-116 630C-130 500 -136 370 -100 260Z', COLOUR.b) +
    fill('M-190 596L-90 606L-94 632L-180 622Z', COLOUR.a);
  return part(FAR, COAT.base, far, rims(8)) + part(NEAR, COAT.base, near, rims(9));
}

const UPPER =
  'M204 288C262 274 320 296 348 350C358 372 358 386 370 404C386 430 400 452 402 482C412 500 426 520 432 546C444 566 452 588 450 612C446 646 424 672 394 692L292 772L226 690L302 628C296 604 276 584 272 552C256 524 256 486 246 452C238 404 228 350 204 288Z';

/** The near arm: its elbow bends out, its hand is on her hip below the picture's edge. */
function nearArm(): string {
  const shade =
    fill(
      'M330 330C380 440 400 520 400 600C396 650 340 700 262 740L300 800L480 660L470 560L390 380Z',
      COAT.shade,
    ) +
    fill(
      'M302 628C336 636 380 630 420 606C400 650 340 664 294 656ZM274 556C304 566 334 556 354 536C336 580 300 592 280 580Z',
      COAT.deep,
      { 'fill-opacity': '0.55' },
    );
  const folds = inked(
    'M302 626C336 618 366 600 388 568M302 628C346 634 392 628 430 604M298 640C330 660 368 668 408 656M274 556C300 560 330 552 352 534M370 404C346 412 322 414 304 408M236 330C262 326 292 334 312 352M402 482C384 496 366 502 350 500',
    9,
    'out',
  );
  const band = fill('M246 452C290 444 350 436 402 436L418 484C362 484 300 494 258 504Z', DARK.base);
  return part(UPPER, COAT.base, shade + band + fill(folds, COLOUR.ink), rims(10));
}

const SLEEVE =
  'M-96 264C-160 256 -226 268 -276 276C-330 276 -390 262 -440 256C-500 300 -506 500 -446 560C-390 560 -330 540 -270 520C-220 508 -178 494 -146 474C-104 420 -76 340 -96 264Z';

/** The arm that comes at the viewer, before everything: its cuff is a ring behind the fist. */
export function nearest(): string {
  const inside =
    fill('M-160 440C-240 470 -340 500 -450 500L-450 580L-140 560Z', COAT.shade) +
    fill('M-120 286C-150 330 -160 400 -150 470L-210 500C-214 420 -206 330 -176 262Z', COAT.shade) +
    fill('M-190 262C-216 330 -216 430 -186 500L-216 512C-250 430 -250 330 -222 258Z', DARK.base) +
    fill(
      inked(
        'M-150 290C-168 320 -172 340 -170 372M-150 470C-168 446 -176 420 -176 396M-250 276C-262 300 -266 330 -262 360',
        9,
        'out',
      ),
      COLOUR.ink,
    );
  const cuff =
    'M-440 408C-440 330 -400 256 -340 252C-288 250 -264 330 -264 404C-264 480 -288 558 -340 560C-400 560 -440 490 -440 408Z';
  return (
    part(SLEEVE, COAT.base, inside, rims(9)) +
    part(
      cuff,
      DARK.base,
      fill(
        'M-330 244C-276 262 -254 330 -254 404C-254 480 -276 556 -340 568C-300 530 -286 470 -286 404C-286 336 -300 276 -330 244Z',
        COLOUR.b,
      ),
      rims(7, '#7DF3FF'),
    ) +
    place(fist(), -510, 430, 1.16, -7)
  );
}

const COLLAR_NEAR =
  'M70 214C98 216 122 206 140 176C164 214 166 262 134 318C116 350 96 366 84 372C92 330 92 270 70 214Z';
const COLLAR_FAR =
  'M-62 216C-88 214 -106 204 -120 186C-140 222 -140 268 -116 314C-104 340 -94 354 -86 362C-90 320 -86 268 -62 216Z';

function collar(): string {
  return (
    part(
      COLLAR_FAR,
      COLOUR.a,
      clip(COLLAR_FAR, fill(shift(COLLAR_FAR, 14, 14), DARK.base)),
      rims(5, '#FFFFFF'),
    ) +
    part(
      COLLAR_NEAR,
      COLOUR.a,
      clip(COLLAR_NEAR, fill(shift(COLLAR_NEAR, -14, 14), DARK.base)),
      rims(6, '#7DF3FF'),
    )
  );
}

function belt(): string {
  const d = 'M-190 628C-80 654 160 656 284 636L292 690C160 716 -80 712 -186 686Z';
  const skirt = 'M-184 684C-80 712 160 716 290 688L340 800L-240 800Z';
  return (
    part(
      skirt,
      DARK.base,
      fill('M100 690L140 800L340 800L290 680Z', DARK.shade) +
        fill(
          inked('M-110 700L-140 800M-20 706L-30 800M80 706L96 800M180 704L214 800', 7),
          COLOUR.ink,
        ),
      rims(7, '#7DF3FF'),
    ) +
    part(
      d,
      COLOUR.b,
      fill('M110 640L130 720L300 720L300 620Z', '#B3147A') +
        fill('M-34 654L34 656L34 704L-34 702Z', COLOUR.gold),
      rims(6),
    )
  );
}

/** What is behind the head's own hair: neck, chest, coat and the arm on the hip. */
export const body = (shadow: string): string =>
  part(NECK, '#D98BAE', fill(shadow, '#8E4A86', { 'fill-opacity': '0.7' }), rims(7)) +
  chest() +
  belt() +
  coat() +
  [FAR, TOP]
    .map((d) => clip(d, fill(shift(SLEEVE, 44, 40), '#241C66', { 'fill-opacity': '0.5' })))
    .join('') +
  nearArm() +
  collar();
