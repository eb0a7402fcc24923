/** Plays what is shown: the beginning of the tutorial, or a play that is watched. */
import { type Run, nextNote } from '@axtorm/game/engine/run';
import { heldUntil } from '@axtorm/game/engine/shown';
import type { SessionOptions } from './session-options';

/** Presses a lane, or lets it go, at a time of the page and of the song. */
type Act = (lane: number, page: number, at: number) => void;

/** Presses notes at their times. */
export class ShownPlay {
  readonly #options: SessionOptions;
  readonly #run: Run;
  readonly #press: Act;
  readonly #release: Act;

  constructor(options: SessionOptions, run: Run, press: Act, release: Act) {
    this.#options = options;
    this.#run = run;
    this.#press = press;
    this.#release = release;
  }

  /** Until when notes press themselves, in milliseconds of the song. */
  get #until(): number {
    const { watchFrom, shownUntil } = this.#options;
    return watchFrom === undefined ? (shownUntil ?? -Infinity) : Infinity;
  }

  /** Whether notes press themselves. */
  isOn(now: number): boolean {
    return now <= this.#until;
  }

  /** Presses and lets go what is due. */
  follow(now: number, page: number): void {
    const until = this.#until;
    if (now > until) return;
    const { notes } = this.#options;
    for (let lane = 0; lane < notes.lanes; lane++) {
      const end = heldUntil(this.#run, lane);
      if (end <= now && end <= until) this.#release(lane, page, end);
      const time = notes.times[nextNote(this.#run, lane)] ?? Infinity;
      if (time <= now && time <= until) this.#press(lane, page, time);
    }
  }
}
