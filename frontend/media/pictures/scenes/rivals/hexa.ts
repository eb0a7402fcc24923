/** HEXA from her side: straight cuts of red hair like blades, and a visor like one. Drawn looking to the right, as the other. */
import { poly, shift, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, fill } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { inked } from '../../ink/brush';
import { lockOf, through } from '../../ink/lock';
import type { Cut, Dye } from '../../ink/lock';
import { painted } from '../../ink/paint';
import { face, neck, rimsOf } from './profile';
import type { Profile } from './profile';

const RED: Dye = { base: '#FF3B3B', light: '#FFA08C', shade: '#B31240', deep: '#650A30' };
const LIT: Dye = { base: '#FF6A58', light: '#FFC2AE', shade: '#D82244', deep: '#650A30' };
const FAR: Dye = { base: '#A5123C', light: '#D82244', shade: '#6E0D36', deep: '#43082A' };

const FACE =
  'M30 -190C84 -164 106 -100 104 -46C103 -30 99 -16 101 0C104 26 134 62 149 86C152 94 147 100 136 101C126 102 117 103 117 109C118 115 127 120 129 128C129 133 121 136 118 139C123 143 126 149 123 155C119 161 109 163 109 171C110 182 117 192 113 210C108 232 90 242 68 236C32 222 -22 192 -62 152C-86 128 -98 60 -98 0L-98 -190Z';

const FRINGE =
  'M-80 -262L20 -262L112 -190L128 -96L112 -40L92 -70L70 -12L40 -64L16 -2L-14 -60L-40 70L-90 60Z';

const hexagon = (x: number, y: number, r: number): string =>
  poly(
    Array.from({ length: 6 }, (_, at): Point => {
      const angle = ((at + 0.5) / 6) * Math.PI * 2;
      return [x + Math.cos(angle) * r * 0.96, y + Math.sin(angle) * r];
    }),
  );

const PROFILE: Profile = {
  face: FACE,
  skin: { base: '#FCEDE8', light: '#FFFFFF', shade: '#C48AB0' },
  dark: 'M-8 -200C4 -80 -20 20 0 84C12 126 40 150 32 190C28 210 20 226 12 240L-130 240L-130 -200Z',
  fringe: FRINGE,
  eye: {
    white: 'M97 -8C101 4 98 18 90 27C68 30 44 26 28 8C44 -10 74 -20 97 -8Z',
    lashes:
      'M118 -12C106 -12 101 -8 97 -3C74 -18 48 -8 30 12L-6 0C10 0 20 -4 30 -14C48 -34 80 -38 104 -20C108 -17 112 -14 118 -12ZM92 22L95 29C76 34 56 32 40 24C60 28 78 28 92 22Z',
    iris: '#FF3B3B',
    at: [80, 8],
    size: [15, 24],
    pupil: hexagon(84, 7, 10),
  },
  brow: { d: 'M114 -30C84 -48 50 -60 10 -58C46 -72 90 -62 116 -40Z', colour: '#5A0C1C' },
  lines: 'M130 94C124 95 119 91 120 85M98 -30C78 -42 56 -42 38 -32M112 168C106 172 100 173 94 171',
  mouth:
    fill(
      'M129 128C124 120 118 117 112 120C98 125 84 130 68 127C88 136 106 138 121 138C126 135 129 132 129 128ZM121 137C106 138 88 136 70 128C84 148 102 158 118 157C124 153 125 144 121 137Z',
      '#D8162E',
    ) +
    fill('M120 146C124 150 122 155 117 156C112 155 112 148 120 146Z', '#FF8C98') +
    fill(inked('M124 138C104 140 86 136 66 124', 6, 'out'), COLOUR.ink) +
    fill('M52 166L57 171L52 176L47 171Z', '#3A1018'),
  blush: '',
  front: '#FFFFFF',
  back: '#FF8A6A',
};

/** Blades of hair that the wind lays behind the head, far ones first. */
const STREAM: readonly Cut[] = [
  ['-80 -180 -280 -192 -560 -180', 84, FAR],
  ['-80 -110 -280 -66 -580 -20', 90, FAR],
  ['-80 -30 -270 66 -540 150', 96, FAR],
  ['-80 40 -220 170 -430 300', 92, FAR],
  ['-90 -238 -220 -250 -440 -240', 70, RED],
  ['-96 -206 -240 -196 -510 -150', 74, LIT],
  ['-100 -150 -240 -120 -480 -60', 78, RED],
  ['-106 -90 -240 -30 -520 50', 80, LIT],
  ['-110 -20 -220 60 -440 160', 84, RED],
  ['-114 40 -190 140 -350 270', 80, LIT],
  ['-110 80 -150 170 -230 320', 70, RED],
];

/** Blades over the forehead and the temple. */
const BANGS: readonly Cut[] = [
  ['-20 -256 80 -240 138 -170 136 -70', 56, RED],
  ['-46 -258 62 -226 112 -150 110 -40', 58, LIT],
  ['-62 -252 30 -206 82 -120 80 -22', 60, RED],
  ['-68 -232 0 -170 42 -90 40 0', 58, LIT],
  ['-74 -190 -30 -120 0 -50 -6 60', 58, RED],
  ['-84 -150 -54 -60 -42 70 -50 230', 58, LIT],
];

const DOME =
  'M104 -100L96 -196L20 -262L-80 -266L-170 -226L-200 -120L-190 -20L-150 120L-96 120L-90 -40L-30 -90Z';

function band(): string {
  const d =
    'M-128 -36C-138 -120 -132 -206 -108 -280C-98 -292 -72 -294 -60 -282C-80 -206 -86 -120 -80 -36Z';
  return painted(d, {
    base: '#FFFFFF',
    inside: fill(
      'M-128 -36C-138 -120 -132 -206 -108 -280L-92 -288C-114 -206 -120 -120 -112 -36Z',
      '#B9A6C8',
    ),
    rims: [{ from: [-5, 0], colour: '#FF8A6A' }],
  });
}

/** The cup over her ear: a plate with six sides. */
function cup(): string {
  const [x, y] = [-104, 34];
  return (
    painted(hexagon(x + 12, y + 4, 88), {
      base: '#1A1018',
      rims: [{ from: [6, -2], colour: '#FFFFFF' }],
    }) +
    painted(hexagon(x, y, 86), {
      base: '#FFFFFF',
      inside: fill(shift(hexagon(x, y, 86), -26, 20), '#C3B2D0'),
      rims: [{ from: [-6, 2], colour: '#FF8A6A' }],
    }) +
    painted(hexagon(x, y, 58), { base: '#3A2438', rims: [{ from: [8, -6], colour: '#8A6A8E' }] }) +
    painted(hexagon(x, y, 28), { base: '#FF3B3B', rims: [{ from: [7, -5], colour: '#FFA08C' }] }) +
    clip(
      hexagon(x, y, 56),
      fill(slash(x - 40, y + 70, 12, 140), COLOUR.flash, { 'fill-opacity': '0.55' }),
    )
  );
}

/** Her visor: a white blade over the brow, and a pane below it. */
function visor(): string {
  const glass = 'M140 -30L-24 -40L-20 30L10 56L70 62L112 50L146 6Z';
  const blade = 'M164 -26L40 -66L-36 -84L-40 -42L60 -34L140 -10Z';
  const lit = fill(
    slash(60, 80, 24, 140) + slash(92, 80, 9, 140) + slash(-8, 80, 12, 140),
    COLOUR.flash,
    {
      'fill-opacity': '0.42',
    },
  );
  return (
    clip(glass, fill(glass, '#FFFFFF', { 'fill-opacity': '0.12' }) + lit) +
    painted(glass, {
      base: 'none',
      rims: [
        { from: [0, 6], colour: '#FFFFFF' },
        { from: [7, 0], colour: '#FFFFFF' },
      ],
      weight: { thin: 3, thick: 6 },
    }) +
    painted(blade, {
      base: '#FFFFFF',
      inside: fill('M164 -26L60 -34L-40 -42L-38 -62L60 -50L164 -24Z', '#B9A6C8'),
    }) +
    fill('M30 -58L64 -46L58 -40L20 -48Z', '#FF3B3B')
  );
}

const COLLAR = 'M36 236L-24 282L-96 272L-168 172L-230 280L-262 390L70 390L50 320Z';
const SHOULDER = 'M-250 306L-360 330L-470 420L-470 470L-60 470L-120 380Z';

function coat(): string {
  const rims = rimsOf({ front: '#FFFFFF', back: '#FF8A6A' }, 9);
  return (
    painted(SHOULDER, {
      base: '#FFFFFF',
      inside:
        fill('M-250 306L-210 360L-190 470L-20 470L-60 330Z', '#BBA9CC') +
        fill('M-380 330L-330 330L-420 470L-480 470Z', '#FF3B3B') +
        fill(inked('M-290 470C-284 420 -268 384 -236 350', 7), COLOUR.ink),
      rims,
    }) +
    painted(COLLAR, {
      base: '#F4F0FA',
      inside:
        fill('M36 236L-24 282L-96 272L-168 172L-178 190L-104 290L-20 300L40 256Z', '#FF3B3B') +
        fill(shift(FACE, -40, 100), '#6A4A82', { 'fill-opacity': '0.6' }),
      rims: [{ from: [-8, 0], colour: '#FF8A6A' }],
    })
  );
}

const put = (list: readonly Cut[], dark: 1 | -1, deep: number, shine?: number) =>
  list
    .map(([along, width, dye]) =>
      lockOf({
        along: through(along),
        width,
        dye,
        dark,
        cut: 'blade',
        rims: rimsOf(PROFILE, deep).slice(0, dye === FAR ? 1 : 2),
        ...(shine === undefined || dye === FAR ? {} : { shine }),
      }),
    )
    .join('');

/** Her head and her collar. */
export function hexa(): string {
  return (
    put(STREAM.slice(0, 4), -1, 6) +
    neck(PROFILE) +
    coat() +
    face(PROFILE) +
    fill(DOME, RED.shade) +
    put(STREAM.slice(4), -1, 5, 0.24) +
    fill(FRINGE, RED.shade) +
    visor() +
    put(BANGS, 1, 4, 0.34) +
    band() +
    cup()
  );
}
