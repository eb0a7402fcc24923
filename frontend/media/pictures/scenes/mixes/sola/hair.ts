/** SOLA's hair: a fringe to both sides of the parting, and a ponytail that the beat throws up behind her. */
import { fill } from '../../../system/svg';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { band, farCup, nearCup } from '../../phones';
import type { PhoneColours } from '../../phones';
import { LAMP, part, rims } from './light';

const ORANGE: Dye = { base: '#FF9233', light: '#FFC98A', shade: '#DC5A1E', deep: '#84300F' };
const GOLD: Dye = { base: '#FFA640', light: '#FFE2AC', shade: '#EC7022', deep: '#8E3A10' };
const FAR: Dye = { base: '#C9531A', light: '#E88038', shade: '#98361A', deep: '#5C1F12' };

/** Below the ears, behind the neck. */
const NAPE: readonly Cut[] = [
  ['-120 -60 -190 40 -180 120 -230 200', 70, FAR],
  ['-100 0 -150 80 -130 150 -170 232', 64, FAR],
  ['140 -40 210 60 190 150 240 230', 76, FAR],
  ['110 20 160 90 150 170 190 250', 64, FAR],
];

/** The ponytail, far locks first. */
const TAIL: readonly Cut[] = [
  ['100 -240 260 -330 430 -260 540 -110 660 -120', 130, FAR],
  ['104 -220 250 -240 370 -80 440 60 540 150', 140, FAR],
  ['104 -200 200 -150 280 20 300 130 370 240', 120, FAR],
  ['100 -250 230 -352 420 -330 560 -220 650 -236', 96, ORANGE],
  ['110 -216 180 -150 236 0 254 120 316 226', 84, ORANGE],
  ['106 -246 250 -330 420 -270 530 -130 640 -96', 112, GOLD],
  ['112 -226 210 -210 290 -60 330 90 404 206', 104, GOLD],
  ['110 -242 250 -300 400 -196 480 -36 590 50', 118, ORANGE],
  ['112 -234 236 -260 350 -130 410 36 504 140', 108, GOLD],
];

/** The fringe, from its ends to the parting. */
const FRONT: readonly Cut[] = [
  ['-10 -250 -140 -206 -190 -100 -180 48', 70, ORANGE],
  ['0 -254 -116 -206 -164 -120 -146 -10', 70, ORANGE],
  ['10 -256 -80 -206 -134 -130 -108 -38', 68, GOLD],
  ['46 -252 150 -206 190 -110 176 34', 66, ORANGE],
  ['42 -254 126 -200 162 -120 142 -18', 66, ORANGE],
  ['36 -256 86 -206 122 -140 98 -46', 64, GOLD],
  ['20 -258 -40 -206 -94 -140 -56 -50', 68, ORANGE],
  ['32 -258 50 -200 76 -140 52 -52', 54, ORANGE],
  ['28 -258 4 -206 -34 -140 6 -46', 60, GOLD],
];

/** Long strands before the ears, and the one that stands up. */
const LONG: readonly Cut[] = [
  ['-146 -110 -176 0 -150 110 -184 220', 42, ORANGE],
  ['150 -120 168 0 140 100 184 210', 46, ORANGE],
];
const CREST: readonly Cut[] = [
  ['24 -240 30 -296 0 -330 -50 -330', 30, GOLD],
  ['36 -240 60 -290 50 -320 20 -346', 18, ORANGE],
];

const put = (list: readonly Cut[], dark: (x: number) => 1 | -1, shine?: number): string =>
  list
    .map(([along, width, dye]) =>
      lockOf({
        along: through(along),
        width,
        dye,
        cut: width < 50 ? 'wisp' : 'soft',
        dark: dark(through(along)[1]?.[0] ?? 0),
        rims: dye === FAR ? [] : rims(5, '#FFF3D6', '#FFC27A').slice(1),
        ...(shine === undefined || dye === FAR || width < 50 ? {} : { shine }),
      }),
    )
    .join('');

const PHONES: PhoneColours = {
  base: '#5CC4FA',
  light: '#D6F2FF',
  shade: '#2A80C8',
  cushion: '#14243F',
  inside: ['#173056', '#3F6BA8'],
  core: ['#FF9A3D', '#C9531A'],
};

const DOME =
  'M-4 -264C-120 -268 -204 -190 -204 -70C-204 -20 -180 20 -150 40L-110 -60L-20 -120L70 -80L150 40C186 10 200 -30 198 -80C190 -200 100 -264 -4 -264Z';

/** Behind the neck and the shoulders. */
export const behind = (): string =>
  put(TAIL, () => 1, 0.26) + put(NAPE, (x) => (x < 0 ? -1 : 1)) + tie();

/** The tie about the ponytail. */
const tie = (): string =>
  part(
    'M86 -284C120 -290 156 -266 166 -232C170 -210 160 -194 148 -190C130 -216 104 -240 78 -252Z',
    '#5CC4FA',
    fill('M110 -290C140 -270 150 -230 148 -180L190 -200L180 -290Z', '#2A80C8'),
    rims(6),
  );

/** Over the face; cup and band lie between. */
export function over(): string {
  return (
    put(CREST, () => 1) +
    part(
      DOME,
      ORANGE.base,
      fill(
        'M-210 -130L210 -130L210 60L-210 60ZM90 -300C180 -200 186 -60 130 60L260 60L260 -300Z',
        ORANGE.shade,
      ),
      rims(7, '#FFF3D6'),
    ) +
    put(FRONT, (x) => (x < 10 ? -1 : 1), 0.34) +
    band(LAMP, PHONES) +
    farCup(LAMP, PHONES) +
    put(LONG, () => -1) +
    nearCup(LAMP, PHONES)
  );
}
