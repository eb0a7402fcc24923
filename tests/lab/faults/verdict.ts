/** What a trial's figures say, and whether they are good enough. */
import { percentile } from '../figures';
import type { Trial } from './trial';

/**
 * How many times normal a visitor's p99 may be. Normal is no number but a spread: of the windows in which nothing happens,
 * some have a collection of garbage or a pause by the system in them. What the slowest of them shows, visitors meet without a
 * fault. So the bound is twice the largest p99 of those windows, whatever it is on this machine.
 */
export const FACTOR = 2;

/** A figure in each quiet window, from the least to the largest, and in the fault; milliseconds. */
export interface Times {
  readonly quiet: readonly number[];
  readonly fault: number;
}

/** One line of the table. */
export interface Row {
  readonly name: string;
  readonly p50: Times;
  readonly p99: Times;
  readonly requests: number;
  readonly lost: number;
  readonly hung: number;
  /** MiB. */
  readonly before: number;
  readonly peak: number;
  readonly after: number;
  readonly notes: string;
  /** What should be otherwise; empty where the bound is kept. */
  readonly broken: readonly string[];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Windows with the same number are one, when there was more than one site. */
function quietWindows({ noticed }: Trial): number[][] {
  const count = Math.max(0, ...noticed.map(({ quiet }) => quiet.length));
  return Array.from({ length: count }, (_, window) =>
    noticed.flatMap(({ quiet }) => quiet[window] ?? []),
  );
}

function timesOf(trial: Trial, share: number): Times {
  const quiet = quietWindows(trial).map((window) => percentile(window, share));
  const fault = trial.noticed.flatMap((each) => each.fault);
  return { quiet: quiet.toSorted((a, b) => a - b), fault: percentile(fault, share) };
}

/** Puts what was noticed together and holds it against the bound. */
export function rowOf(name: string, trial: Trial, { isTimed }: { readonly isTimed: boolean }): Row {
  const { noticed, memory, notes } = trial;
  const p99 = timesOf(trial, 0.99);
  const losses = noticed.flatMap((each) => Object.entries(each.lost));
  const hung = sum(noticed.map((each) => each.hung));
  const bound = FACTOR * (p99.quiet.at(-1) ?? NaN);
  const broken = [...trial.broken];
  if (isTimed && p99.fault > bound) broken.push(`p99 above ${bound.toFixed(1)} ms`);
  for (const [why, count] of losses) broken.push(`${String(count)} lost: ${why}`);
  if (hung > 0) broken.push(`${String(hung)} hung`);
  return {
    name,
    p50: timesOf(trial, 0.5),
    p99,
    requests: sum(noticed.map(({ requests }) => requests)),
    lost: sum(losses.map(([, count]) => count)),
    hung,
    before: memory.at(0)?.before ?? NaN,
    peak: Math.max(...memory.map(({ peak }) => peak)),
    after: memory.at(-1)?.after ?? NaN,
    notes: notes.join('; '),
    broken,
  };
}
