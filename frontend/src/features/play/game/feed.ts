/** The song of a play: it is counted in, begins as soon as it is there, and its rest follows while it is heard. */
import { Count } from '../audio/count';
import type { LoadedCut, Player } from '../audio/player';

/** Beats that a count goes on which was begun before the lanes were there. */
const SEEN = 1;
/** Seconds before the end of a bar at which the count goes on for another, and the least before which a song can begin. */
const EARLY = 0.15;
const LEAST = 0.02;
/** Seconds that must be there of a song that goes on. */
const NEXT = 0.3;

/** Brings the song to the player. */
export class Feed {
  readonly #player: Player;
  /** Seconds of a beat, as it is heard. */
  readonly #beat: number;
  #cut: LoadedCut | undefined;
  #count: Count | undefined;
  /** Second of the cut from which it is played. */
  #from = 0;
  /** The context's time of its beginning, in seconds. It is put off by whole bars while nothing is there. */
  begins = 0;

  constructor(player: Player, beat: number, cut: LoadedCut | undefined) {
    this.#player = player;
    this.#beat = beat;
    this.#cut = cut;
  }

  /** Whether it still waits for the song. */
  get isCounting(): boolean {
    return this.#count !== undefined;
  }

  /** Counts, and plays from a second of the cut as soon as it is there. */
  start(from: number): void {
    const { count } = this.#player;
    this.#player.count = undefined;
    this.#from = from;
    this.#count = count?.beat === this.#beat ? count : new Count(this.#player, this.#beat);
    this.begins = this.#count.endIn(SEEN * this.#beat);
    this.#begin();
  }

  /** Ends the count, or the song. */
  stop(): void {
    this.#count = undefined;
    this.#player.stop();
  }

  #begin(): void {
    if (this.#count === undefined || this.#cut === undefined) return;
    this.begins = this.#count.endIn(LEAST);
    this.#count = undefined;
    this.#player.start(this.#cut, this.begins, this.#from);
  }

  /** Brings the cut, its beginning first, then the whole. */
  give(cut: LoadedCut): void {
    const isMore = this.#cut !== undefined;
    this.#cut = cut;
    if (isMore) this.#player.join(cut);
    this.#begin();
  }

  /** Looks whether it is there in time: says that the count goes on for it, or that its rest is late. */
  look(): 'waits' | 'late' | undefined {
    const { currentTime } = this.#player.context;
    if (this.#count !== undefined) {
      const before = this.begins;
      this.begins = this.#count.endIn(EARLY);
      return this.begins === before ? undefined : 'waits';
    }
    if (this.#cut?.rest === undefined) return undefined;
    const there = this.#cut.buffer.duration - this.#cut.start;
    return this.#from + currentTime - this.begins + NEXT > there ? 'late' : undefined;
  }
}
