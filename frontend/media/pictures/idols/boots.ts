import { fill, place, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { Outfit } from './outfit';
import { tone } from './tone';

type Boots = Outfit['boots'];
type Rim = readonly [string, string];

const plain = (colour: string) => ({ light: colour, base: colour, shade: COLOUR.mist });
const thin = (d: string) => stroke(d, COLOUR.ink, 5);

/** A high-top on a thick sole: tongue, laces, toe cap, a slash on its side. */
function sneaker({ tone: paint, sole, trim }: Boots, rim: Rim): string {
  const upper =
    'M-46 -62C-24 -52 26 -52 50 -64L56 -14C76 -2 104 10 128 28C148 44 154 62 152 86H-58C-64 50 -54 4 -46 -62Z';
  const toe = 'M96 6C126 20 156 44 152 88H88C100 58 104 34 96 6Z';
  const flash = 'M-20 86L-2 20L26 20L8 86Z';
  const base = 'M-68 78C0 88 90 88 160 78C168 96 164 112 154 122H-58C-70 110 -74 96 -68 78Z';
  return (
    cel(upper, { tone: paint, rim, fall: 14, detail: fill(toe, trim) + fill(flash, trim) }) +
    thin('M96 6C104 34 100 58 88 84M-52 -26C-20 -16 20 -16 54 -24') +
    stroke('M44 -18L66 2M36 4L62 22M30 28L56 42', COLOUR.flash, 8) +
    cel(base, { tone: plain(sole), fall: 8 }) +
    thin('M-58 102H-10M20 104H70M96 102H148')
  );
}

/** A slim boot with a heel and a pointed toe. */
function heel({ tone: paint, sole, trim }: Boots, rim: Rim): string {
  const upper =
    'M-34 -64C-16 -56 18 -56 36 -64L42 -8C62 20 112 52 162 92C170 100 166 110 152 110H74C46 108 24 96 2 84L-48 76C-58 40 -42 0 -34 -64Z';
  const toe = 'M104 48C130 66 168 92 164 112H100C112 92 112 72 104 48Z';
  const under =
    'M-50 70L4 82C26 94 48 106 76 106H158C166 112 162 122 150 122H64C40 120 18 110 -6 100L-14 122H-44L-54 88Z';
  return (
    cel(under, { tone: tone(sole, 0.3), fall: 6 }) +
    cel(upper, { tone: paint, rim, fall: 12, detail: fill(toe, trim) }) +
    thin('M104 48C112 72 112 92 100 108M-44 -2C-16 10 20 8 44 -6') +
    cel('M-48 14C-16 28 22 26 48 10L56 26C24 44 -18 46 -50 34Z', {
      tone: tone(trim),
      fall: 6,
      line: 5,
    })
  );
}

/** A round shoe with a strap on a high sole. */
function round({ tone: paint, sole, trim }: Boots, rim: Rim): string {
  const upper =
    'M-46 -22C-30 -6 -6 12 22 16C52 2 104 6 130 32C148 50 150 70 146 88H-58C-66 56 -62 12 -46 -22Z';
  const base =
    'M-66 78C0 86 90 86 154 78C160 96 158 112 150 122H68L54 108H22L14 122H-56C-68 110 -72 96 -66 78Z';
  return (
    cel(upper, { tone: paint, rim, fall: 14 }) +
    cel('M-42 -34C-10 -22 18 -24 44 -38L58 -16C24 4 -14 6 -48 -8Z', {
      tone: tone(trim),
      fall: 6,
      line: 6,
    }) +
    cel('M36 -34L56 -40L62 -14L44 -8Z', { tone: tone(COLOUR.gold), fall: 4, line: 5 }) +
    stroke('M96 22C112 28 122 38 128 52', COLOUR.flash, 8) +
    cel(base, { tone: plain(sole), fall: 8 })
  );
}

const KINDS = { sneaker, heel, round } as const;

/** The boot at an ankle, turned; toes to the viewer's right (1) or left (-1). */
export function bootAt(
  boots: Boots,
  rim: Rim,
  at: readonly [number, number],
  angle: number,
  toes: 1 | -1,
): string {
  const body = KINDS[boots.kind](boots, rim);
  const flipped = toes === 1 ? body : `<g transform="scale(-1 1)">${body}</g>`;
  return place(flipped, at[0], at[1], 1, angle);
}
