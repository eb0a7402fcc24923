/** Work that can wait until what was typed is on the screen. */

/** How long work waits at most, in milliseconds: a page that is not shown paints no frame. */
const WAIT_MS = 100;

/** Does the newest of some work once, after the next painted frame. */
export class AfterFrame {
  #run: (() => void) | null = null;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Does this after the next painted frame; it takes the place of what waits. */
  soon(run: () => void): void {
    const isWaiting = this.#run !== null;
    this.#run = run;
    if (isWaiting) return;
    this.#timer = setTimeout(this.#do, WAIT_MS);
    // A frame's callbacks run before it is painted, and a timer that they set runs afterwards.
    this.#frame = requestAnimationFrame(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#do);
    });
  }

  /** Takes back what waits. */
  cancel(): void {
    this.#run = null;
    clearTimeout(this.#timer);
    cancelAnimationFrame(this.#frame);
  }

  readonly #do = (): void => {
    const run = this.#run;
    this.cancel();
    run?.();
  };
}
