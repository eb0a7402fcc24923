/** NOX in the robe of a judge: one hand strikes with the gavel toward the viewer, the other has a finger raised. */
import { ellipse } from '../../../system/geometry';
import { clip, fill, place } from '../../../system/svg';
import { halftone } from '../../../system/texture';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { GLOVE, HIT, LIME, LINEN, NIGHT, VIOLET, part, rims } from './light';

const folds = (d: string, width = 9) => fill(inked(d, width, 'out'), COLOUR.ink);

const ROBE =
  'M-110 330C-220 344 -320 380 -356 450C-390 560 -390 660 -380 800L380 800C390 660 390 560 356 450C320 380 220 344 110 330C40 380 -40 380 -110 330Z';

/** Robe, stole and the bands at the neck. */
export function robe(): string {
  const stole = (d: string, stripe: string) =>
    part(d, VIOLET.base, fill(stripe, LIME.base), rims(6, HIT));
  return (
    part(
      ROBE,
      NIGHT.base,
      fill('M150 330C240 440 250 640 230 820L420 820L420 330Z', NIGHT.shade) +
        clip(
          ROBE,
          fill(
            halftone({ x: 40, y: 380, width: 210, height: 440 }, 18, (u) => u * 1.05 - 0.25),
            NIGHT.shade,
          ),
        ) +
        folds(
          'M-290 420C-270 500 -268 580 -276 660M-210 480C-196 560 -196 640 -204 720M270 430C260 500 262 560 270 620',
        ),
      rims(9, HIT),
    ) +
    stole(
      'M-120 322C-156 340 -186 360 -196 390L-150 800L-40 800L-50 400C-80 380 -106 352 -120 322Z',
      'M-196 390L-150 800L-126 800L-170 372Z',
    ) +
    stole(
      'M120 322C156 340 186 360 196 390L150 800L40 800L50 400C80 380 106 352 120 322Z',
      'M196 390L150 800L126 800L170 372Z',
    ) +
    fill('M-170 352C-110 440 120 462 210 366L120 330L-110 330Z', '#0A0618', {
      'fill-opacity': '0.45',
    }) +
    part(
      'M-20 336L-70 500L-4 516L4 356Z',
      LINEN.base,
      fill('M-30 340L-44 520L0 520L6 340Z', LINEN.shade),
      rims(6, HIT),
    ) +
    part(
      'M20 336L74 500L4 516L-2 356Z',
      LINEN.base,
      fill('M40 340L56 510L80 500L40 330Z', LINEN.shade),
      rims(6, HIT),
    ) +
    part(
      'M-44 318C-20 344 20 344 44 318L54 352C20 376 -20 376 -54 352Z',
      LINEN.base,
      fill('M10 330L60 316L60 370L10 376Z', LINEN.shade),
      rims(5, HIT),
    )
  );
}

/** One finger with its shade. */
const finger = (d: string, dark: string, more = '') =>
  part(d, GLOVE.base, fill(dark, GLOVE.shade) + more, rims(5, COLOUR.flash, '#FF9CCB'), {
    thin: 4,
    thick: 9,
  });

/** A hand with its index finger raised, the palm to the viewer. The origin is the wrist. */
function raisedHand(): string {
  return (
    finger(
      'M-44 -96C-56 -150 -64 -214 -60 -262C-54 -288 -16 -290 -8 -264C0 -210 4 -150 2 -96Z',
      'M-20 -290C-8 -210 -10 -150 -14 -90L10 -90L10 -290Z',
      fill(
        inked('M-58 -204C-46 -198 -26 -198 -10 -204M-54 -154C-40 -148 -20 -148 -4 -154', 5),
        GLOVE.deep,
      ),
    ) +
    part(
      'M-62 -116C-70 -60 -62 -10 -44 24L52 24C74 -10 88 -60 84 -120C60 -142 -30 -146 -62 -116Z',
      GLOVE.base,
      fill('M30 -140C60 -80 54 -20 36 30L100 30L100 -140Z', GLOVE.shade),
      rims(6, COLOUR.flash, '#FF9CCB'),
      { thin: 4, thick: 9 },
    ) +
    finger(
      'M54 -132C70 -148 92 -142 96 -118C98 -92 92 -68 80 -56C64 -50 52 -58 50 -74Z',
      'M76 -146C88 -110 84 -80 70 -54L100 -54L100 -140Z',
    ) +
    finger(
      'M24 -146C42 -160 64 -152 66 -128C68 -96 64 -66 54 -52C38 -44 24 -52 20 -70Z',
      'M46 -156C58 -120 56 -80 42 -48L70 -50L70 -150Z',
    ) +
    finger(
      'M-8 -152C8 -164 32 -158 36 -132C38 -100 34 -64 24 -50C8 -42 -8 -50 -12 -70Z',
      'M16 -160C28 -124 26 -80 12 -46L38 -50L38 -150Z',
    ) +
    finger(
      'M-58 -60C-46 -92 -8 -104 34 -96C52 -88 50 -66 34 -62C10 -62 -10 -54 -24 -34C-40 -20 -60 -34 -58 -60Z',
      'M-54 -50C-30 -74 0 -80 40 -76L36 -58L-20 -26Z',
    )
  );
}

const SLEEVE =
  'M240 384C310 396 360 440 396 510L446 640C436 700 390 722 340 716C276 690 236 600 214 430Z';
const FORE =
  'M240 432C280 404 360 404 396 434C434 500 470 588 478 656C478 704 432 726 382 718C312 700 262 600 240 432Z';

/** The arm with the raised finger, its elbow on the bench. */
export function raised(): string {
  return (
    part(
      SLEEVE,
      NIGHT.base,
      fill('M340 400C400 500 400 640 370 730L480 730L480 420Z', NIGHT.shade) +
        folds('M280 420C306 460 320 500 322 540'),
      rims(8, HIT),
    ) +
    part(
      'M272 400C268 370 270 330 284 290L364 290C376 330 378 372 370 404C346 420 300 420 272 400Z',
      VIOLET.base,
      fill('M330 280C350 330 350 370 340 420L390 420L390 280Z', VIOLET.shade) +
        fill('M270 340L380 340L380 358L270 358Z', LIME.base),
      rims(6, HIT),
    ) +
    place(raisedHand(), 320, 296, 0.98, 5) +
    part('M240 424C280 396 360 400 396 430C380 452 280 452 240 424Z', NIGHT.shade) +
    part(
      FORE,
      NIGHT.base,
      fill('M340 440C370 540 366 640 330 720L440 720L440 430Z', NIGHT.shade) +
        fill('M238 420C280 448 370 450 400 428L406 452C370 478 280 474 232 446Z', LIME.base) +
        folds(
          'M276 510C296 560 316 610 340 650M398 490C392 530 398 570 412 604M352 700C376 676 404 664 440 664M388 712C400 694 424 684 452 686',
        ),
      rims(8, HIT),
    )
  );
}

const STRIKE =
  'M-250 380C-330 396 -390 450 -420 530C-440 600 -430 660 -400 690C-340 712 -262 700 -220 664C-206 590 -206 480 -180 400Z';

/** A fist about a handle that lies across, knuckles to the viewer. The origin is its middle. */
function fist(): string {
  const across = [-84, -34, 16, 64].map((x, at) => {
    const top = -56 + Math.abs(at - 1.4) * 7;
    const d = `M${String(x - 26)} ${String(top + 20)}C${String(x - 28)} ${String(top - 6)} ${String(x + 24)} ${String(top - 6)} ${String(x + 24)} ${String(top + 20)}L${String(x + 20)} ${String(top + 96)}C${String(x + 18)} ${String(top + 122)} ${String(x - 22)} ${String(top + 122)} ${String(x - 24)} ${String(top + 96)}Z`;
    return finger(
      d,
      `M${String(x + 4)} ${String(top - 10)}L${String(x + 2)} ${String(top + 130)}L${String(x + 34)} ${String(top + 130)}L${String(x + 34)} ${String(top - 10)}Z`,
      fill(ellipse(x - 8, top + 12, 9, 5), GLOVE.light) +
        fill(
          inked(
            `M${String(x - 20)} ${String(top + 62)}C${String(x - 8)} ${String(top + 67)} ${String(x + 6)} ${String(top + 67)} ${String(x + 18)} ${String(top + 62)}`,
            5,
          ),
          GLOVE.deep,
        ),
    );
  });
  return (
    part(
      'M-110 -20C-118 -80 -80 -116 -20 -124C50 -128 104 -100 108 -40L96 30L-100 30Z',
      GLOVE.base,
      fill('M30 -130C90 -90 90 -30 80 40L130 40L130 -130Z', GLOVE.shade) +
        fill(
          inked(
            'M-58 -96C-62 -80 -62 -68 -60 -56M-10 -108C-14 -90 -14 -76 -12 -64M42 -102C42 -86 42 -74 42 -62',
            6,
          ),
          GLOVE.deep,
        ),
      rims(7, COLOUR.flash, '#FF9CCB'),
      { thin: 5, thick: 10 },
    ) +
    across.join('') +
    finger(
      'M96 -20C124 -10 132 24 116 48C84 76 30 88 -20 84C-42 78 -44 54 -24 48C20 44 60 30 78 2Z',
      'M120 20C90 56 30 72 -30 70L-20 100L130 90Z',
      fill('M-34 62C-34 52 -18 48 -6 50C-10 62 -8 72 -4 82C-20 84 -34 76 -34 62Z', GLOVE.light),
    )
  );
}

/** The gavel: a head with rings in both signals, seen from before and a little above. The origin is the middle of its head. */
export function gavel(): string {
  const side = 'M-92 -70C-92 -104 92 -104 92 -70L92 74C92 108 -92 108 -92 74Z';
  const wood = { base: '#C98A4E', light: '#F0C48A', shade: '#7E4A32' };
  const ring = (y: number, colour: string) =>
    fill(
      `M-94 ${String(y)}C-94 ${String(y + 34)} 94 ${String(y + 34)} 94 ${String(y)}L94 ${String(y + 20)}C94 ${String(y + 54)} -94 ${String(y + 54)} -94 ${String(y + 20)}Z`,
      colour,
    );
  return (
    part(
      side,
      wood.base,
      fill('M30 -110L110 -110L110 120L20 120C46 40 46 -40 30 -110Z', wood.shade) +
        fill('M-70 -80L-52 -80L-52 110L-70 110Z', wood.light) +
        ring(-44, COLOUR.a) +
        ring(40, COLOUR.b) +
        fill('M30 -110L110 -110L110 120L20 120C46 40 46 -40 30 -110Z', '#1A0A2A', {
          'fill-opacity': '0.3',
        }),
      rims(8, COLOUR.flash, '#FF6FB5'),
      { thin: 6, thick: 13 },
    ) +
    part(ellipse(0, -70, 92, 26), wood.light, fill(ellipse(10, -66, 74, 17), wood.base), [], {
      thin: 4,
      thick: 7,
    })
  );
}

/** The handle, from the hand to the head. */
const handle = (): string =>
  part(
    'M-440 600L-190 654L-186 704L-440 656Z',
    '#C98A4E',
    fill('M-440 634L-190 686L-190 720L-440 670Z', '#7E4A32'),
    rims(5),
  );

/** The sleeve of the arm that strikes. */
export const striking = (): string =>
  part(
    STRIKE,
    NIGHT.base,
    fill('M-260 400C-290 500 -290 600 -260 700L-190 700L-190 390Z', NIGHT.shade) +
      folds(
        'M-340 450C-330 490 -332 530 -346 566M-400 560C-372 572 -350 592 -340 620M-240 420C-256 460 -262 500 -260 540',
      ) +
      fill('M-436 622C-380 660 -290 660 -214 616L-218 652C-290 694 -370 696 -424 668Z', LIME.base),
    rims(9, HIT),
  );

/** Its hand about the handle. */
export const grip = (): string => handle() + place(fist(), -272, 672, 0.94, 10);
