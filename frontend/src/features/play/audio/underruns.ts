/** Gaps in the sound that the device has made, where the browser tells of them: Chromium, once a second. */

/** What browsers call them now, and what the first called them. */
interface Stats {
  readonly underrunDuration?: number;
  readonly fallbackFramesDuration?: number;
}

interface Counting {
  readonly playbackStats?: Stats;
  readonly playoutStats?: Stats;
}

/** Milliseconds until a browser tells of a gap: it looks once a second. */
export const TOLD_LATE = 1200;
/** Seconds of silence that a player hears as a gap. */
const HEARD = 0.01;

/** Seconds of the gaps so far; what is told in milliseconds by the first browsers is no gap that could be told. */
function gapsOf(context: AudioContext): number {
  const { playbackStats, playoutStats } = context as Counting;
  return playbackStats?.underrunDuration ?? playoutStats?.fallbackFramesDuration ?? 0;
}

/** Looks for new gaps. */
export class Underruns {
  readonly #context: AudioContext;
  #known: number;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#known = gapsOf(context);
  }

  /** Whether a gap has come since the last look. */
  look(): boolean {
    const gaps = gapsOf(this.#context);
    // Less than before: the browser has begun anew.
    const isGap = gaps - this.#known >= HEARD;
    if (isGap || gaps < this.#known) this.#known = gaps;
    return isGap;
  }
}
