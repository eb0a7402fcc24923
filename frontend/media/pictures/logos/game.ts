import { bend, poly, shift } from '../system/geometry';
import { clip, fill, group, place, stroke } from '../system/svg';
import { COLOUR, SLASH } from '../system/tokens';
import type { Logo, Part } from './company';
import { HEIGHT, OVERHANG, spell } from './letters';

/** How much larger the second row is, so that both rows are equally wide. */
const TOP = spell('MASH', 10);
const LOW = spell('VP!', 10);
const GROWTH = TOP.width / LOW.width;
const GAP = 14;

/** Width and height of the stacked logo, without its effects. */
export const GAME = {
  width: TOP.width + OVERHANG * (1 + GROWTH) + 8,
  height: HEIGHT * (1 + GROWTH) + GAP,
} as const;

const scaled = (d: string, by: number) => bend(d, ([x, y]) => [x * by, y * by]);

/** Both rows as one outline; the upper row stands further right by the slash. */
function rows(): string {
  const low = LOW.letters.map((d) => shift(scaled(d, GROWTH), 0, HEIGHT + GAP)).join('');
  const step = (HEIGHT * GROWTH + GAP) * SLASH;
  return TOP.letters.map((d) => shift(d, step, 0)).join('') + low;
}

/** The line through the middle along which the logo is cut. */
function half(side: 'left' | 'right'): string {
  const [far, pad] = [900, 200];
  const middle = GAME.width / 2 - 6;
  const x = (y: number) => middle + (GAME.height / 2 - y) * SLASH;
  const edge = side === 'left' ? -far : far;
  return poly([
    [x(-pad), -pad],
    [edge, -pad],
    [edge, GAME.height + pad],
    [x(GAME.height + pad), GAME.height + pad],
  ]);
}

const even = { 'fill-rule': 'evenodd' } as const;

/** A half pushed along the cut, with its signal's colour behind it. */
function piece(side: 'left' | 'right', ink: string): string {
  const d = rows();
  const [sign, colour] = side === 'left' ? [-1, COLOUR.a] : [1, COLOUR.b];
  const depth = Array.from({ length: 7 }, (_, index) =>
    fill(shift(d, sign * (index + 1) * 2.4, (index + 1) * 2.2), colour, even),
  ).reverse();
  const body = clip(half(side), depth.join('') + fill(d, ink, even));
  const push = side === 'left' ? [-7, 9] : [7, -9];
  return place(body, push[0] ?? 0, push[1] ?? 0);
}

/** The logo's silhouette, grown: the keyline that lets it stand on any ground. */
function keyline(colour: string, width: number): string {
  const d = rows();
  const parts = (['left', 'right'] as const).map((side) => {
    const [sign, push] = side === 'left' ? [-1, [-7, 9]] : [1, [7, -9]];
    const line = stroke(d, colour, width) + stroke(shift(d, sign * 17, 15), colour, width);
    return place(clip(half(side), line), push[0] ?? 0, push[1] ?? 0);
  });
  return parts.join('');
}

/** MASH VP! cut in two by the slash, each half pushed by its signal, a flash in the cut. */
export function gameLogo(ink: string, ground: string): string {
  const middle = GAME.width / 2 - 6;
  const spark = poly([
    [middle + (GAME.height / 2 + 46) * SLASH + 3, -46],
    [middle + 10, GAME.height / 2],
    [middle - (GAME.height / 2 + 46) * SLASH - 3, GAME.height + 46],
    [middle - 10, GAME.height / 2],
  ]);
  return group(
    keyline(ground, 34) + piece('left', ink) + piece('right', ink) + fill(spark, COLOUR.flash),
  );
}

/** The name in one line, flat, for the header. */
export function gameLine(): Logo {
  const word = spell('MASH VP!', 10);
  const parts: Part[] = word.letters
    .filter((d) => d !== '')
    .map((d, index) => ({
      d,
      role: index < 4 ? 'ink' : index < 5 ? 'a' : index < 6 ? 'b' : 'ink',
    }));
  return { width: word.width + OVERHANG, height: HEIGHT, parts };
}
