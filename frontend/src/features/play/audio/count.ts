/** The count before a song. It may begin before the song is there, and then goes on by whole bars. */

/** Beats of a bar. */
const BEATS = 4;
/** Seconds until the first click. */
const BEFORE = 0.1;

/** What clicks. */
interface Clicking {
  readonly context: Pick<BaseAudioContext, 'currentTime'>;
  click(when: number, isLast: boolean): void;
}

/** A count that goes on as long as it is asked to. */
export class Count {
  /** Seconds of a beat. */
  readonly beat: number;
  readonly #player: Clicking;
  #end: number;

  constructor(player: Clicking, beat: number) {
    this.beat = beat;
    this.#player = player;
    this.#end = player.context.currentTime + BEFORE;
    this.#bar();
  }

  /** Counts a bar; a page that was too busy for the first of its beats leaves them out. */
  #bar(): void {
    for (let i = 0; i < BEATS; i++) {
      const at = this.#end + i * this.beat;
      if (at >= this.#player.context.currentTime) this.#player.click(at, i === BEATS - 1);
    }
    this.#end += BEATS * this.beat;
  }

  /** The context's time at which the song may begin: the end of a bar, at least so many seconds from now. */
  endIn(least: number): number {
    while (this.#end < this.#player.context.currentTime + least) this.#bar();
    return this.#end;
  }
}
