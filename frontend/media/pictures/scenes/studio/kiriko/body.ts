/** KIRIKO from the neck down: one hand at her headphones, the other pushes a fader toward the viewer. */
import { bend } from '../../../system/geometry';
import { fill, place } from '../../../system/svg';
import { halftone } from '../../../system/texture';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { COAT, GLOVE, GLOW, ICE, NAVY, SILVER, SKIN, part, rims } from './light';

const NECK = 'M-48 170C-44 214 -46 240 -54 262L-90 330L110 330L82 256C68 214 66 164 76 110Z';
const KNIT =
  'M-62 232C-20 254 50 252 90 226C98 260 110 280 140 300L160 640L-140 640L-120 310C-84 292 -68 270 -62 232Z';
const COAT_FAR =
  'M-66 256C-120 270 -190 290 -220 330C-236 420 -214 540 -190 680L-40 680C-76 560 -80 400 -40 300Z';
const COAT_NEAR =
  'M92 250C150 264 236 284 268 330C290 430 270 560 250 700L66 700C96 560 104 420 70 300Z';
const LAPEL_FAR =
  'M-70 226C-104 250 -126 292 -130 336L-92 350L-112 392L-30 540C-50 440 -62 330 -40 286Z';
const LAPEL_NEAR = 'M96 220C132 242 156 286 162 334L120 350L140 396L54 548C72 440 82 330 66 284Z';

const folds = (d: string, width = 8) => fill(inked(d, width, 'out'), COLOUR.ink);

/** The knit, the coat and its lapels. @param chin the outline that shades the neck */
export function torso(chin: string): string {
  return (
    part(NECK, SKIN.shade, fill(chin, SKIN.deep, { 'fill-opacity': '0.7' }), rims(7, GLOW)) +
    part(
      KNIT,
      NAVY.base,
      fill('M40 220C90 340 90 480 80 660L180 660L180 200Z', NAVY.shade) +
        fill('M-70 262C-20 284 60 280 100 254L104 272C60 298 -20 302 -76 280Z', SILVER.base) +
        fill('M6 360L40 400L6 452L-28 400Z', ICE) +
        fill('M6 360L6 452L-28 400Z', COLOUR.flash) +
        folds('M-54 300C-44 330 -44 350 -50 376M60 300C58 330 62 350 70 370', 6),
      rims(6, GLOW),
    ) +
    part(
      COAT_FAR,
      COAT.base,
      fill('M-100 280C-140 380 -130 540 -100 690L-30 690L-30 280Z', COAT.shade) +
        folds('M-206 360C-176 400 -160 440 -158 490M-200 470C-176 500 -160 530 -150 570'),
      rims(9, GLOW),
    ) +
    part(
      COAT_NEAR,
      COAT.base,
      fill('M200 290C260 420 220 560 190 710L300 710L300 280Z', COAT.shade) +
        fill(
          halftone({ x: 100, y: 330, width: 130, height: 380 }, 15, (u) => u * 1.05 - 0.3),
          COAT.shade,
        ) +
        folds('M252 400C220 430 206 470 206 520M96 470C110 500 116 530 116 566'),
      rims(9, GLOW),
    ) +
    part(
      LAPEL_FAR,
      COAT.base,
      fill('M-58 300C-80 380 -60 470 -24 560L-20 300Z', COAT.shade) +
        fill('M-112 392L-30 540L-38 480L-92 384Z', ICE),
      rims(6, GLOW),
    ) +
    part(
      LAPEL_NEAR,
      COAT.base,
      fill('M66 290L150 250L170 350L130 350L150 400L50 560Z', COAT.shade) +
        fill('M140 396L54 548L62 490L122 388Z', ICE),
      rims(6, GLOW),
    )
  );
}

const UPPER =
  'M210 300C268 306 318 346 352 408C372 446 376 486 352 506C306 516 256 482 222 430C204 396 196 350 210 300Z';
const FORE =
  'M372 470C392 424 372 330 344 232L236 256C242 330 254 410 276 462C296 502 350 510 372 470Z';
const CUFF = 'M226 262C262 274 318 264 354 236L346 190C312 212 262 222 222 212Z';

/** The hand on the cup: the back of a glove, four fingers bent over the edge. */
function listening(): string {
  const finger = (d: string, dark: string) =>
    part(d, GLOVE.base, fill(dark, GLOVE.shade), rims(5, '#C9D6FF'), { thin: 4, thick: 8 });
  return (
    finger(
      'M238 96C212 100 180 98 160 90C146 86 144 68 156 62C182 54 216 54 246 62Z',
      'M150 80C180 92 214 94 244 88L240 110L150 100Z',
    ) +
    finger(
      'M244 66C216 68 178 60 158 48C146 40 148 22 162 20C190 16 226 26 256 38Z',
      'M150 44C184 58 218 62 250 56L246 76L150 60Z',
    ) +
    finger(
      'M256 42C228 36 194 22 178 6C168 -6 176 -22 190 -20C220 -12 256 4 282 22Z',
      'M172 2C200 22 230 32 264 34L256 52L170 20Z',
    ) +
    finger(
      'M282 28C258 14 232 -8 222 -28C216 -44 228 -56 242 -50C268 -32 296 -8 314 18L322 76L262 60Z',
      'M216 -34C240 -6 262 8 290 20L282 40L216 0Z',
    ) +
    finger(
      'M238 200C214 186 186 158 172 136C164 120 178 108 192 114C220 130 244 146 262 160Z',
      'M170 132C200 164 222 178 248 186L240 206L170 160Z',
    ) +
    finger(
      'M232 226C212 186 206 140 218 100L246 64L316 74C334 120 342 176 340 214C306 232 264 236 232 226Z',
      'M290 60C310 120 314 180 300 240L350 230L340 60Z',
    ) +
    fill(
      inked(
        'M262 70C256 90 256 106 260 122M290 62C288 84 290 104 296 118M314 66C314 86 318 104 324 116',
        5,
      ),
      GLOVE.light,
    )
  );
}

/** The raised arm: sleeve, elbow and the hand on the cup. */
export function raised(): string {
  return (
    part(
      UPPER,
      COAT.base,
      fill('M280 330C330 400 330 470 300 520L390 520L390 360Z', COAT.shade) +
        folds('M226 330C248 360 256 390 254 424M252 318C282 350 296 380 298 410'),
      rims(8, GLOW),
    ) +
    part(
      FORE,
      COAT.base,
      fill('M300 220C326 320 330 420 300 510L400 510L380 220Z', COAT.shade) +
        folds(
          'M282 460C300 440 322 430 346 432M270 430C290 408 318 398 340 400M366 484C352 470 346 452 348 436',
        ),
      rims(8, GLOW),
    ) +
    listening() +
    part(
      CUFF,
      COAT.base,
      fill('M300 200C316 230 320 250 316 280L370 250L360 180Z', COAT.shade) +
        fill('M222 228C262 238 312 228 348 206L350 220C314 244 262 254 224 244Z', NAVY.base),
      rims(6, GLOW),
    )
  );
}

const REACH =
  'M-140 278C-206 282 -294 336 -326 410C-352 470 -366 530 -352 580C-322 622 -262 634 -204 612C-186 560 -176 480 -168 400C-164 356 -156 316 -140 278Z';
const REACH_CUFF =
  'M-372 560C-350 536 -300 524 -250 532C-214 538 -190 556 -186 584C-190 616 -232 640 -282 640C-336 638 -376 606 -372 560Z';

/** The hand on the fader, seen from before: the fingers come at the viewer. The origin is the wrist. */
function pushing(): string {
  const finger = (d: string, dark: string, nail: string) =>
    part(d, GLOVE.base, fill(dark, GLOVE.shade) + fill(nail, GLOVE.light), rims(6, '#E2E8FF'), {
      thin: 5,
      thick: 11,
    });
  return (
    part(
      'M-84 -20C-104 20 -108 64 -92 100L92 104C112 60 104 10 78 -24C30 -44 -40 -44 -84 -20Z',
      GLOVE.base,
      fill('M20 -50C60 0 70 60 50 120L130 120L130 -50Z', GLOVE.shade) +
        fill(
          inked(
            'M-50 0C-54 24 -54 44 -50 64M-10 -8C-12 20 -10 44 -6 64M34 -4C36 22 38 44 40 60',
            7,
          ),
          GLOVE.light,
        ),
      rims(7, '#E2E8FF'),
      { thin: 5, thick: 10 },
    ) +
    finger(
      'M50 60C80 56 104 74 108 106C112 142 108 174 92 188C74 196 54 188 48 168C42 134 40 94 50 60Z',
      'M84 60C96 110 92 160 78 196L120 190L120 60Z',
      'M62 150C70 144 84 144 92 152C92 168 84 178 76 178C68 176 62 166 62 150Z',
    ) +
    finger(
      'M6 66C36 54 62 70 68 104C74 150 74 196 58 214C38 224 16 214 10 190C4 150 -2 104 6 66Z',
      'M44 64C56 120 54 180 38 222L84 214L80 60Z',
      'M22 172C30 164 48 164 56 174C56 192 46 204 38 204C28 202 22 190 22 172Z',
    ) +
    finger(
      'M-44 66C-16 52 16 66 22 102C28 152 26 206 8 226C-14 238 -38 226 -42 200C-48 156 -54 106 -44 66Z',
      'M-4 62C10 120 6 190 -12 234L34 226L34 60Z',
      'M-30 180C-22 172 -2 172 6 184C6 202 -6 216 -14 216C-24 214 -30 200 -30 180Z',
    ) +
    finger(
      'M-92 70C-68 54 -38 64 -32 100C-26 146 -28 190 -44 208C-64 218 -84 208 -90 184C-98 146 -102 104 -92 70Z',
      'M-56 62C-42 116 -46 176 -62 216L-24 210L-20 60Z',
      'M-80 166C-72 158 -54 158 -48 168C-48 184 -58 198 -66 196C-74 194 -80 184 -80 166Z',
    ) +
    finger(
      'M76 -8C112 -2 142 26 152 64C158 92 142 112 122 106C108 92 96 76 82 68Z',
      'M96 40C120 50 136 70 140 110L160 100L160 60Z',
      'M130 68C138 66 146 72 148 82C146 94 138 98 132 94C126 86 126 76 130 68Z',
    )
  );
}

/** An arm that comes at the viewer is shorter than it is. */
const foreshortened = (d: string): string => bend(d, ([x, y]) => [x, 296 + (y - 296) * 0.74]);

/** The shadow of the arm on the desk, away from the booth's light. */
export const reachingShadow = (): string =>
  fill(
    'M-240 470C-160 470 -90 500 -60 560C-30 620 -60 690 -120 730C-190 760 -280 750 -330 720L-330 560Z',
    '#05050C',
    { 'fill-opacity': '0.62' },
  );

/** The arm that reaches over the desk. */
export function reaching(): string {
  return (
    part(
      foreshortened(REACH),
      COAT.base,
      fill(foreshortened('M-210 290C-250 400 -250 520 -230 640L-140 640L-140 300Z'), COAT.shade) +
        folds(
          foreshortened(
            'M-304 400C-280 420 -262 444 -254 476M-336 470C-306 484 -284 506 -272 532M-196 330C-216 360 -226 390 -226 424M-170 440C-196 452 -216 470 -226 496',
          ),
          9,
        ),
      rims(9, GLOW),
    ) +
    place(pushing(), -282, 532, 0.88, 5) +
    part(
      foreshortened(REACH_CUFF),
      COAT.base,
      fill(foreshortened('M-260 520C-230 560 -230 610 -250 650L-170 640L-170 530Z'), COAT.shade) +
        fill(
          foreshortened(
            'M-370 586C-356 624 -320 646 -276 646C-230 644 -192 620 -188 590L-186 572C-194 600 -232 624 -280 624C-330 622 -364 598 -370 568Z',
          ),
          NAVY.base,
        ),
      rims(7, GLOW),
      { thin: 5, thick: 10 },
    )
  );
}
