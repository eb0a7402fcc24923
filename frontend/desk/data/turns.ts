/** Calls that wait at the service until there is something new, one after the other. */

/** How long after a response that came at once, or none, the next call is made, in milliseconds. */
const PAUSE_MS = 5_000;

/** How long a response without news takes at least that was waited for, in milliseconds. */
export const WAITED_MS = 1_000;

/** How long a call may take, in milliseconds: longer than the service waits. */
const WAIT_MAX_MS = 30_000;

/** How long to wait after a response without news: the service has waited since the call began, or has no room for one more that waits. */
export const pauseSince = (begun: number): number =>
  performance.now() - begun < WAITED_MS ? PAUSE_MS : 0;

/** Waits so many milliseconds, `null` for those without an end, but not beyond the end of a turn. */
const pause = (time: number | null, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = time === null ? undefined : setTimeout(resolve, time);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });

/** Makes one call. @returns how long to wait before the next one, in milliseconds; after a failure that is `PAUSE_MS` */
export type Turn = (signal: AbortSignal) => Promise<number>;

/** Makes calls from its start to its stop. A page that is out of sight waits for nothing: a browser has few connections. */
export class Turns {
  readonly #ask: Turn;
  /** Changes with each start and stop: what ran before ends. */
  #life = 0;
  /** Ends what is waited for. */
  #turn = new AbortController();

  constructor(ask: Turn) {
    this.#ask = ask;
  }

  /** Begins to make calls. */
  start(): void {
    this.#life += 1;
    document.addEventListener('visibilitychange', this.again);
    window.addEventListener('online', this.again);
    void this.#run(this.#life);
  }

  /** Ends them. */
  stop(): void {
    this.#life += 1;
    document.removeEventListener('visibilitychange', this.again);
    window.removeEventListener('online', this.again);
    this.again();
  }

  /** Ends what is waited for, so that the next call is made at once. */
  readonly again = (): void => {
    this.#turn.abort();
  };

  async #run(life: number): Promise<void> {
    while (life === this.#life) {
      this.#turn = new AbortController();
      const { signal } = this.#turn;
      // One turn after the other: each says what the one before it learned.
      const time = document.visibilityState === 'hidden' ? null : await this.#limited(signal);
      if (time !== 0) await pause(time, signal);
    }
  }

  async #limited(signal: AbortSignal): Promise<number> {
    const timer = setTimeout(this.again, WAIT_MAX_MS);
    try {
      return await this.#ask(signal);
    } catch {
      return signal.aborted ? 0 : PAUSE_MS;
    } finally {
      clearTimeout(timer);
    }
  }
}
