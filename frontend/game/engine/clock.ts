/**
 * Says which moment of an audio context a listener hears at a time of the page: the context's own time, which is right in every
 * browser, less the time until it is heard. What the browser says of that is checked, and all is averaged, because readings
 * jitter by milliseconds while clocks hardly drift.
 */
import { type Average, add, createAverage, restart } from './average';
import { type Reading, Stamps, latencyOf } from './stamps';

/** What is known of a context's clock. */
export interface ClockMap {
  /** Milliseconds of the context before those of the page. */
  readonly ahead: Average;
  /** Milliseconds from a moment of the context until it is heard. */
  readonly latency: Average;
  readonly stamps: Stamps;
  /** Where the latency comes from: the timestamps, what is left of them, or what the browser reports. */
  source: 'stamps' | 'kept' | 'reported';
  /** What the browser reported when the timestamps were believed last. */
  reported: number;
  /** The context's time at the last look, and how many looks it has stood still. */
  last: number;
  still: number;
  /** The page's time of the last reading. */
  readAt: number;
}

/** Looks after which a context whose time does not move is asleep. */
const ASLEEP = 2;
/** Looks after which it is not going to move: three seconds at twenty a second. */
const SILENT = 60;
/** Readings after which a clock is known, and milliseconds between two of it then. */
const KNOWN = 40;
const CALM = 490;
/** Milliseconds that a known clock may be off: sound is computed in blocks. */
const OFF = 15;
/** Readings that the mean of proven timestamps counts as. */
const PROVEN = 10;
/** Milliseconds by which the reported latency changes when the output does. */
const OTHER_OUTPUT = 20;

/** A map that knows nothing yet. */
export function createClockMap(): ClockMap {
  return {
    ahead: createAverage(),
    latency: createAverage(),
    stamps: new Stamps(),
    source: 'reported',
    reported: 0,
    last: NaN,
    still: 0,
    readAt: NaN,
  };
}

/** Adds a pair of the context's time that is heard, and the page's time at which it is heard, both in milliseconds. */
export function observePair(map: ClockMap, context: number, page: number): void {
  add(map.ahead, context - page);
}

/** Whether a clock is where it is thought to be and was read a moment ago, so that a look need not ask for more. */
export function isCalm(map: ClockMap, current: number, page: number): boolean {
  const { ahead, latency } = map;
  const isKnown = ahead.count >= KNOWN && page - map.readAt < CALM;
  // One reading that was far away is followed at once, to see whether it is a jump.
  const isSteady = isKnown && ahead.strays === 0 && latency.strays === 0;
  return isSteady && Math.abs(current - page - ahead.mean) <= OFF;
}

/** Adds what a context says at a moment. */
export function observe(map: ClockMap, reading: Reading): void {
  const { page, current } = reading;
  map.readAt = page;
  map.still = current === map.last ? map.still + 1 : 0;
  map.last = current;
  // No sound is heard while it sleeps, so the song stands still too.
  if (map.still >= ASLEEP) restart(map.ahead, current - page);
  else observePair(map, current, page);
  const verdict = map.stamps.judge(reading);
  if (verdict === 'believed') believe(map, reading);
  else doubt(map, reading, verdict === 'doubted');
}

function believe(map: ClockMap, reading: Reading): void {
  map.reported = reading.latency;
  if (map.source === 'stamps') add(map.latency, latencyOf(reading));
  else restart(map.latency, map.stamps.latency, PROVEN);
  map.source = 'stamps';
}

function doubt(map: ClockMap, { latency }: Reading, wasTrue: boolean): void {
  const isSame = Math.abs(latency - map.reported) <= OTHER_OUTPUT;
  if (map.source === 'reported') add(map.latency, latency);
  // What was found goes on to be true until the output is another.
  else if (wasTrue && isSame) map.source = 'kept';
  else {
    map.source = 'reported';
    restart(map.latency, latency);
  }
}

/** The context's time that is heard at a time of the page, in milliseconds. */
export function heardAt(map: ClockMap, page: number): number {
  return page + map.ahead.mean - latencyIn(map);
}

/** Whether a context's time has not moved for three seconds: no sound begins. */
export function isSilent({ still }: ClockMap): boolean {
  return still >= SILENT;
}

/** Milliseconds from the computing of a sound until it is heard, as far as is known. */
export function latencyIn({ latency }: ClockMap): number {
  return latency.count === 0 ? 0 : latency.mean;
}
