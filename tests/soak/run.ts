/**
 * Puts a site under load for long and prints whether its memory grows. Ends with 1 when it does, or when a request failed.
 * `npm run soak --workspace tests -- [--long] [--engine embedded] [--load renders] [--seconds 140]`
 */
import { parseArgs } from 'node:util';

import { mixed, renders, type Length, type Soaked } from './phases';
import { slopeOf } from './slope';

const { values } = parseArgs({
  options: {
    /** A million renders and an hour of mixed load for each engine, in place of ten minutes for all. */
    long: { type: 'boolean', default: false },
    engine: { type: 'string', multiple: true, default: ['embedded', 'sidecar'] },
    load: { type: 'string', multiple: true, default: ['renders', 'mixed'] },
    /** Seconds of each phase of the short form. */
    seconds: { type: 'string', default: '140' },
  },
});

const MILLION = 1_000_000;
const HOUR_MS = 3_600_000;
const short = { milliseconds: Number(values.seconds) * 1000, renders: Infinity };
const lengths: Readonly<Record<'renders' | 'mixed', Length>> = values.long
  ? {
      renders: { milliseconds: Infinity, renders: MILLION },
      mixed: { milliseconds: HOUR_MS, renders: 0 },
    }
  : { renders: short, mixed: short };

/** In minutes as in hours engines shall be replaced many times, since that is part of what may leak. */
const RENDERS_PER_ISOLATE = values.long ? 50_000 : 4000;

function line(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Prints what a phase showed; returns whether memory stayed and nothing failed. */
function print(engine: string, load: string, { samples, requests, failed }: Soaked): boolean {
  const { slope, standardError, holdsZero } = slopeOf(samples);
  const faults = Object.entries(failed).map(([why, count]) => `${String(count)} ${why}`);
  const memory = samples.map(({ y }) => y);
  // Memory that is given back is no leak.
  const verdict = holdsZero ? 'zero lies within' : slope < 0 ? 'falls' : 'GROWS';
  line([
    engine,
    load,
    ((samples.at(-1)?.x ?? 0) * 60).toFixed(1),
    String(requests),
    faults.join(', ') || '0',
    `${Math.min(...memory).toFixed(0)} to ${Math.max(...memory).toFixed(0)}`,
    `${slope.toFixed(1)} ± ${standardError.toFixed(1)}`,
    verdict,
  ]);
  return (holdsZero || slope < 0) && faults.length === 0;
}

/** Notes that something was not as it should be. */
function keep(isFlat: boolean): void {
  if (!isFlat) process.exitCode = 1;
}

const headings = ['engine', 'load', 'minutes', 'requests', 'failed', 'resident, MiB'];
line([...headings, 'slope, MiB an hour ± standard error', 'verdict']);
line(Array.from({ length: headings.length + 2 }, () => '---'));
for (const engine of values.engine) {
  const flags = ['--log', 'error', '--engine', engine, '--isolates', '2'];
  const all = [...flags, '--renders-per-isolate', String(RENDERS_PER_ISOLATE)];
  if (values.load.includes('renders')) {
    keep(print(engine, 'renders, cache off', await renders(all, lengths.renders)));
  }
  if (values.load.includes('mixed')) keep(print(engine, 'mixed', await mixed(all, lengths.mixed)));
}
