/** RAIJU from the neck to the bolt on his chest; his left arm comes at the viewer. The origin is between his eyes. */
import { mirror, shift } from '../../../system/geometry';
import { fill, place } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { fist } from './fist';
import { GOLD, LEATHER, SKIN, VIOLET, part, rims } from './light';

const NECK = 'M-78 140C-76 210 -84 244 -120 268L-100 310L100 310L120 268C88 244 78 210 80 140Z';
const TOP = 'M-130 250C-60 290 60 290 130 250L156 500L-156 500Z';
const COAT_FAR =
  'M-98 236C-156 246 -224 262 -270 300C-292 350 -280 430 -262 510L-84 510C-104 420 -116 320 -98 236Z';
const UPPER =
  'M216 300C240 250 316 222 384 226C414 270 422 362 400 418C346 444 290 446 230 440L180 420L180 320Z';
const COAT_NEAR =
  'M96 236C154 244 226 254 276 292C298 350 290 430 262 510L90 510C106 420 116 320 96 236Z';
const FAR_ARM =
  'M-250 300C-310 308 -356 352 -372 420C-376 460 -372 490 -366 520L-250 520C-236 450 -232 370 -250 300Z';
const COLLAR =
  'M66 196C96 196 126 178 150 146C180 196 178 256 140 318L88 368C100 310 92 250 66 196Z';
const BOLT = 'M40 316L-46 408L-6 408L-40 490L58 380L14 380L48 316Z';

/** The arm that comes at the viewer, bare to the elbow. */
function upperArm(): string {
  const inside =
    fill('M200 380C260 410 330 400 410 350L410 450L200 450Z', SKIN.shade) +
    fill('M216 290C240 270 250 330 240 424L200 420L200 290Z', SKIN.deep, {
      'fill-opacity': '0.5',
    }) +
    fill(
      inked('M300 258C330 270 344 300 340 336M262 396C290 404 318 400 340 388', 7, 'out'),
      SKIN.deep,
    );
  return part(UPPER, SKIN.base, inside, rims(8, '#FFE2BE', '#9A6CFF'));
}

/** All but that arm. @param chin the outline that shades the neck */
export function body(chin: string): string {
  const coat = (d: string, edge: string, lines: string, dark: string) =>
    part(
      d,
      VIOLET.base,
      fill(dark, VIOLET.shade) + fill(edge, GOLD.base) + fill(inked(lines, 7, 'out'), COLOUR.ink),
      rims(8),
    );
  return (
    part(
      FAR_ARM,
      SKIN.shade,
      fill('M-290 310C-330 340 -340 420 -330 520L-240 520L-230 300Z', SKIN.deep, {
        'fill-opacity': '0.4',
      }) + fill(inked('M-340 380C-330 420 -330 460 -336 500', 6), SKIN.deep),
      rims(7, '#FFCFA0', '#9A6CFF'),
    ) +
    part(
      NECK,
      SKIN.shade,
      fill(chin, SKIN.deep, { 'fill-opacity': '0.75' }) +
        fill('M40 200C50 230 70 250 110 268L60 268Z', SKIN.base),
      rims(6, '#FFE2BE', '#9A6CFF'),
    ) +
    part(
      TOP,
      LEATHER.base,
      fill('M-160 250L-60 280L-90 500L-160 500Z', LEATHER.shade) +
        fill(BOLT, GOLD.base) +
        fill('M-46 408L-6 408L-40 490L-20 464L8 400L-30 400Z', GOLD.shade),
      rims(6, '#B48CFF', '#6A56A0'),
    ) +
    coat(
      COAT_FAR,
      'M-98 236C-116 320 -104 420 -84 510L-108 510C-128 420 -138 320 -124 236Z',
      'M-220 300C-206 340 -204 380 -212 420M-262 440C-230 450 -200 452 -170 446',
      'M-280 280L-190 250C-210 340 -210 430 -180 520L-300 520Z',
    ) +
    upperArm() +
    coat(
      COAT_NEAR,
      'M96 236C116 320 106 420 90 510L116 510C132 420 140 320 124 236Z',
      'M230 300C216 340 212 380 220 420M270 440C236 452 206 452 180 444',
      'M140 236C190 330 190 430 160 510L120 510L126 236Z',
    ) +
    [mirror(COLLAR), COLLAR]
      .map((d) =>
        part(
          d,
          GOLD.base,
          fill(shift(d, d === COLLAR ? -16 : 16, 8), LEATHER.base),
          rims(6, '#FFFFFF', '#6A56A0'),
        ),
      )
      .join('')
  );
}

const BRACER =
  'M356 222C420 182 480 146 524 120C580 170 590 300 560 372C508 396 440 410 386 408C348 350 342 284 356 222Z';

/** Leather from the elbow on, and the fist before everything. */
export function nearest(): string {
  const bracer =
    fill('M350 350C430 370 520 350 590 300L590 430L370 430Z', LEATHER.shade) +
    fill('M398 190C372 260 376 350 410 422L440 422C406 350 402 260 430 172Z', GOLD.base) +
    fill('M456 156C430 240 436 340 466 420L490 418C460 340 456 240 482 142Z', VIOLET.base) +
    fill('M398 300C384 340 394 390 410 422L440 422C424 390 416 340 416 300Z', GOLD.shade);
  return (
    part(BRACER, LEATHER.base, bracer, rims(8, '#D8C4FF', '#6A56A0')) +
    place(fist(), 640, 190, 1.2, 9)
  );
}
