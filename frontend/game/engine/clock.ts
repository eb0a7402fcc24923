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
  /** Readings in a row of which the reported latency is that of another output. */
  others: number;
  /** Milliseconds by which sound is heard later since `takeShift` was asked, because another output plays it. */
  shift: number;
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
/** Milliseconds by which the reported latency changes when the output does, and readings in a row that are no mistake. */
const OTHER_OUTPUT = 20;
const OTHERS = 2;

/** A map that knows nothing yet. */
export function createClockMap(): ClockMap {
  return {
    ahead: createAverage(),
    latency: createAverage(),
    stamps: new Stamps(),
    source: 'reported',
    reported: 0,
    others: 0,
    shift: 0,
    last: NaN,
    still: 0,
    readAt: NaN,
  };
}

/** Adds a pair of the context's time that is heard, and the page's time at which it is heard, both in milliseconds. */
export function observePair(map: ClockMap, context: number, page: number): void {
  add(map.ahead, context - page);
}

/** Whether a reported latency is that of another output: browsers need not tell of one in any other way. */
function isOther({ source, latency, reported }: ClockMap, now: number): boolean {
  return Math.abs(now - (source === 'reported' ? latency.mean : reported)) > OTHER_OUTPUT;
}

/**
 * Whether a clock is where it is thought to be and was read a moment ago, so that a look need not ask for more.
 *
 * @param reported the latency that the browser reports now
 */
export function isCalm(map: ClockMap, current: number, page: number, reported: number): boolean {
  const { ahead, latency } = map;
  const isKnown = ahead.count >= KNOWN && page - map.readAt < CALM;
  // One reading that was far away is followed at once, to see whether it is a jump.
  const isSteady = isKnown && ahead.strays === 0 && latency.strays === 0;
  return isSteady && !isOther(map, reported) && Math.abs(current - page - ahead.mean) <= OFF;
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
  map.others = isOther(map, reading.latency) ? map.others + 1 : 0;
  const before = latencyIn(map);
  const verdict = map.stamps.judge(reading);
  if (verdict === 'believed') believe(map, reading);
  else doubt(map, reading, verdict === 'doubted');
  // What a browser reports at first is no change.
  if (map.others === OTHERS && map.ahead.count >= KNOWN) map.shift += latencyIn(map) - before;
}

function believe(map: ClockMap, reading: Reading): void {
  const wasBelieved = map.source === 'stamps';
  if (wasBelieved && map.others > 0 && map.others < OTHERS) return;
  if (wasBelieved && map.others === 0) add(map.latency, latencyOf(reading));
  else if (wasBelieved) restart(map.latency, latencyOf(reading));
  else restart(map.latency, map.stamps.latency, PROVEN);
  map.reported = reading.latency;
  map.source = 'stamps';
}

function doubt(map: ClockMap, { latency }: Reading, wasTrue: boolean): void {
  if (map.others > 0 && map.others < OTHERS) return;
  const isSame = map.others === 0;
  if (map.source === 'reported' && isSame) add(map.latency, latency);
  // What was found goes on to be true until the output is another.
  else if (map.source !== 'reported' && wasTrue && isSame) map.source = 'kept';
  else {
    map.source = 'reported';
    restart(map.latency, latency);
  }
}

/** Whole milliseconds by which sound is heard later since this was asked, because another output plays it; negative where earlier. */
export function takeShift(map: ClockMap): number {
  const by = Math.round(map.shift);
  map.shift = 0;
  return by;
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
