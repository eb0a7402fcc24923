/** Another play of the same notes that runs along with the visitor's. */
import {
  type NoteList,
  type Run,
  advance,
  createRun,
  press,
  release,
} from '@axtorm/game/engine/run';
import { scoreOf } from '@axtorm/game/engine/score';
import { honourOf } from '@axtorm/game/engine/statistics';
import type { View } from '@axtorm/game/painter/view';
import type { GhostPresses } from '@axtorm/game/replay/replay';

/** Presses and lets go what was pressed and let go then. */
export class Ghost {
  readonly #run: Run;
  readonly #presses: GhostPresses;
  #at = 0;
  /** How much was judged in the frame before. */
  #total = 0;

  constructor(notes: NoteList, presses: GhostPresses) {
    this.#run = createRun(notes);
    this.#presses = presses;
  }

  /** Goes to a time of the song, and shows its last judgement and how far it is behind. */
  follow(now: number, view: View): void {
    const { times, lanes, ups } = this.#presses;
    for (; (times[this.#at] ?? Infinity) <= now; this.#at++) {
      const act = ups?.[this.#at] === 1 ? release : press;
      act(this.#run, lanes[this.#at] ?? 0, times[this.#at] ?? 0);
    }
    advance(this.#run, now);
    view.lead = view.score - scoreOf(this.#run);
    view.ghostCombo = this.#run.combo;
    if (this.#run.total === this.#total) return;
    this.#total = this.#run.total;
    view.ghostJudgement = this.#run.latestJudged;
    view.ghostJudgedAt = view.page;
    view.isGhostFull = honourOf(this.#run) !== undefined;
  }
}
