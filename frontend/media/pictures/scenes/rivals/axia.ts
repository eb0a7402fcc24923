/** AXIA from her side: her bob in the wind of the collision, dyed cyan on the side that is seen. */
import { ellipse, poly, shift, slash } from '../../system/geometry';
import { clip, fill } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { inked } from '../../ink/brush';
import { lockOf, through } from '../../ink/lock';
import type { Cut, Dye } from '../../ink/lock';
import { painted } from '../../ink/paint';
import { face, neck, rimsOf } from './profile';
import type { Profile } from './profile';

const CYAN: Dye = { base: '#00D9F5', light: '#A6F7FF', shade: '#0B86C9', deep: '#0A3F86' };
const FAR: Dye = { base: '#0A7FC0', light: '#2FB4E6', shade: '#0B5596', deep: '#07305F' };
const MAGENTA: Dye = { base: '#FF2E93', light: '#FF9CCB', shade: '#B8177A', deep: '#6E0F58' };
const WHITE: Dye = { base: '#FFFFFF', light: '#FFFFFF', shade: '#B9C4E8', deep: '#7A83B8' };

const FACE =
  'M30 -190C88 -160 110 -96 107 -44C106 -28 99 -14 101 2C105 26 132 56 146 80C151 90 146 97 136 99C126 100 117 101 117 106C118 112 127 118 129 126C129 131 121 134 118 137C122 140 126 146 123 152C120 159 110 160 110 168C110 177 115 186 111 200C106 217 88 227 64 223C28 214 -22 190 -62 152C-86 128 -98 60 -98 0L-98 -190Z';

const FRINGE =
  'M-80 -256C30 -266 124 -204 124 -96L104 -50L88 -84L64 -28L42 -74L14 -18L-8 -62L-36 60L-90 60Z';

const PROFILE: Profile = {
  face: FACE,
  skin: { base: '#FFE3D6', light: '#FFF6F0', shade: '#D98BAE' },
  dark: 'M-8 -200C6 -80 -16 20 4 84C18 128 44 150 34 186C30 204 20 220 12 234L-130 234L-130 -200Z',
  fringe: FRINGE,
  eye: {
    white: 'M96 -18C101 -2 98 20 88 35C66 36 42 30 26 13C40 -12 70 -30 96 -18Z',
    lashes:
      'M116 -26C104 -24 100 -20 96 -14C72 -28 46 -14 28 16L4 12C14 8 20 2 26 -8C42 -36 76 -46 104 -32C108 -30 112 -28 116 -26ZM90 30L94 38C76 42 56 40 40 32C58 36 76 36 90 30Z',
    iris: '#00BFE0',
    at: [79, 8],
    size: [16, 29],
    pupil: ellipse(83, 6, 7, 15),
  },
  brow: { d: 'M112 -44C84 -58 50 -66 14 -56C48 -74 86 -72 114 -54Z', colour: '#2A1C56' },
  lines: 'M128 92C122 92 118 88 120 82M96 -40C76 -46 56 -42 40 -30M112 164C106 168 100 169 94 167',
  mouth:
    fill('M124 130C104 135 84 130 64 112C70 142 94 158 119 147Z', '#4A0E2E') +
    fill(
      'M124 130C104 135 84 130 64 112C67 126 76 136 86 141C98 146 110 144 121 141Z',
      COLOUR.flash,
    ) +
    fill(inked('M128 130C104 136 84 130 62 108', 5, 'out'), COLOUR.ink) +
    fill(inked('M119 147C94 158 70 142 64 112', 4.5), COLOUR.ink),
  blush: slash(24, 112, 7, 24) + slash(40, 112, 7, 24) + slash(56, 112, 7, 24),
  front: '#FFFFFF',
  back: '#7DF3FF',
};

/** Locks that the wind lays behind the head, far ones first. */
const STREAM: readonly Cut[] = [
  ['-150 -170 -300 -170 -420 -110 -540 -140', 96, FAR],
  ['-150 -90 -300 -40 -420 20 -560 -6', 100, FAR],
  ['-150 -10 -290 60 -400 150 -540 140', 100, FAR],
  ['-140 50 -240 150 -330 240 -460 256', 92, FAR],
  ['-110 90 -180 200 -240 290 -340 350', 76, FAR],
  ['-90 -240 -200 -262 -310 -216 -420 -244', 62, CYAN],
  ['-96 -226 -220 -220 -340 -150 -470 -168', 78, CYAN],
  ['-100 -190 -230 -156 -330 -70 -450 -74', 84, CYAN],
  ['-104 -140 -230 -90 -340 6 -490 -10', 88, CYAN],
  ['-110 -80 -230 10 -300 90 -420 76', 84, CYAN],
  ['-112 -20 -210 80 -300 170 -440 176', 84, CYAN],
  ['-114 30 -190 140 -250 220 -350 230', 72, CYAN],
  ['-110 76 -160 180 -200 260 -290 310', 60, CYAN],
  ['-200 -160 -300 -120 -400 -30 -520 -66', 26, CYAN],
  ['-230 30 -300 110 -380 130 -480 90', 22, CYAN],
  ['-190 140 -240 210 -300 270 -400 270', 22, CYAN],
];

/** Locks before the band, over the forehead and the temple. */
const BANGS: readonly Cut[] = [
  ['-30 -250 72 -236 140 -164 134 -84', 54, MAGENTA],
  ['-46 -250 66 -222 120 -150 112 -58', 56, WHITE],
  ['-62 -250 40 -212 92 -140 92 -40', 50, CYAN],
  ['-66 -246 14 -196 60 -120 62 -22', 54, CYAN],
  ['-70 -226 -10 -172 30 -104 28 -14', 54, CYAN],
  ['-72 -206 -36 -140 4 -80 -4 14', 50, CYAN],
  ['-76 -170 -54 -90 -26 0 -52 110', 46, CYAN],
  ['-70 -120 -36 -30 -24 70 -58 190', 40, CYAN],
  ['-40 -236 40 -190 80 -90 50 -30', 16, CYAN],
];

const DOME =
  'M100 -100C96 -190 30 -258 -70 -260C-196 -260 -270 -170 -262 -60C-258 20 -230 70 -190 120L-96 120C-106 40 -90 -40 -30 -90C10 -112 60 -108 100 -100Z';

/** The band of her headphones, seen on its edge. */
function band(): string {
  const d =
    'M-128 -36C-138 -120 -132 -206 -108 -276C-98 -288 -72 -290 -60 -278C-80 -206 -86 -120 -80 -36Z';
  const inside =
    fill(
      'M-128 -36C-138 -120 -132 -206 -108 -276L-96 -284C-116 -206 -122 -120 -114 -36Z',
      '#A3126C',
    ) + fill('M-96 -36C-104 -120 -98 -206 -76 -284L-68 -284C-88 -206 -94 -120 -88 -36Z', '#FFA6D0');
  return painted(d, { base: COLOUR.b, inside, rims: [{ from: [5, -5], colour: '#FFFFFF' }] });
}

/** The cup over her ear: a disc with a lit ring. */
function cup(): string {
  const [x, y] = [-104, 34];
  const ring = (r: number) => ellipse(x, y, r * 0.94, r);
  return (
    painted(shift(ring(80), 12, 4), {
      base: '#14121F',
      rims: [{ from: [6, -2], colour: '#FFFFFF', opacity: 0.7 }],
    }) +
    painted(ring(78), {
      base: COLOUR.b,
      inside: fill(shift(ring(78), 16, -12), '#FF6FB3'),
      rims: [
        { from: [-12, 10], colour: '#9C1170' },
        { from: [5, -4], colour: '#FFFFFF' },
      ],
    }) +
    painted(ring(54), { base: '#3A0D3E', rims: [{ from: [8, -6], colour: '#7B1B66' }] }) +
    painted(ring(28), {
      base: COLOUR.a,
      inside: fill(shift(ring(28), -12, 10), '#0B86C9', { 'fill-opacity': '0.7' }),
    }) +
    clip(ring(52), fill(slash(x - 40, y + 70, 12, 140), COLOUR.flash, { 'fill-opacity': '0.55' }))
  );
}

/** Glass before the eye, on a dark bar that runs back to the cup. */
function visor(): string {
  const glass =
    'M146 -38C90 -42 30 -40 -20 -30L-14 36C10 56 40 70 68 68C96 66 120 54 134 36C146 16 150 -10 146 -38Z';
  const bar =
    'M146 -46C90 -52 20 -50 -40 -40L-42 -20C20 -32 90 -36 150 -30C152 -36 150 -42 146 -46Z';
  const lit = fill(
    slash(70, 90, 26, 150) + slash(104, 90, 9, 150) + slash(-6, 90, 14, 150),
    COLOUR.flash,
    { 'fill-opacity': '0.4' },
  );
  return (
    clip(glass, fill(glass, COLOUR.a, { 'fill-opacity': '0.12' }) + lit) +
    painted(glass, {
      base: 'none',
      rims: [
        { from: [0, 7], colour: '#8FF5FF' },
        { from: [8, 0], colour: '#FFFFFF' },
      ],
      weight: { thin: 3, thick: 6 },
    }) +
    painted(bar, {
      base: '#20203A',
      rims: [
        { from: [0, -6], colour: '#5B5B8C' },
        { from: [7, 0], colour: '#FFFFFF' },
      ],
    })
  );
}

const COLLAR =
  'M30 226C20 252 -4 268 -40 268C-96 268 -140 232 -166 176C-206 220 -240 290 -262 380L60 380C48 330 40 280 30 226Z';
const SHOULDER = 'M-244 316C-330 322 -404 352 -452 400L-460 460L-60 460L-120 380Z';

/** What is seen of her coat. */
function coat(): string {
  const rims = rimsOf({ front: '#FF8CC4', back: '#7DF3FF' }, 9);
  return (
    painted(SHOULDER, {
      base: '#F4F4FA',
      inside:
        fill('M-244 316C-200 360 -180 400 -190 470L-20 470L-60 330Z', '#AEB2DA') +
        fill(
          inked('M-300 470C-290 420 -270 380 -236 350M-350 470C-346 440 -336 420 -320 400', 7),
          COLOUR.ink,
        ),
      rims,
    }) +
    painted(COLLAR, {
      base: '#20203A',
      inside:
        fill(
          'M30 226C20 252 -4 268 -40 268C-96 268 -140 232 -166 176L-176 188C-146 248 -98 284 -38 284C4 284 26 270 36 248Z',
          COLOUR.a,
        ) + fill(shift(FACE, -40, 96), '#0C0C1C', { 'fill-opacity': '0.6' }),
      rims: [
        { from: [8, -2], colour: COLOUR.b },
        { from: [-7, 0], colour: '#7DF3FF' },
      ],
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
        cut: width < 30 ? 'wisp' : 'soft',
        rims: rimsOf(PROFILE, deep).slice(0, dye === FAR ? 1 : 2),
        ...(shine === undefined || dye === FAR || dye === WHITE ? {} : { shine }),
      }),
    )
    .join('');

/** Her head and her collar. */
export function axia(): string {
  return (
    put(STREAM.slice(0, 4), -1, 6) +
    neck(PROFILE) +
    coat() +
    face(PROFILE) +
    painted(DOME, {
      base: CYAN.base,
      inside: fill(
        poly([
          [-300, -60],
          [-120, -40],
          [-60, 140],
          [-300, 160],
        ]),
        CYAN.shade,
      ),
    }) +
    put(STREAM.slice(4), -1, 5, 0.22) +
    visor() +
    fill(FRINGE, CYAN.shade) +
    put(BANGS, 1, 4, 0.34) +
    band() +
    cup()
  );
}
