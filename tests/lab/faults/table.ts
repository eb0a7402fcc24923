/** Prints the table of faults, as Markdown so that it can stand in a document as it is. */
import { tableHead, tableRow } from '../figures';
import { QUIET_WINDOWS } from './trial';
import { FACTOR, type Row, type Times } from './verdict';

const HEADINGS = [
  'fault',
  'p50 quiet, ms',
  'p50 in the fault',
  'p99 quiet, ms',
  'p99 in the fault',
  'requests',
  'lost',
  'hung',
  'memory before, MiB',
  'at most',
  'after',
  'verdict',
  'what happened besides',
];

/** A number, or a dash where there is none. */
function figure(value: number, digits = 1): string {
  return !Number.isFinite(value) ? '-' : value.toFixed(digits);
}

/** The least and the largest figure of the quiet windows, and the one of the fault. */
function timeCells({ quiet, fault }: Times): string[] {
  const [least = NaN, largest = NaN] = [quiet.at(0), quiet.at(-1)];
  const spread = [figure(least), figure(largest)];
  return [Number.isFinite(least) ? spread.join(' to ') : '-', figure(fault)];
}

/** What stands above the first line. */
export function head(): string {
  return tableHead(HEADINGS);
}

/** One fault. */
export function rowLine({
  name,
  p50,
  p99,
  requests,
  lost,
  hung,
  before,
  peak,
  after,
  notes,
  broken,
}: Row) {
  const counts = [requests, lost, hung].map(String);
  const verdict = broken.length === 0 ? 'kept' : `BROKEN: ${broken.join('; ')}`;
  const times = [p50, p99].flatMap(timeCells);
  const memory = [before, peak, after].map((mib) => figure(mib, 0));
  return tableRow([name, ...times, ...counts, ...memory, verdict, notes]);
}

/** A fault that this machine cannot have. */
export function skippedLine(name: string, why: string): string {
  return tableRow([name, ...HEADINGS.slice(3).map(() => '-'), `skipped: ${why}`]);
}

/** What every line must hold. */
export function bound(): string {
  return (
    `Bound: p99 of the visitors in the fault at most ${String(FACTOR)} times the largest of ${String(QUIET_WINDOWS)} quiet windows, ` +
    'each as long as the fault; nothing lost, nothing hung, no stack in an error, no panic.'
  );
}
