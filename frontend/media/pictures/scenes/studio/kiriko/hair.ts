/** KIRIKO's hair: cut straight over the brow and beside the cheeks, and down her back to the knees; headphones of silver. */
import { shift } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { SILVER, part, rims } from './light';

const PALE: Dye = { base: '#A9DAFF', light: '#F4FBFF', shade: '#6699E2', deep: '#2C4894' };
const BLUE: Dye = { base: '#8FC4FA', light: '#E2F3FF', shade: '#4F80D2', deep: '#26407E' };
const FAR: Dye = { base: '#5B82CC', light: '#7FA6E4', shade: '#3A56A0', deep: '#1F3068' };

/** Down the back, far locks first. */
const BACK: readonly Cut[] = [
  ['-90 -120 -230 60 -250 300 -300 560', 150, FAR],
  ['100 -120 240 60 280 320 390 620', 170, FAR],
  ['-60 -60 -160 140 -150 360 -190 600', 140, FAR],
  ['90 -60 200 140 200 380 250 640', 150, FAR],
  ['130 -160 236 20 268 260 360 560', 96, BLUE],
  ['-130 -150 -226 0 -232 230 -276 480', 84, BLUE],
  ['140 -180 262 -20 320 190 440 470', 92, PALE],
  ['134 -150 224 50 246 290 310 560', 84, PALE],
  ['-136 -140 -206 40 -200 250 -226 470', 74, PALE],
];

/** The fringe, from its ends to the parting. */
const FRONT: readonly Cut[] = [
  ['-10 -258 -136 -222 -184 -130 -176 -30', 74, BLUE],
  ['40 -258 150 -222 194 -130 186 -26', 76, BLUE],
  ['-4 -260 -104 -222 -150 -130 -138 -26', 76, PALE],
  ['34 -260 116 -222 158 -130 144 -24', 76, PALE],
  ['4 -262 -66 -222 -108 -130 -98 -24', 74, BLUE],
  ['28 -262 80 -222 118 -130 104 -22', 72, BLUE],
  ['10 -263 -28 -222 -64 -130 -58 -22', 74, PALE],
  ['24 -263 46 -222 74 -130 66 -22', 68, PALE],
  ['16 -264 10 -222 -14 -130 -14 -20', 72, BLUE],
  ['20 -264 26 -222 28 -130 28 -22', 60, PALE],
];

/** Straight beside the cheeks. */
const SIDES: readonly Cut[] = [
  ['-178 -110 -178 -20 -168 110 -174 228', 60, BLUE],
  ['-166 -100 -160 0 -150 120 -148 206', 40, PALE],
  ['178 -110 182 -10 172 130 182 256', 72, BLUE],
  ['166 -100 160 10 146 130 150 226', 44, PALE],
];

const put = (list: readonly Cut[], cut: 'blade' | 'soft', shine?: number): string =>
  list
    .map(([along, width, dye]) =>
      lockOf({
        along: through(along),
        width,
        dye,
        cut,
        dark: (through(along)[1]?.[0] ?? 0) < -40 ? -1 : 1,
        rims: dye === FAR ? [] : rims(5, '#FFFFFF', '#7DF3FF'),
        ...(shine === undefined || dye === FAR ? {} : { shine }),
      }),
    )
    .join('');

const DOME =
  'M-4 -264C-122 -268 -204 -190 -206 -70C-206 -20 -182 20 -152 40L-110 -40L-20 -60L70 -50L150 40C186 10 202 -30 200 -80C192 -200 102 -264 -4 -264Z';

const BAND =
  'M-226 0C-240 -160 -150 -310 -8 -314C140 -314 226 -166 210 0L176 0C180 -140 110 -274 -8 -274C-126 -274 -192 -150 -188 0Z';
const CUP = 'M132 -52L226 -64L252 -40L256 96L232 124L140 118L120 94L116 -30Z';
const FACE_OF_CUP = 'M150 -28L214 -36L230 -20L232 80L216 98L154 94L140 78L138 -12Z';

function phones(): string {
  const band = part(
    BAND,
    SILVER.base,
    fill('M210 0C228 -166 138 -314 -8 -314L-8 -288C112 -288 200 -150 190 0Z', SILVER.shade) +
      fill(
        'M-212 -10C-218 -160 -140 -294 -20 -300L-20 -290C-130 -284 -204 -160 -202 -10Z',
        SILVER.light,
      ),
    rims(6),
  );
  const far = part(
    'M-236 -40L-196 -46L-180 -20L-178 90L-196 112L-232 104L-244 80L-246 -16Z',
    SILVER.base,
    fill('M-200 -50L-170 -40L-170 120L-206 116Z', '#181A34'),
    rims(5),
  );
  return band + far;
}

/** The near cup: square, with a blue light. */
export const nearCup = (): string =>
  part(shift(CUP, -22, 4), '#181A34') +
  part(CUP, SILVER.base, fill(shift(CUP, 44, 20), SILVER.shade), rims(7)) +
  part(
    FACE_OF_CUP,
    '#3A3C66',
    fill('M138 60L232 20L240 110L138 110Z', '#24264A'),
    rims(4, '#8A8CC0'),
  );

/** Behind the shoulders. */
export const behind = (): string => put(BACK, 'soft', 0.3);

/** Over the face; the near cup lies under a hand and is drawn with it. */
export function over(): string {
  return (
    part(
      DOME,
      PALE.base,
      fill(
        'M-210 -130L210 -130L210 60L-210 60ZM90 -300C180 -200 190 -60 130 60L260 60L260 -300Z',
        PALE.shade,
      ),
      rims(7),
    ) +
    put(SIDES, 'blade', 0.5) +
    put(FRONT, 'blade', 0.36) +
    phones()
  );
}
