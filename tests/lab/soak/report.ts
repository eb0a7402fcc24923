/** Says what a soak has shown, as lines of a table that can stand in a document as they are. */
import { tableHead, tableRow } from '../figures';
import type { Soaked } from './phases';
import { lengthFor, slopeOf } from './slope';

/** The standard error, in MiB an hour, that a long run must reach. A leak of a quarter of a GiB a day is seen then. */
export const WANTED_ERROR = 5;

const HEADINGS = [
  'engine',
  'load',
  'minutes',
  'requests',
  'failed',
  'resident, MiB',
  'slope, MiB an hour ± standard error',
  `minutes for ± ${String(WANTED_ERROR)}`,
  'verdict',
];

/** What stands above the first line. */
export function head(): string {
  return tableHead(HEADINGS);
}

/** A line of the table, and whether all is as it should be. */
export interface Report {
  readonly line: string;
  readonly isGood: boolean;
}

/** Whether memory stayed and nothing failed; a run that `mustBeSure` must also have the standard error that is wanted. */
export function reportOf(
  engine: string,
  load: string,
  { samples, requests, failed }: Soaked,
  { mustBeSure }: { readonly mustBeSure: boolean },
): Report {
  const { slope, standardError, holdsZero } = slopeOf(samples);
  const faults = Object.entries(failed).map(([why, count]) => `${String(count)} ${why}`);
  const memory = samples.map(({ y }) => y);
  const minutes = (samples.at(-1)?.x ?? 0) * 60;
  const isSure = !mustBeSure || standardError < WANTED_ERROR;
  // Memory that is given back is no leak.
  const grows = !holdsZero && slope > 0;
  const trend = holdsZero ? 'zero lies within' : grows ? 'GROWS' : 'falls';
  return {
    line: tableRow([
      engine,
      load,
      minutes.toFixed(1),
      String(requests),
      faults.join(', ') || '0',
      `${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)}`,
      `${slope.toFixed(1)} ± ${standardError.toFixed(1)}`,
      lengthFor(standardError, minutes, WANTED_ERROR).toFixed(0),
      isSure ? trend : `${trend}, UNSURE`,
    ]),
    isGood: !grows && isSure && faults.length === 0,
  };
}
