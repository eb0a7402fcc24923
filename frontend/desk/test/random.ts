/** Numbers that come again for a seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
    this.#next();
  }

  /** A whole number from 0, below that one. */
  below(number: number): number {
    return Math.floor(this.#next() * number);
  }

  /** One of these. */
  of<T>(all: readonly [T, ...T[]]): T {
    return all[this.below(all.length)] ?? all[0];
  }

  /** Whether it happens, in so many of a hundred times. */
  happens(percent: number): boolean {
    return this.below(100) < percent;
  }

  #next(): number {
    this.#state = (this.#state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return this.#state / 2_147_483_648;
  }
}
