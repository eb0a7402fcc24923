/** The layer of the music that a fever adds: claps on the second and fourth beat, from the hotter one on hats between the beats. */
import { FINALE } from '@axtorm/game/engine/fever';
import type { Playback } from '@axtorm/game/engine/song-time';
import type { Player } from '../audio/player';

/** Seconds that sounds are announced ahead: more than a look apart, and so few that a lost combo is silent at once. */
const AHEAD = 0.15;
/** Eighths of half a bar. */
const EIGHTHS = 4;

/** Announces the layer of one play. */
export class FeverBeat {
  readonly #player: Pick<Player, 'context' | 'layer'>;
  /** Milliseconds of an eighth, in the song's time. */
  readonly #eighth: number;
  /** The next eighth of the song; below zero while none is announced. */
  #next = -1;
  #isOver = false;

  constructor(player: Pick<Player, 'context' | 'layer'>, beat: number) {
    this.#player = player;
    this.#eighth = beat / 2;
  }

  /** Begins with the next eighth when it is asked again: after a pause, or while nothing is heard of the song. */
  rest(): void {
    this.#next = -1;
  }

  /** Announces what is due in a fever. */
  look(fever: number, { startedAt, rate }: Playback): void {
    const { currentTime } = this.#player.context;
    if (fever === FINALE) {
      if (!this.#isOver) this.#player.layer('crash', currentTime);
      this.#isOver = true;
      return;
    }
    if (fever === 0) {
      this.rest();
      return;
    }
    const length = this.#eighth / rate;
    if (this.#next < 0) this.#next = Math.ceil((currentTime * 1000 - startedAt) / length);
    for (;;) {
      const at = (startedAt + this.#next * length) / 1000;
      if (at > currentTime + AHEAD) return;
      if (this.#next % EIGHTHS === 2) this.#player.layer('clap', at);
      else if (fever > 1 && this.#next % 2 === 1) this.#player.layer('hat', at);
      this.#next += 1;
    }
  }
}
