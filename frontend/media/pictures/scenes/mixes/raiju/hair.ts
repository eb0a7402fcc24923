/** RAIJU's hair, which stands on end: violet behind, gold before it; the blow presses it to the left. */
import { mirror, poly, shift } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { GOLD, LEATHER, VIOLET, part, rims } from './light';

const YELLOW: Dye = GOLD;
const PALE: Dye = { base: '#FFE070', light: '#FFF9DC', shade: '#F0A52C', deep: '#8A4A08' };
const DEEP: Dye = { ...VIOLET, base: '#6D3FE0', light: '#9A78F0', shade: '#43209A' };

/** Behind everything. */
const BACK: readonly Cut[] = [
  ['-60 60 -200 100 -350 150', 170, DEEP],
  ['60 60 190 100 310 160', 160, DEEP],
  ['-60 -30 -230 -20 -400 0', 190, DEEP],
  ['60 -30 220 -10 350 20', 180, DEEP],
  ['-60 -90 -240 -150 -410 -170', 200, DEEP],
  ['60 -90 230 -120 370 -130', 190, DEEP],
  ['-40 -130 -190 -270 -330 -330', 200, DEEP],
  ['60 -130 200 -230 310 -290', 190, DEEP],
  ['0 -150 -100 -320 -190 -450', 200, DEEP],
  ['30 -150 90 -300 130 -430', 190, DEEP],
];

/** Over the crown, from under the band on. */
const CROWN: readonly Cut[] = [
  ['-130 30 -210 40 -290 80', 120, YELLOW],
  ['130 30 200 40 270 86', 110, YELLOW],
  ['-130 -50 -230 -76 -340 -60', 140, PALE],
  ['130 -50 216 -70 310 -34', 130, YELLOW],
  ['-130 -130 -230 -190 -344 -210', 150, YELLOW],
  ['130 -130 210 -180 306 -180', 140, PALE],
  ['-90 -190 -180 -280 -270 -330', 140, PALE],
  ['100 -190 170 -270 230 -310', 130, YELLOW],
  ['50 -210 90 -300 106 -376', 120, PALE],
  ['-40 -210 -90 -310 -140 -372', 130, YELLOW],
  ['6 -214 6 -310 -16 -392', 124, YELLOW],
];

/** From under the band over the forehead. */
const FRONT: readonly Cut[] = [
  ['-150 -200 -206 -100 -214 10', 92, YELLOW],
  ['150 -200 200 -100 200 14', 88, YELLOW],
  ['-116 -230 -166 -120 -162 -14', 100, PALE],
  ['120 -230 160 -120 140 -26', 96, YELLOW],
  ['-74 -254 -120 -140 -106 -30', 104, YELLOW],
  ['80 -252 116 -140 96 -44', 98, PALE],
  ['-28 -264 -64 -150 -48 -22', 100, YELLOW],
  ['40 -264 66 -150 48 -50', 96, YELLOW],
  ['6 -266 10 -150 -4 -56', 92, PALE],
];

const DOME =
  'M-190 60C-206 -150 -110 -272 0 -272C110 -272 206 -150 190 60L120 60L110 -90L-110 -90L-120 60Z';

/** Before the ears. */
const SIDE: readonly Cut[] = [
  ['-150 -60 -164 40 -128 160', 60, YELLOW],
  ['146 -60 160 40 130 150', 56, YELLOW],
];

const put = (list: readonly Cut[], shine?: number): string =>
  list
    .map(([along, width, dye]) => {
      const places = through(along);
      const isUp = (places.at(-1)?.[1] ?? 0) < (places[0]?.[1] ?? 0);
      return lockOf({
        along: places,
        width,
        dye,
        cut: 'spike',
        dark: isUp ? -1 : 1,
        rims:
          dye === DEEP
            ? [{ from: [5, -3], colour: '#D8C4FF' }]
            : rims(5, '#FFFFFF', '#FFF3B8').slice(1),
        ...(shine === undefined || dye === DEEP ? {} : { shine }),
      });
    })
    .join('');

const BAND =
  'M-196 30C-206 -170 -116 -292 0 -292C116 -292 206 -170 196 30L166 30C170 -150 98 -254 0 -254C-98 -254 -170 -150 -166 30Z';

function band(): string {
  return part(
    BAND,
    LEATHER.base,
    fill('M-196 30C-206 -170 -116 -292 0 -292L0 -268C-96 -268 -180 -160 -178 30Z', LEATHER.shade) +
      fill('M-30 -296L30 -296L26 -250L-26 -250Z', GOLD.base),
    rims(7, '#B48CFF', '#6A56A0'),
  );
}

/** A cup seen on its edge, with fins. */
function cup(side: 1 | -1): string {
  const turn = (d: string) => (side === 1 ? d : mirror(d));
  const fins = turn(
    poly([
      [200, -64],
      [282, -128],
      [256, -30],
      [316, -16],
      [258, 30],
      [290, 104],
      [204, 92],
    ]),
  );
  const pad = turn(
    'M160 -66C202 -76 228 -40 228 14C228 72 204 112 160 102C150 60 150 -20 160 -66Z',
  );
  return (
    part(fins, GOLD.base, fill(shift(fins, -22, 16), GOLD.shade), rims(6)) +
    part(
      pad,
      LEATHER.base,
      fill(turn('M160 -20L240 -34L240 -4L160 10Z'), VIOLET.base) +
        fill(turn('M160 26L240 12L240 26L160 40Z'), GOLD.base),
      rims(6, '#D8C4FF', '#6A56A0'),
    )
  );
}

/** Behind the head. */
export const behind = (): string => put(BACK);

/** All that is over the face; band and cups lie between the locks. */
export const over = (): string =>
  fill(DOME, YELLOW.shade) +
  put(CROWN, 0.36) +
  put(SIDE) +
  put(FRONT, 0.36) +
  band() +
  cup(-1) +
  cup(1);
