/** NOX from his side, looking to the right: a hood with ears, a visor on which the sound runs. The origin lies behind the eye. */
import { poly, rect, shift } from '../../../system/geometry';
import type { Point } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { LIME, NIGHT, SKIN, VIOLET, part, rims } from './light';

const FACE =
  'M30 -190C84 -164 106 -100 106 -50C105 -34 99 -20 102 -4C108 22 138 56 152 80C157 90 150 98 138 100C127 101 119 102 120 108C122 114 131 120 132 128C132 133 124 136 121 139C125 143 129 149 126 155C121 162 112 164 113 173C115 186 120 198 115 214C108 232 88 240 62 236C26 224 -22 196 -62 156C-86 130 -98 60 -98 0L-98 -190Z';
const FRINGE =
  'M-80 -256C30 -266 124 -204 128 -96L112 -30L92 -64L70 10L44 -50L16 40L-8 -30L-40 90L-90 60Z';

const HAIR: Dye = { base: '#2E2254', light: '#8C7AE0', shade: '#1A1234', deep: '#0C0818' };
const DYED: Dye = { base: '#A3E635', light: '#E2FFA0', shade: '#5F9A1E', deep: '#2C4E0C' };

const BANGS: readonly Cut[] = [
  ['-10 -240 84 -216 138 -146 140 -34', 64, HAIR],
  ['-36 -236 66 -196 116 -110 112 6', 68, HAIR],
  ['-56 -226 30 -170 74 -80 78 30', 66, DYED],
  ['-70 -206 -4 -130 28 -40 34 62', 68, HAIR],
  ['-84 -170 -46 -80 -20 20 -30 130', 66, HAIR],
  ['-94 -110 -70 0 -60 90 -84 200', 58, HAIR],
];

const HOOD =
  'M96 -262C0 -320 -170 -296 -228 -170C-262 -70 -256 60 -236 170C-220 250 -196 300 -150 336L40 340C-20 290 -76 210 -90 120C-100 30 -88 -60 -44 -130C-10 -180 50 -214 118 -204C126 -228 116 -250 96 -262Z';

function hood(): string {
  const far = 'M-6 -262C2 -336 34 -404 84 -444C116 -388 124 -318 112 -236Z';
  return (
    part(far, VIOLET.shade, fill(shift(far, -14, 30), VIOLET.deep), rims(8)) +
    part(
      HOOD,
      VIOLET.base,
      fill(
        'M-280 -200L-190 -240C-226 -120 -220 60 -190 190C-170 260 -140 310 -90 350L-280 350Z',
        VIOLET.shade,
      ) +
        fill(
          'M118 -204C50 -214 -10 -180 -44 -130C-88 -60 -100 30 -90 120C-76 210 -20 290 40 340L14 340C-50 280 -104 210 -118 120C-128 20 -114 -76 -66 -150C-26 -206 50 -240 124 -230Z',
          LIME.base,
        ) +
        fill(
          inked('M-60 -290C-120 -250 -160 -190 -170 -110M-190 120C-180 190 -160 240 -130 280', 8),
          VIOLET.deep,
        ),
      rims(9),
    )
  );
}

/** The near ear, before the band. */
function ear(): string {
  const near = 'M-176 -210C-190 -310 -176 -410 -140 -476C-76 -420 -24 -344 -2 -270Z';
  const inner = 'M-150 -246C-156 -320 -150 -380 -130 -424C-88 -380 -52 -326 -36 -276Z';
  return part(
    near,
    VIOLET.base,
    fill(inner, VIOLET.deep) +
      fill('M-190 -200L-150 -476C-172 -380 -170 -300 -150 -220Z', VIOLET.shade),
    rims(9),
  );
}

const GLASS =
  'M158 -40C96 -46 20 -46 -52 -40L-58 44C-20 58 40 66 92 66C120 62 140 50 150 32C158 10 162 -14 158 -40Z';
const BARS = [26, 46, 70, 40, 58, 82, 50, 66, 38, 54, 28];

/** The visor: bars of lime on dark glass. */
function visor(): string {
  const bars = BARS.map((high, at) => rect(-44 + at * 18, 40 - high, 11, high)).join('');
  return part(
    GLASS,
    NIGHT.shade,
    fill(bars, LIME.base) +
      fill(
        poly([
          [60, 80],
          [96, 80],
          [138, -60],
          [102, -60],
        ]),
        COLOUR.flash,
        { 'fill-opacity': '0.3' },
      ),
    [
      { from: [0, 9], colour: LIME.base },
      { from: [0, -9], colour: LIME.base },
      { from: [-8, 0], colour: LIME.base },
    ],
    { thin: 4, thick: 8 },
  );
}

const hexagon = (x: number, y: number, r: number): string =>
  poly(
    Array.from({ length: 6 }, (_, at): Point => {
      const angle = ((at + 0.5) / 6) * Math.PI * 2;
      return [x + Math.cos(angle) * r * 0.94, y + Math.sin(angle) * r];
    }),
  );

function phones(): string {
  const [x, y] = [-112, 30];
  const band =
    'M-138 -30C-152 -130 -146 -226 -118 -314C-106 -328 -78 -330 -66 -316C-92 -226 -98 -130 -90 -30Z';
  return (
    part(
      band,
      LIME.base,
      fill(
        'M-138 -30C-152 -130 -146 -226 -118 -314L-102 -322C-128 -226 -132 -130 -120 -30Z',
        LIME.shade,
      ),
      rims(6),
    ) +
    ear() +
    part(hexagon(x + 12, y + 4, 92), NIGHT.shade) +
    part(
      hexagon(x, y, 90),
      LIME.base,
      fill(shift(hexagon(x, y, 90), -28, 22), LIME.shade),
      rims(7),
    ) +
    part(hexagon(x, y, 60), NIGHT.base, '', [{ from: [8, -6], colour: NIGHT.light }]) +
    part(hexagon(x, y, 30), VIOLET.base, '', [{ from: [7, -5], colour: VIOLET.light }])
  );
}

const NECK = 'M66 200C50 230 44 260 46 310L-150 340L-150 140L-60 140Z';

/** The head, on its neck. */
export function head(): string {
  const inside =
    fill(
      'M-8 -200C6 -80 -10 20 8 84C22 130 44 154 36 190C32 210 22 226 14 240L-130 240L-130 -200Z',
      SKIN.shade,
    ) +
    fill(shift(FRINGE, -10, 30), SKIN.shade) +
    fill('M150 74C140 92 126 96 118 98L150 104Z', SKIN.shade);
  const bangs = BANGS.map(([along, width, dye]) =>
    lockOf({ along: through(along), width, dye, dark: 1, shine: 0.34, rims: rims(5).slice(1) }),
  ).join('');
  return (
    part(
      NECK,
      SKIN.shade,
      fill(shift(FACE, -30, 74), SKIN.deep, { 'fill-opacity': '0.7' }),
      rims(8, '#FFD9B8', '#00B8D8'),
    ) +
    fill('M-100 -200L100 -200L60 -60L-100 200Z', HAIR.shade) +
    part(FACE, SKIN.base, inside, rims(7, '#FFE6C8', '#00B8D8')) +
    fill(inked('M134 96C128 97 122 93 123 86M117 168C110 173 104 174 98 172', 5), COLOUR.ink) +
    fill('M100 143L118 140L112 164Z', COLOUR.flash) +
    fill(
      inked('M128 138C104 148 80 142 56 116', 8, 'out') +
        inked('M58 104C50 112 50 120 56 126M118 140L112 164L100 143', 5),
      COLOUR.ink,
    ) +
    hood() +
    visor() +
    bangs +
    phones()
  );
}
