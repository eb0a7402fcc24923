/** Small things that songs are written with. */

/** A bar of rest in a rhythm and in a line. */
export const REST = '................';
const LINE_REST = '_:16';

/** Bars of rest, then what follows: for parts that come in late. */
export function after(bars: number, ...phrases: readonly string[]): readonly string[] {
  return [...Array<string>(bars).fill(REST), ...phrases];
}

/** One hit at the start, then rest: crashes and impacts of a section of so many bars. */
export function once(bars: number, hit = 'X'): readonly string[] {
  return [`${hit}${REST.slice(1)}`, ...Array<string>(bars - 1).fill(REST)];
}

/** One line after bars of rest. */
export function lineAfter(bars: number, ...phrases: readonly string[]): readonly string[] {
  return [...Array<string>(bars).fill(LINE_REST), ...phrases];
}

const SOFTER: Readonly<Record<string, string>> = { X: 'x', x: 'o', o: '-' };

/** The same, played softly: a rhythm a degree softer, a line without its accents. */
export function softly(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) =>
    phrase.includes(':')
      ? phrase.replaceAll(/(:[\d.]+)[',]?/g, '$1,')
      : phrase.replaceAll(/[Xxo]/g, (hit) => SOFTER[hit] ?? hit),
  );
}
