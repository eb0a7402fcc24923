/** Reads the clocks of an audio context. */
import { type ClockMap, isCalm, observe } from '@axtorm/game/engine/clock';
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

const NONE: AudioTimestamp = {};

/** The timestamp of a context; a broken one is none. */
function stampOf(context: Clocked): AudioTimestamp {
  try {
    return context.getOutputTimestamp?.() ?? NONE;
  } catch {
    return NONE;
  }
}

/**
 * Looks at the clocks of a context. As long as they are where they are thought to be, only some looks ask for the
 * timestamp, for which browsers make an object.
 */
export function look(map: ClockMap, reading: Reading, context: Clocked): void {
  const page = performance.now();
  if (!isCalm(map, context.currentTime * 1000, page, latencyOf(context)))
    observe(map, readInto(reading, context, page));
}

/** Fills a reading with what a context says of its clocks at a time of the page, and returns it. */
function readInto(reading: Reading, context: Clocked, page: number): Reading {
  const { contextTime = NaN, performanceTime = NaN } = stampOf(context);
  reading.page = page;
  reading.current = context.currentTime * 1000;
  reading.latency = latencyOf(context);
  reading.heard = contextTime * 1000;
  reading.heardAt = performanceTime;
  return reading;
}
