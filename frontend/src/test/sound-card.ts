/** A sound card of tests, and contexts that tell of it as browsers do. Times are milliseconds of the page. */
import type { Clocked } from '../features/play/audio/reading';

/** How a browser sees its sound card. */
export interface Card {
  readonly sampleRate: number;
  /** Samples that are computed at once. */
  readonly block: number;
  /** Milliseconds until sound is heard, and what the browser reports of it, at a time. */
  readonly latency: (page: number) => number;
  readonly reported: (page: number) => number | undefined;
  /** When no sound is computed. */
  readonly asleep: readonly [from: number, until: number];
  /** What the timestamp says in place of the truth; undefined where there is none. */
  readonly stamp: ((truth: Required<AudioTimestamp>, page: number) => AudioTimestamp) | undefined;
}

/** A card whose browser knows everything. */
export const HONEST: Card = {
  sampleRate: 48_000,
  block: 512,
  latency: () => 40,
  reported: () => 40,
  asleep: [Infinity, Infinity],
  stamp: (truth) => truth,
};

/** Milliseconds for which the card has been awake. */
function awake({ asleep: [from, until] }: Card, page: number): number {
  return page - Math.max(0, Math.min(page, until) - from);
}

/** Milliseconds of sound that are heard. */
export function heardOf(card: Card, page: number): number {
  return awake(card, page) - card.latency(page);
}

/** The context that a browser makes of a card. */
export function contextOf(card: Card): Clocked {
  const block = (1000 * card.block) / card.sampleRate;
  /** The page's time at which the last block was computed: a context has no other times. */
  const now = () => {
    const page = performance.now();
    return { page, current: Math.floor(awake(card, page) / block) * block };
  };
  return {
    get currentTime() {
      return now().current / 1000;
    },
    baseLatency: 0,
    get outputLatency() {
      const reported = card.reported(performance.now());
      // Old Safari has none, which is no number.
      return (reported === undefined ? undefined : reported / 1000) as number;
    },
    ...(card.stamp && {
      getOutputTimestamp() {
        const { page, current } = now();
        const performanceTime = page - (awake(card, page) - current);
        const contextTime = (current - card.latency(page)) / 1000;
        return card.stamp?.({ contextTime, performanceTime }, page) ?? {};
      },
    }),
  };
}
