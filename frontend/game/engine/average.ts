/** The mean of readings that jitter, which follows a jump, and forgets what is long ago. */

/** A mean that is being found. */
export interface Average {
  /** NaN before the first reading. */
  mean: number;
  /** How many readings are in it, at most `MEMORY`. */
  count: number;
  /** The mean of the last few, which shows a small step long before the mean of many does. */
  recent: number;
  /** Readings in a row that were far away. */
  strays: number;
}

/** Readings that the mean remembers: six seconds at twenty a second, or a minute of a calm clock. */
const MEMORY = 120;
/** Milliseconds from the mean to a reading that does not belong to it. */
const FAR = 40;
/** So many in a row are no mistake: the mean begins anew. A single one comes from a busy page. */
const BELIEVED = 3;
/** Readings in the mean of the last few, and by how many milliseconds that differs after a step. */
const RECENT = 10;
const STEP = 12;

/** A mean of nothing yet. */
export function createAverage(): Average {
  return { mean: NaN, count: 0, recent: NaN, strays: 0 };
}

/** Begins anew with a value that counts as some readings. */
export function restart(average: Average, value: number, count = 1): void {
  average.mean = value;
  average.recent = value;
  average.count = count;
  average.strays = 0;
}

/** Adds a reading. */
export function add(average: Average, value: number): void {
  if (average.count === 0) {
    restart(average, value);
    return;
  }
  if (Math.abs(value - average.mean) > FAR) {
    average.strays += 1;
    if (average.strays === BELIEVED) restart(average, value);
    return;
  }
  average.strays = 0;
  average.count = Math.min(MEMORY, average.count + 1);
  average.mean += (value - average.mean) / average.count;
  average.recent += (value - average.recent) / Math.min(RECENT, average.count);
  const isStep = Math.abs(average.recent - average.mean) > STEP;
  if (isStep && average.count > 2 * RECENT) restart(average, average.recent, RECENT);
}
