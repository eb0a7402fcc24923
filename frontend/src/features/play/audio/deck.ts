/** Plays a mash-up until it is stopped: announces what the fader does a little ahead, and lets the songs trade parts on the bar. */
import type { Moves } from '@axtorm/game/mixer/moves';
import { type MashSound, Wired } from './mash-sound';

/** Milliseconds between two looks, and how far beats are announced ahead, in beats: a second of the slowest song. */
const POLL_MS = 50;
const AHEAD = 2;
/** Seconds until the first bar. */
const BEFORE = 0.1;

/** One mash-up that is being played. */
export class Deck {
  readonly #wired: Wired;
  readonly #timer: number;
  #moves: Moves;
  /** The next beat that is to be announced. */
  #next = 0;

  constructor(context: AudioContext, sound: MashSound, moves: Moves, volume: number) {
    this.#moves = moves;
    this.#wired = new Wired(context, sound, context.currentTime + BEFORE, volume);
    this.#look();
    this.#timer = window.setInterval(this.#look, POLL_MS);
  }

  /** Beats since the beginning. */
  get beat(): number {
    return this.#wired.beat;
  }

  readonly #look = (): void => {
    while (this.#next < this.beat + AHEAD) this.#wired.announce(this.#moves, this.#next++);
  };

  /** Plays other moves from now on: a hand has moved the fader. */
  follow(moves: Moves): void {
    this.#moves = moves;
    this.#wired.follow(moves);
    this.#next = Math.floor(this.beat) + 1;
    this.#look();
  }

  /** Ends it. */
  stop(): void {
    window.clearInterval(this.#timer);
    this.#wired.stop();
  }
}
