/** What an attack counts, and whether it goes on. */
export class Counter {
  /** How often, by name. */
  readonly counted: Record<string, number> = {};
  #isOver = false;

  /** Counts what has happened. */
  count(what: string): void {
    this.counted[what] = (this.counted[what] ?? 0) + 1;
  }

  /** Whether the attack shall end. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Ends the attack. */
  end(): void {
    this.#isOver = true;
  }
}
