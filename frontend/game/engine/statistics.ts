/** How early and late the hits of a play were. */
import { MISS, PERFECT, WINDOWS } from './judgement';
import { PENDING, type Run } from './run';

/** Milliseconds of a bar of the histogram. */
export const BAR = 5;
/** Bars of the histogram: from the earliest hit that is possible to the latest. */
const BARS = (2 * WINDOWS.good) / BAR;

/** The hits of a play in numbers. */
export interface Timing {
  readonly hits: number;
  /** Mean lateness and its standard deviation in milliseconds; 0 without hits. */
  readonly mean: number;
  readonly spread: number;
  /** Hits that were too early and too late for a PERFECT. */
  readonly fast: number;
  readonly slow: number;
  /** Hits by lateness: `BAR` milliseconds each, from the earliest to the latest. */
  readonly histogram: readonly number[];
}

/** The offsets of a play's hits in milliseconds, in the order of its notes, but for those that are excused. */
export function offsetsOfHits({ judged, offsets, excused }: Run): readonly number[] {
  return [...offsets].filter(
    (_, note) => judged[note] !== MISS && judged[note] !== PENDING && excused[note] === 0,
  );
}

/** Mean and standard deviation of numbers; 0 of none. */
export function momentsOf(numbers: readonly number[]): { mean: number; spread: number } {
  if (numbers.length === 0) return { mean: 0, spread: 0 };
  const mean = numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const variance = numbers.reduce((sum, one) => sum + (one - mean) ** 2, 0) / numbers.length;
  return { mean, spread: Math.sqrt(variance) };
}

/** What the hits of a play have in common. */
export function timingOf(run: Run): Timing {
  const late = offsetsOfHits(run);
  const histogram = Array<number>(BARS).fill(0);
  for (const one of late) {
    const bar = Math.min(BARS - 1, Math.floor((one + WINDOWS.good) / BAR));
    histogram[bar] = (histogram[bar] ?? 0) + 1;
  }
  return {
    hits: late.length,
    ...momentsOf(late),
    fast: late.filter((one) => one < -WINDOWS.perfect).length,
    slow: late.filter((one) => one > WINDOWS.perfect).length,
    histogram,
  };
}

/** Whether no note or release is missed and no press is stray, and whether each is PERFECT. */
export function honourOf(run: Run): 'allPerfect' | 'fullCombo' | undefined {
  const { parts } = run;
  if (run.strays > 0) return undefined;
  if (parts > 0 && run.counts[PERFECT] === parts) return 'allPerfect';
  return parts > 0 && run.longestCombo === parts ? 'fullCombo' : undefined;
}
