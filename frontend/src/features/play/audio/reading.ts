/** Reads the clocks of an audio context. */
import type { Reading } from '@axtorm/game/engine/stamps';

/** What is read; not every browser has all of it. */
export type Clocked = Pick<AudioContext, 'currentTime'> &
  Partial<Pick<AudioContext, 'baseLatency' | 'outputLatency' | 'getOutputTimestamp'>>;

/** Seconds of latency that no output has. */
const MOST_LATENCY = 1;

/** A latency in seconds; what browsers do not know they leave out, or say as no number. */
function known(latency: number | undefined): number {
  return latency !== undefined && latency > 0 && latency < MOST_LATENCY ? latency : 0;
}

/** Milliseconds from the computing of a sound until it is heard, as far as the browser knows. */
function latencyOf({ baseLatency, outputLatency }: Clocked): number {
  return (known(baseLatency) + known(outputLatency)) * 1000;
}

/** The timestamp of a context; a broken one is none. */
function stampOf(context: Clocked): AudioTimestamp {
  try {
    return context.getOutputTimestamp?.() ?? {};
  } catch {
    return {};
  }
}

/** What a context says of its clocks at a time of the page. */
export function readingOf(context: Clocked, page: number): Reading {
  const { contextTime = NaN, performanceTime = NaN } = stampOf(context);
  return {
    page,
    current: context.currentTime * 1000,
    latency: latencyOf(context),
    heard: contextTime * 1000,
    heardAt: performanceTime,
  };
}
