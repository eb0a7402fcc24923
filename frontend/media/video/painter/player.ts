/** Who plays the run of a video: presses each note at its very time, but for slips that are written down. */
import { type NoteList, type Run, advance, press, release } from '@axtorm/game/engine/run';

/** A note that is not played at its time. */
export interface Slip {
  /** Its place among the notes that the video shows, from 0 on. */
  readonly note: number;
  /** Milliseconds that it is pressed late, or early below 0; one without is not pressed at all. */
  readonly late?: number;
}

/** A press or a release. */
interface Act {
  readonly time: number;
  readonly lane: number;
  readonly isUp: boolean;
}

/** All that is done, in the order of time; of one moment, lanes are let go first. */
function actsOf({ times, lane, ends }: NoteList, slips: readonly Slip[]): readonly Act[] {
  const acts = [...times].flatMap((time, note): Act[] => {
    const slip = slips.find((one) => one.note === note);
    if (slip !== undefined && slip.late === undefined) return [];
    const own = lane[note] ?? 0;
    const end = ends?.[note] ?? time;
    const down = { time: time + (slip?.late ?? 0), lane: own, isUp: false };
    return end > time ? [down, { time: end, lane: own, isUp: true }] : [down];
  });
  return acts.sort((a, b) => a.time - b.time || Number(b.isUp) - Number(a.isUp));
}

/** A note was judged at a time, in the lane that was pressed or let go; without a lane it is missed. */
type OnJudged = (time: number, lane: number | undefined) => void;

/** Plays a run, and tells what was judged. */
export class Player {
  readonly #run: Run;
  readonly #acts: readonly Act[];
  readonly #onJudged: OnJudged;
  #done = 0;
  #total = 0;

  constructor(run: Run, slips: readonly Slip[], onJudged: OnJudged) {
    this.#run = run;
    this.#acts = actsOf(run.notes, slips);
    this.#onJudged = onJudged;
  }

  /** Plays up to a time in milliseconds. */
  playUntil(now: number): void {
    for (; (this.#acts[this.#done]?.time ?? Infinity) <= now; this.#done++) {
      const { time, lane, isUp } = this.#acts[this.#done] ?? { time: 0, lane: 0, isUp: false };
      this.#advance(time);
      if ((isUp ? release : press)(this.#run, lane, time) !== -1) this.#tell(time, lane);
    }
    this.#advance(now);
  }

  #advance(time: number): void {
    advance(this.#run, time);
    if (this.#run.total > this.#total) this.#tell(time, undefined);
  }

  #tell(time: number, lane: number | undefined): void {
    this.#total = this.#run.total;
    this.#onJudged(time, lane);
  }
}
