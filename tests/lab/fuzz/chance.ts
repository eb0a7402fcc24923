/** Chance from a seed: the same seed makes the same choices. */

/** One source of choices. */
export class Chance {
  #state: number;

  /** Every request has a source of its own, so that one can be made again by itself. */
  constructor(seed: number, index = 0) {
    this.#state =
      (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 1, 0xc2b2ae35)) >>> 0;
    // The first numbers of neighbouring states are alike.
    for (let round = 0; round < 4; round += 1) this.below(2);
  }

  /** A whole number from 0 up to, and without, a limit (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  }

  /** True in so many percent of all cases. */
  percent(share: number): boolean {
    return this.below(100) < share;
  }

  /** One of several. */
  one<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  }

  /** So many of something, up to a number. */
  several<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }

  /** A short text of pieces that are read wrongly most often. */
  text(): string {
    return this.several(4, () => this.one(PIECES)).join('');
  }

  /** A text with a few changes. */
  changed(text: string): string {
    let result = text;
    for (let count = this.below(3); count > 0; count -= 1) {
      const place = this.below(result.length + 1);
      const kind = this.below(3);
      const [head, tail] = [result.slice(0, place), result.slice(place)];
      if (kind === 0) result = head + this.one(PIECES) + tail;
      else if (kind === 1) result = head + tail.slice(1 + this.below(4));
      else result = head + tail.slice(0, 1 + this.below(4)) + tail;
    }
    return result;
  }
}

const PIECES: readonly string[] = [
  'a',
  '0',
  '-1',
  '4294968',
  '18446744073709551616',
  '1e400',
  '.',
  '..',
  '/',
  '\\',
  '%',
  '%00',
  '%2e',
  '%0d%0aX-Evil:%201',
  '%FF',
  '%u002f',
  '?',
  '#',
  '&',
  '=',
  ';',
  ',',
  '"',
  "'",
  '<script>',
  '</script>',
  '{',
  '}',
  '[',
  ']',
  '$',
  '*',
  '~',
  '@',
  ':',
  ' ',
  '\t',
  '\u00e9',
  '\u2028',
  '\u202e',
  '\u0000',
  '音',
  '🎵',
  '__proto__',
  'constructor',
  'null',
];
