/** Finds how late a player hears, sees and presses, from taps along with a steady beat. */

/** Taps that count, and those before them, while the player finds the beat. */
export const TAPS = 12;
export const WARM_UP = 4;
/** Taps that spread more, in milliseconds, say nothing. */
const WIDEST = 60;

/** Milliseconds from the nearest beat to a tap. */
function lateness(tap: number, beat: number): number {
  return tap - Math.round(tap / beat) * beat;
}

/** The middle of numbers in their order. */
function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

/** What taps have found, in whole milliseconds. */
export interface Lateness {
  readonly late: number;
  /** Half of the taps are no further from it. */
  readonly spread: number;
}

/**
 * How late taps were after the first beat; null when they do not agree.
 *
 * @param taps all taps, those of the warm-up first
 */
export function calibrate(taps: readonly number[], beat: number): Lateness | null {
  const late = taps.slice(WARM_UP).map((tap) => lateness(tap, beat));
  if (late.length < TAPS) return null;
  const sorted = late.sort((a, b) => a - b);
  const middle = median(sorted);
  const far = median(sorted.map((one) => Math.abs(one - middle)).sort((a, b) => a - b));
  return far * 2 > WIDEST ? null : { late: Math.round(middle), spread: Math.round(far) };
}
