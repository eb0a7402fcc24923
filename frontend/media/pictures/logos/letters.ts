import { bend, n, shift } from '../system/geometry';
import { SLASH } from '../system/tokens';

/** Height of every letter, in units of the logos; letters stand on y = 128. */
export const HEIGHT = 128;

/** A letter drawn upright on the 8 px grid: its outline (even-odd) and its width. */
interface Letter {
  readonly d: string;
  readonly width: number;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  A: { width: 120, d: 'M0 128V28L28 0H120V128H82V92H38V128ZM38 34V60H82V34Z' },
  T: { width: 112, d: 'M0 0H112V36H75V128H37V36H0Z' },
  O: { width: 124, d: 'M0 24L24 0H124V104L100 128H0ZM38 36V92H86V36Z' },
  R: { width: 120, d: 'M0 0H96L120 24V60L104 78L120 96V128H82V92H38V128H0ZM38 34V60H82V34Z' },
  M: { width: 156, d: 'M0 0H44L78 52L112 0H156V128H118V62L90 104H66L38 62V128H0Z' },
  S: { width: 112, d: 'M24 0H112V34H38V47H88L112 71V104L88 128H0V94H74V81H24L0 57V24Z' },
  H: { width: 120, d: 'M0 0H38V46H82V0H120V128H82V82H38V128H0Z' },
  V: { width: 130, d: 'M0 0H41L65 78L89 0H130L88 128H42Z' },
  P: { width: 116, d: 'M0 0H92L116 24V66L92 90H38V128H0ZM38 34V58H78V34Z' },
  '!': { width: 40, d: 'M0 0H40V80H0ZM0 92H40V128H0Z' },
};

/** Leans upright letters by the slash, about their foot. */
const lean = (d: string): string => bend(d, ([x, y]) => [x + (HEIGHT - y) * SLASH, y]);

/** A word set from the drawn letters. `offsets` says where each letter stands. */
export interface Word {
  readonly letters: readonly string[];
  readonly offsets: readonly number[];
  readonly width: number;
}

/** Sets a word; a space stands for itself, `X` is left to the caller, who draws the collision there. */
export function spell(text: string, gap = 10, room: Readonly<Record<string, number>> = {}): Word {
  let pen = 0;
  const letters: string[] = [];
  const offsets: number[] = [];
  for (const one of text) {
    const letter = LETTERS[one];
    offsets.push(pen);
    letters.push(letter === undefined ? '' : lean(shift(letter.d, pen, 0)));
    pen += (letter?.width ?? room[one] ?? 48) + gap;
  }
  return { letters, offsets, width: pen - gap };
}

/** The room that leaning letters need to the right of their width. */
export const OVERHANG = HEIGHT * SLASH;

/** A view box as SVG text. */
export const viewBox = (x: number, y: number, width: number, height: number): string =>
  [x, y, width, height].map(n).join(' ');
