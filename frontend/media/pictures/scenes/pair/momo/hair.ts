/** MOMO-909's hair: two buns, a fringe, short locks before the ears, and headphones of mint. */
import { ellipse, shift } from '../../../system/geometry';
import { fill } from '../../../system/svg';
import { inked } from '../../../ink/brush';
import { lockOf, through } from '../../../ink/lock';
import type { Cut, Dye } from '../../../ink/lock';
import { band, farCup, nearCup } from '../../phones';
import type { PhoneColours } from '../../phones';
import { LAMP, MINT, PEACH, part, rims } from './light';

const HAIR: Dye = PEACH;
const PALE: Dye = { base: '#FFC4A2', light: '#FFF0E2', shade: '#F08C68', deep: '#943E3E' };
const FAR: Dye = { base: '#D9705A', light: '#F09A78', shade: '#A8484E', deep: '#6E2A3A' };

const NAPE: readonly Cut[] = [
  ['-130 -60 -196 40 -186 130 -150 216', 84, FAR],
  ['-100 0 -150 90 -130 160 -100 226', 70, FAR],
  ['140 -40 214 50 206 150 160 226', 88, FAR],
  ['110 20 170 90 160 170 110 236', 74, FAR],
];
const FRONT: readonly Cut[] = [
  ['-40 -256 -160 -210 -206 -100 -186 44', 74, HAIR],
  ['-30 -258 -140 -210 -184 -120 -158 2', 76, PALE],
  ['-20 -260 -106 -210 -152 -130 -124 -26', 78, HAIR],
  ['40 -256 150 -210 196 -100 182 40', 72, HAIR],
  ['34 -258 134 -210 174 -120 154 -4', 74, PALE],
  ['24 -260 96 -210 136 -130 116 -30', 76, HAIR],
  ['-12 -262 -66 -210 -104 -130 -78 -34', 80, PALE],
  ['14 -262 50 -210 86 -130 70 -38', 78, PALE],
  ['-4 -264 -26 -200 -50 -130 -28 -36', 80, HAIR],
  ['4 -264 12 -200 28 -130 22 -38', 76, HAIR],
];
const LONG: readonly Cut[] = [
  ['-150 -110 -190 0 -176 100 -140 190', 56, HAIR],
  ['154 -120 190 0 180 100 140 194', 58, HAIR],
];

const put = (list: readonly Cut[], dark: (x: number) => 1 | -1, shine?: number): string =>
  list
    .map(([along, width, dye]) =>
      lockOf({
        along: through(along),
        width,
        dye,
        dark: dark(through(along)[1]?.[0] ?? 0),
        rims: dye === FAR ? [] : rims(5, '#FFFFFF', '#FFD9C4').slice(1),
        ...(shine === undefined || dye !== HAIR ? {} : { shine }),
      }),
    )
    .join('');

/** A bun: a ball of hair with the strand that winds about it. */
function bun(x: number, y: number, r: number): string {
  const d = ellipse(x, y, r, r * 0.95);
  const curl = `M${(x + r * 0.1).toString()} ${(y + r * 0.1).toString()}C${(x + r * 0.4).toString()} ${(y - r * 0.2).toString()} ${(x - r * 0.1).toString()} ${(y - r * 0.6).toString()} ${(x - r * 0.5).toString()} ${(y - r * 0.2).toString()}C${(x - r * 0.8).toString()} ${(y + r * 0.4).toString()} ${(x - r * 0.1).toString()} ${(y + r * 0.9).toString()} ${(x + r * 0.5).toString()} ${(y + r * 0.5).toString()}C${(x + r * 0.9).toString()} ${(y + r * 0.1).toString()} ${(x + r * 0.8).toString()} ${(y - r * 0.5).toString()} ${(x + r * 0.4).toString()} ${(y - r * 0.8).toString()}`;
  return part(
    d,
    PEACH.base,
    fill(d + shift(d, -r * 0.34, -r * 0.24), PEACH.shade, { 'fill-rule': 'evenodd' }) +
      fill(ellipse(x - r * 0.36, y - r * 0.44, r * 0.3, r * 0.16), PEACH.light) +
      fill(inked(curl, 7, 'out'), PEACH.deep),
    rims(7, '#FFFFFF', '#FF6FB5'),
  );
}

const PHONES: PhoneColours = {
  ...MINT,
  cushion: '#12303A',
  inside: [MINT.deep, MINT.shade],
  core: [PEACH.base, PEACH.shade],
};

const DOME =
  'M-4 -264C-124 -268 -208 -190 -208 -70C-208 -20 -184 20 -154 40L-110 -60L-20 -120L70 -80L150 40C186 10 204 -30 202 -80C194 -200 104 -264 -4 -264Z';

/** Behind the neck. */
export const behind = (): string => put(NAPE, (x) => (x < 0 ? 1 : -1)) + bun(-150, -250, 100);

/** Over the face; cup and band lie between. */
export function over(): string {
  return (
    bun(176, -240, 118) +
    part(
      DOME,
      PEACH.base,
      fill(
        'M-210 -130L210 -130L210 60L-210 60ZM100 -300C180 -200 190 -60 130 60L260 60L260 -300Z',
        PEACH.shade,
      ),
      rims(7),
    ) +
    put(FRONT, (x) => (x < 0 ? -1 : 1), 0.36) +
    band(LAMP, PHONES) +
    farCup(LAMP, PHONES) +
    put(LONG, (x) => (x < 0 ? -1 : 1)) +
    nearCup(LAMP, PHONES)
  );
}
