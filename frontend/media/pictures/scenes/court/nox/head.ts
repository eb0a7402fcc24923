/** NOX from before: the hood with its ears, the visor on which the sound runs, and what he thinks of it. The origin is between his eyes. */
import { mirror, poly, rect, shift } from '../../../system/geometry';
import type { Point } from '../../../system/geometry';
import { clip, fill } from '../../../system/svg';
import { halftone } from '../../../system/texture';
import { COLOUR } from '../../../system/tokens';
import { inked } from '../../../ink/brush';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { HIT, LIME, NIGHT, SKIN, VIOLET, part, rims } from './light';

const FACE =
  'M-122 -140C-128 -60 -126 0 -118 40C-110 112 -74 172 -32 208C-14 222 14 222 32 208C74 172 110 112 118 40C126 0 128 -60 122 -140Z';

/** Outer edge of the hood, and its opening, which runs the other way round so that it stays open. */
const HOOD =
  'M0 -300C154 -304 240 -200 244 -60C248 70 228 170 190 250C166 304 130 344 90 370L-90 370C-130 344 -166 304 -190 250C-228 170 -248 70 -244 -60C-240 -200 -154 -304 0 -300Z' +
  'M0 -222C-104 -222 -164 -146 -168 -40C-168 70 -144 158 -88 218C-60 246 -30 260 0 260C30 260 60 246 88 218C144 158 168 70 168 -40C164 -146 104 -222 0 -222Z';
const INSIDE =
  'M0 -226C-106 -226 -168 -148 -172 -40C-172 78 -148 174 -96 244C-64 280 -30 300 0 300C30 300 64 280 96 244C148 174 172 78 172 -40C168 -148 106 -226 0 -226Z';

const EAR = 'M-196 -196C-226 -300 -222 -404 -184 -470C-122 -424 -78 -352 -62 -262Z';
const EAR_INSIDE = 'M-176 -224C-196 -300 -196 -372 -172 -420C-132 -380 -104 -326 -92 -262Z';

const HAIR: Dye = { base: '#2E2254', light: '#8C7AE0', shade: '#1A1234', deep: '#0C0818' };
const DYED: Dye = { base: '#A3E635', light: '#E2FFA0', shade: '#5F9A1E', deep: '#2C4E0C' };

const BANGS: readonly Cut[] = [
  ['-30 -226 -118 -190 -150 -90 -146 14', 62, HAIR],
  ['50 -226 126 -190 154 -90 148 16', 62, HAIR],
  ['-20 -228 -96 -190 -124 -100 -118 -18', 66, HAIR],
  ['42 -228 106 -190 130 -100 122 -18', 64, HAIR],
  ['34 -230 82 -180 104 -100 92 -8', 62, DYED],
  ['-8 -230 -64 -190 -92 -100 -80 -8', 66, HAIR],
  ['26 -230 50 -180 62 -90 46 -6', 60, HAIR],
  ['2 -232 -30 -186 -50 -100 -38 2', 62, HAIR],
  ['14 -232 14 -180 10 -90 2 -6', 58, HAIR],
];

const ears = (): string =>
  [EAR, mirror(EAR)]
    .map((d, at) => {
      const inner = at === 0 ? EAR_INSIDE : mirror(EAR_INSIDE);
      return part(
        d,
        VIOLET.base,
        fill(inner, VIOLET.deep) + (at === 0 ? '' : fill(shift(d, 56, 10), VIOLET.shade)),
        rims(8, HIT),
      );
    })
    .join('');

const BARS = [30, 52, 40, 64, 46, 70, 56, 78, 50, 66, 44, 60, 36, 50, 28];
const GLASS =
  'M-152 -34C-60 -44 60 -44 152 -34C158 -10 158 14 150 34L118 56L42 50L0 74L-42 50L-118 56L-150 34C-158 14 -158 -10 -152 -34Z';

/** The visor: bars of lime on dark glass. */
function visor(): string {
  const bars = BARS.map((high, at) => rect(-136 + at * 18.4, 44 - high, 12, high)).join('');
  const rim = [
    { from: [0, 9], colour: LIME.base },
    { from: [0, -9], colour: LIME.base },
    { from: [-8, 0], colour: LIME.base },
    { from: [8, 0], colour: LIME.light },
  ] as const;
  return part(
    GLASS,
    NIGHT.shade,
    fill(bars, LIME.base) +
      fill(
        poly([
          [50, 90],
          [96, 90],
          [142, -60],
          [96, -60],
        ]) +
          poly([
            [-104, 90],
            [-86, 90],
            [-40, -60],
            [-58, -60],
          ]),
        COLOUR.flash,
        { 'fill-opacity': '0.3' },
      ),
    rim,
    { thin: 4, thick: 8 },
  );
}

function features(): string {
  const mouth = 'M-58 138C-26 152 30 150 66 118C58 152 30 174 -2 174C-30 172 -50 160 -58 138Z';
  return (
    fill('M-14 62C-22 84 -22 96 -12 102L14 102C24 96 24 84 16 62Z', SKIN.shade, {
      'fill-opacity': '0.65',
    }) +
    fill(inked('M-22 96C-16 106 -8 104 -2 108C6 104 14 106 20 94', 5), COLOUR.ink) +
    clip(
      mouth,
      fill(mouth, '#4A0A28') + fill('M-70 130L80 110L70 132C30 152 -20 156 -60 148Z', COLOUR.flash),
    ) +
    fill(
      inked('M-74 128C-58 142 -26 152 8 148C38 144 60 130 76 106', 9) +
        inked('M-58 138C-50 160 -30 174 -2 174C30 174 58 152 66 118', 5) +
        inked('M70 100C80 102 86 108 88 116M-20 194C-8 198 6 198 16 194', 5),
      COLOUR.ink,
    ) +
    fill('M26 144L48 134L40 164Z', COLOUR.flash) +
    fill(inked('M26 144L40 164L48 134', 4), COLOUR.ink)
  );
}

function faceOf(): string {
  return (
    part(
      FACE,
      SKIN.base,
      fill('M60 -140C84 -40 92 60 66 120C46 162 20 190 0 224L140 224L140 -140Z', SKIN.shade) +
        clip(
          FACE,
          fill(
            halftone({ x: 8, y: 40, width: 84, height: 180 }, 11, (u) => u * 1.15 - 0.3),
            SKIN.shade,
          ),
        ) +
        fill(shift(GLASS, 8, 22), SKIN.shade),
      rims(7, '#FFE6C8', '#FF6FB5'),
    ) + features()
  );
}

const hexagon = (x: number, y: number, r: number, wide: number): string =>
  poly(
    Array.from({ length: 6 }, (_, at): Point => {
      const angle = ((at + 0.5) / 6) * Math.PI * 2;
      return [x + Math.cos(angle) * r * wide, y + Math.sin(angle) * r];
    }),
  );

/** Band and cups, which stand out from the hood at both sides. */
function phones(): string {
  const band =
    'M-240 0C-254 -184 -144 -342 0 -342C144 -342 254 -184 240 0L202 0C210 -152 112 -300 0 -300C-112 -300 -210 -152 -202 0Z';
  const cup = (side: 1 | -1) =>
    part(hexagon(side * 226, 40, 92, 0.42), NIGHT.shade) +
    part(
      hexagon(side * 250, 40, 90, 0.48),
      LIME.base,
      fill(shift(hexagon(side * 250, 40, 90, 0.48), 24, 20), LIME.shade),
      rims(7),
    ) +
    part(hexagon(side * 260, 40, 56, 0.42), NIGHT.base, '', [
      { from: [8, -6], colour: NIGHT.light },
    ]) +
    part(hexagon(side * 264, 40, 28, 0.42), VIOLET.base, '', [
      { from: [6, -5], colour: VIOLET.light },
    ]);
  return (
    part(
      band,
      LIME.base,
      fill('M240 0C254 -184 144 -342 0 -342L0 -314C118 -314 224 -166 216 0Z', LIME.shade) +
        fill(
          'M-228 -10C-238 -170 -140 -326 -10 -330L-10 -322C-130 -316 -224 -170 -218 -10Z',
          LIME.light,
        ),
      rims(6),
    ) +
    cup(-1) +
    cup(1)
  );
}

/** The hood is behind and before the head: what is inside it, and the cloth about the face. */
export function head(): string {
  const bangs = BANGS.map(([along, width, dye]) =>
    lockOf({
      along: through(along),
      width,
      dye,
      dark: (through(along)[1]?.[0] ?? 0) < 20 ? -1 : 1,
      shine: 0.36,
      rims: rims(5, HIT).slice(1),
    }),
  ).join('');
  return (
    ears() +
    fill(INSIDE, VIOLET.deep) +
    fill(INSIDE, '#1A1038', { 'fill-opacity': '0.55' }) +
    part(
      'M-60 180C-54 230 -60 260 -80 300L80 300C60 260 54 230 60 180Z',
      SKIN.shade,
      fill(shift(FACE, 10, 74), SKIN.deep, { 'fill-opacity': '0.8' }),
    ) +
    faceOf() +
    visor() +
    bangs +
    part(
      HOOD,
      VIOLET.base,
      fill(
        'M120 -300C220 -200 226 -40 200 120C186 210 150 290 90 380L280 380L280 -300Z',
        VIOLET.shade,
      ) +
        fill(
          'M0 -246C-116 -246 -184 -158 -190 -40C-190 80 -164 172 -104 234C-68 268 -34 286 0 286C34 286 68 268 104 234C164 172 190 80 190 -40C184 -158 116 -246 0 -246ZM0 -222C104 -222 164 -146 168 -40C168 70 144 158 88 218C60 246 30 260 0 260C-30 260 -60 246 -88 218C-144 158 -168 70 -168 -40C-164 -146 -104 -222 0 -222Z',
          LIME.base,
        ) +
        fill(
          inked('M-206 160C-190 230 -160 290 -120 330M206 160C190 230 160 290 120 330', 8),
          VIOLET.deep,
        ),
      rims(9, HIT),
    ) +
    phones()
  );
}
