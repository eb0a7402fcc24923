/** Prints the table of faults, as Markdown so that it can stand in a document as it is. */
import { FACTOR, FLOOR_MS, type Row } from './verdict';

const HEADINGS = [
  'fault',
  'p99 normal, ms',
  'p99 in the fault, ms',
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

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** What stands above the first line. */
export function head(): string {
  return [line(HEADINGS), line(HEADINGS.map(() => '---'))].join('\n');
}

/** One fault. */
export function rowLine({
  name,
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
  const times = [figure(p99.normal), figure(p99.fault)];
  const memory = [before, peak, after].map((mib) => figure(mib, 0));
  return line([name, ...times, ...counts, ...memory, verdict, notes]);
}

/** A fault that this machine cannot have. */
export function skippedLine(name: string, why: string): string {
  return line([name, ...HEADINGS.slice(3).map(() => '-'), `skipped: ${why}`]);
}

/** What is asked of every line. */
export function bound(): string {
  return (
    `Bound: p99 of the visitors below ${String(FACTOR)} times normal or ${String(FLOOR_MS)} ms, whichever is more; ` +
    'nothing lost, nothing hung, no stack in an error, no panic.'
  );
}
