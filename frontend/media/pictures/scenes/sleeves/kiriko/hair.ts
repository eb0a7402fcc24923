/** KIRIKO's hair: straight locks that the pulse lifts behind her, a fringe cut like glass, headphones with square cups. */
import { mirror, shift } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { COLOUR } from '../../../system/tokens';
import { BLUE, NAVY, SILVER, part, rims } from './light';

const ICE: Dye = { base: '#A5D8FF', light: '#F2FAFF', shade: '#6FA2E4', deep: '#34549C' };
const PALE: Dye = { base: '#C2E6FF', light: '#FFFFFF', shade: '#86BAF2', deep: '#3C5CA4' };
const FAR: Dye = { base: '#5680CC', light: '#86B4EE', shade: '#385A9E', deep: '#223A74' };

/** Behind the shoulders, far ones first. */
const BACK: readonly Cut[] = [
  ['40 -200 240 -230 400 -130 620 -150', 120, FAR],
  ['60 -150 260 -90 380 40 600 60', 140, FAR],
  ['60 -90 230 40 330 190 540 250', 150, FAR],
  ['50 -40 190 140 280 320 440 440', 150, FAR],
  ['-100 -60 -150 140 -60 330 30 520', 140, FAR],
  ['-120 -100 -214 20 -196 180 -130 340', 96, FAR],
  ['100 -210 250 -210 390 -90 600 -60', 84, ICE],
  ['120 -150 260 -60 360 90 590 140', 92, PALE],
  ['124 -90 240 50 320 220 520 320', 96, ICE],
  ['120 -40 210 150 270 340 420 520', 96, PALE],
  ['110 0 170 200 210 400 330 620', 84, ICE],
  ['-130 -100 -204 40 -190 170 -150 330', 62, ICE],
];

/** The crown, behind the band. */
const CROWN: readonly Cut[] = [
  ['-10 -262 -120 -240 -186 -160 -204 -20', 84, ICE],
  ['10 -262 120 -240 186 -160 204 -20', 84, ICE],
  ['-6 -266 -84 -246 -150 -170 -168 -40', 78, PALE],
  ['6 -266 84 -246 150 -170 168 -40', 78, PALE],
];

/** The fringe, from its ends to the middle. */
const FRONT: readonly Cut[] = [
  ['-24 -292 -110 -226 -148 -130 -146 -18', 58, ICE],
  ['24 -292 110 -226 148 -130 146 -18', 58, ICE],
  ['-18 -292 -80 -224 -112 -130 -112 -22', 58, PALE],
  ['18 -292 80 -224 112 -130 112 -20', 58, ICE],
  ['-12 -292 -52 -220 -74 -130 -74 -16', 60, ICE],
  ['12 -292 52 -220 74 -130 74 -24', 60, PALE],
  ['-2 -292 -22 -220 -34 -130 -34 -20', 58, PALE],
  ['2 -292 20 -220 38 -130 40 -14', 58, ICE],
  ['0 -292 0 -220 4 -130 4 -24', 50, PALE],
];

/** Cut straight before the ears. */
const LONG: readonly Cut[] = [
  ['-72 -274 -172 -130 -180 80 -148 262', 66, PALE],
  ['72 -274 172 -130 190 80 222 256', 66, ICE],
];

/** Strands that the pulse lifts over the band. */
const LOOSE: readonly Cut[] = [
  ['70 -240 170 -262 250 -190 350 -214', 46, PALE],
  ['110 -220 190 -226 250 -150 360 -140', 40, ICE],
  ['10 -262 110 -316 190 -290 270 -330', 32, ICE],
];

const put = (list: readonly Cut[], cut: 'soft' | 'blade' | 'wisp', shine?: number): string =>
  list
    .map(([along, width, dye]) =>
      lockOf({
        along: through(along),
        width,
        dye,
        cut,
        dark: (through(along)[1]?.[0] ?? 0) < 0 ? -1 : 1,
        rims: dye === FAR ? rims(6).slice(0, 1) : rims(5, COLOUR.flash, '#FF8CC4'),
        ...(shine === undefined || dye === FAR ? {} : { shine }),
      }),
    )
    .join('');

const DOME =
  'M0 -270C-124 -274 -212 -190 -212 -60C-212 -20 -190 20 -164 40L-120 -60L0 -110L120 -60L164 40C190 20 212 -20 212 -60C212 -190 124 -274 0 -270Z';
const BAND =
  'M-226 10C-240 -160 -146 -310 0 -314C146 -310 240 -160 226 10L192 10C196 -140 120 -274 0 -278C-120 -274 -196 -140 -192 10Z';

function band(): string {
  return part(
    BAND,
    SILVER.base,
    fill('M226 10C240 -160 146 -310 0 -314L0 -292C120 -288 214 -150 204 10Z', SILVER.shade) +
      fill(
        'M-212 -10C-222 -150 -134 -290 -14 -300L-14 -292C-124 -280 -208 -150 -200 -10Z',
        SILVER.light,
      ),
    rims(6),
  );
}

/** A cup on its edge: a block of silver with a lamp in it. */
function cup(side: 1 | -1): string {
  const turned = (d: string) => (side === 1 ? d : mirror(d));
  const block =
    'M196 -46C196 -56 202 -60 210 -60L250 -50C258 -48 262 -42 262 -34L262 98C262 106 258 112 250 114L210 124C202 124 196 120 196 110Z';
  const cushion = 'M170 -40C170 -54 200 -54 202 -40L202 106C200 120 170 120 170 106Z';
  const lamp = 'M220 -26L246 -20L246 84L220 90Z';
  return (
    part(turned(cushion), NAVY.base, '', rims(5)) +
    part(turned(block), SILVER.base, fill(shift(turned(block), 24, 20), SILVER.shade), rims(6)) +
    part(turned(lamp), NAVY.shade, fill(turned('M228 0L240 4L240 62L228 66Z'), BLUE), [
      { from: [-5, -4], colour: '#8CC4FF' },
    ])
  );
}

/** Behind the neck. */
export const behind = (): string => put(BACK, 'soft', 0.3);

/** Over the face; the band lies before the fringe and behind what the pulse lifts. */
export const over = (): string =>
  part(DOME, ICE.base, fill('M-220 -150L220 -150L220 60L-220 60Z', ICE.shade), rims(7)) +
  put(CROWN, 'soft') +
  put(FRONT, 'blade', 0.36) +
  put(LONG, 'blade', 0.42) +
  band() +
  put(LOOSE, 'wisp') +
  cup(-1) +
  cup(1);
