/** SOLA from the neck to the ribbon, turned to the left; her right arm comes at the viewer. The origin is between her eyes. */
import { ellipse, shift } from '../../../system/geometry';
import { clip, fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { SKIN, part, rims } from './light';

const WHITE = { base: '#FFFFFF', shade: '#B6BEE6', deep: '#7480BE' };
const NAVY = { base: '#24365E', light: '#46609C', shade: '#142040' };
const SKY = '#5CC4FA';

const NECK =
  'M-46 170C-42 214 -44 244 -58 266C-78 286 -110 294 -140 304L140 308C108 292 80 268 72 242C66 214 68 164 76 110Z';
const TOP =
  'M-116 274C-136 340 -138 420 -120 560L166 560C176 430 170 350 138 270C70 300 -50 304 -116 274Z';
const SLEEVE =
  'M-64 250C-130 252 -196 268 -246 304C-270 336 -276 386 -256 424C-206 442 -150 434 -112 414C-112 370 -100 320 -64 250Z';
const NEAR_SLEEVE =
  'M118 262C180 262 246 300 284 372C290 404 280 424 262 440C226 462 186 468 150 456C140 400 120 330 118 262Z';
const NEAR_ARM = 'M170 440C186 480 200 520 206 580L330 580C318 520 298 460 262 424Z';

const top = (): string =>
  part(
    TOP,
    WHITE.base,
    fill('M90 260C120 360 110 460 120 560L200 560L200 250Z', WHITE.shade) +
      fill('M-140 486C-60 506 80 506 180 480L180 506C80 532 -60 532 -140 512Z', SKY) +
      fill(shift(SLEEVE, 40, 34), '#2A3470', { 'fill-opacity': '0.35' }) +
      fill(
        inked('M-110 440C-80 452 -50 456 -30 454M150 420C120 436 100 440 84 440', 6),
        COLOUR.ink,
      ),
    rims(7),
  );

/** Neck, collar and bow. @param chin the outline that shades the neck */
function collar(chin: string): string {
  const near =
    'M64 216C112 222 168 246 204 286C190 334 130 372 20 404L-6 378C36 326 62 272 64 216Z';
  const far =
    'M-60 234C-94 240 -126 256 -146 286C-134 332 -96 374 -22 404L-6 378C-38 336 -58 286 -60 234Z';
  const stripe = (d: string, x: number, y: number) =>
    clip(
      d,
      fill(d, NAVY.base) +
        fill(shift(d, x, y), COLOUR.flash) +
        fill(shift(d, x * 1.7, y * 1.7), NAVY.base),
    );
  const bow =
    part(
      'M-10 400C-40 372 -78 360 -100 366C-108 392 -104 424 -92 448C-62 444 -30 426 -8 412Z',
      '#FF9A3D',
      fill('M-8 400C-40 396 -60 400 -86 420L-90 460L0 440Z', '#D9601C'),
      rims(5),
    ) +
    part(
      'M2 400C30 368 76 354 106 362C116 392 112 424 98 450C66 446 28 428 4 412Z',
      '#FF9A3D',
      fill('M2 402C40 400 70 404 110 426L100 460L0 440Z', '#D9601C'),
      rims(5),
    ) +
    part(
      'M-18 414C-40 460 -60 500 -70 560L-30 560C-24 510 -10 460 0 420Z',
      '#FF9A3D',
      '',
      rims(5),
    ) +
    part('M4 416C24 460 44 500 56 560L18 560C12 510 4 460 -4 424Z', '#E87424', '', rims(5)) +
    part(ellipse(-3, 406, 19, 20), '#FFB84A', '', rims(5));
  return (
    part(
      NECK,
      SKIN.shade,
      fill('M-60 160L0 190L20 300L-140 310Z', SKIN.base, { 'fill-opacity': '0.55' }) +
        fill(chin, SKIN.deep, { 'fill-opacity': '0.65' }),
      rims(6, '#FFE2BE', '#FF9A5C'),
    ) +
    part(far, NAVY.base, stripe(far, 10, -14), rims(5, '#BCEBFF')) +
    part(
      near,
      NAVY.base,
      stripe(near, -14, -16) +
        fill('M204 286C150 340 90 370 20 404L60 420L230 320Z', NAVY.shade, {
          'fill-opacity': '0.6',
        }),
      rims(6, '#BCEBFF'),
    ) +
    bow
  );
}

function nearArm(): string {
  return (
    part(
      NEAR_ARM,
      SKIN.base,
      fill('M240 430C280 480 300 530 310 600L360 600L300 420Z', SKIN.shade) +
        fill('M160 440C200 470 250 460 290 420L290 400L160 400Z', SKIN.deep, {
          'fill-opacity': '0.6',
        }),
      rims(6, '#FFE2BE', '#FF9A5C'),
    ) +
    part(
      NEAR_SLEEVE,
      WHITE.base,
      fill('M210 280C240 340 230 420 190 480L320 470L320 330Z', WHITE.shade) +
        fill('M148 430C190 446 246 432 284 394L296 420C250 456 190 468 146 452Z', NAVY.base) +
        fill('M146 412C190 424 240 410 278 374L284 386C244 424 190 438 147 424Z', SKY) +
        fill(
          inked('M150 300C170 330 178 350 176 384M200 290C220 316 230 340 232 362', 7, 'out'),
          COLOUR.ink,
        ),
      rims(8),
    )
  );
}

const UPPER =
  'M-236 318C-284 340 -330 366 -362 396C-386 424 -384 462 -352 470C-310 474 -262 446 -226 416Z';
const FORE =
  'M-330 410C-348 380 -372 344 -396 306L-550 330C-538 376 -506 420 -462 452C-430 474 -384 484 -352 470C-330 458 -322 432 -330 410Z';

/** Her raised arm: an elbow that bends, and a short sleeve. */
function raised(): string {
  const arm =
    part(
      UPPER,
      SKIN.base,
      fill('M-390 500C-340 450 -280 440 -220 390L-220 480Z', SKIN.shade) +
        fill('M-236 318C-284 340 -286 390 -268 440L-210 430L-216 310Z', SKIN.deep, {
          'fill-opacity': '0.55',
        }),
      rims(7, '#FFE2BE', '#FF9A5C'),
    ) +
    part(
      FORE,
      SKIN.base,
      fill(
        'M-420 300C-420 350 -390 400 -352 430C-380 456 -440 450 -490 430L-400 500L-310 490L-320 400L-390 300Z',
        SKIN.shade,
      ) +
        fill(
          inked(
            'M-328 408C-344 414 -362 410 -374 398M-332 424C-350 434 -368 430 -382 420',
            8,
            'out',
          ),
          COLOUR.ink,
        ),
      rims(8, '#FFE2BE', '#FF9A5C'),
    );
  const sleeve = part(
    SLEEVE,
    WHITE.base,
    fill('M-150 270C-170 340 -170 410 -190 470L-90 460L-80 260Z', WHITE.shade) +
      fill('M-232 294C-262 344 -262 410 -234 462L-270 470L-310 400L-280 300Z', NAVY.base) +
      fill('M-214 284C-246 340 -246 410 -216 464L-228 466C-258 410 -258 340 -226 290Z', SKY) +
      fill(
        inked(
          'M-110 300C-132 330 -140 356 -138 390M-150 282C-168 306 -174 330 -174 350M-116 400C-136 396 -152 386 -164 372',
          8,
          'out',
        ),
        COLOUR.ink,
      ),
    rims(8),
  );
  return arm + sleeve;
}

/** All but the hand. @param chin the outline that shades the neck */
export const body = (chin: string): string => nearArm() + top() + raised() + collar(chin);
