import { poly, slash } from '../system/geometry';
import type { Point } from '../system/geometry';
import { drawing, fill, place } from '../system/svg';
import { COLOUR, SLASH } from '../system/tokens';
import { HEIGHT, OVERHANG, spell } from './letters';

/** A flat part of a logo: `ink` takes the text's colour, the others are the signals. */
export interface Part {
  readonly d: string;
  readonly role: 'ink' | 'a' | 'b' | 'flash';
}

export interface Logo {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

/** Twice the slash: the letter X is the one place where two signals cross. */
const CROSS = HEIGHT * Math.tan((34 * Math.PI) / 180);
const BAR = 46;

function crossing(x: number): readonly Part[] {
  const right: Point[] = [
    [x, HEIGHT],
    [x + BAR, HEIGHT],
    [x + BAR + CROSS, 0],
    [x + CROSS, 0],
  ];
  const left: Point[] = [
    [x + CROSS, HEIGHT],
    [x + CROSS + BAR, HEIGHT],
    [x + BAR, 0],
    [x, 0],
  ];
  const [cx, cy] = [x + (CROSS + BAR) / 2, HEIGHT / 2];
  const [rx, ry] = [BAR / 2, (BAR / 2) * (HEIGHT / CROSS)];
  return [
    { d: poly(left), role: 'b' },
    { d: poly(right), role: 'a' },
    {
      d: poly([
        [cx - rx, cy],
        [cx, cy - ry],
        [cx + rx, cy],
        [cx, cy + ry],
      ]),
      role: 'flash',
    },
  ];
}

/** AXTORM: letters that lean by the slash, and a collision for an X. */
export function companyLogo(): Logo {
  const room = CROSS + BAR - OVERHANG * 0.2;
  const word = spell('AXTORM', 10, { X: room });
  const parts: Part[] = word.letters.filter((d) => d !== '').map((d) => ({ d, role: 'ink' }));
  const at = (word.offsets[1] ?? 0) + OVERHANG * 0.36;
  return { width: word.width + OVERHANG, height: HEIGHT, parts: [...parts, ...crossing(at)] };
}

/** The company's mark: two slashes that fall against each other, and the flash where they meet. */
export function companyMark(): Logo {
  const [bar, height] = [52, 160];
  const rise = height * SLASH;
  const left = slash(0, height, bar, height);
  const foot = 2 * rise;
  const right = poly([
    [foot, height],
    [foot + bar, height],
    [rise + bar, 0],
    [rise, 0],
  ]);
  const meet = bar / 2 / SLASH;
  const middle = rise + bar / 2;
  const flash = poly([
    [rise, 0],
    [rise + bar, 0],
    [middle, Math.min(height, meet)],
  ]);
  return {
    width: foot + bar,
    height,
    parts: [
      { d: left, role: 'a' },
      { d: right, role: 'b' },
      { d: flash, role: 'flash' },
    ],
  };
}

/** A logo's parts in their colours. */
export function paint(logo: Logo, ink: string, flash: string = COLOUR.flash): string {
  const colours = { ink, a: COLOUR.a, b: COLOUR.b, flash };
  return logo.parts
    .map((part) => fill(part.d, colours[part.role], { 'fill-rule': 'evenodd' }))
    .join('');
}

/** A logo with clear room about it, as large as given. */
export function framed(logo: Logo, ink: string, flash: string, pad = 32): string {
  return drawing(
    logo.width + 2 * pad,
    logo.height + 2 * pad,
    place(paint(logo, ink, flash), pad, pad),
  );
}
