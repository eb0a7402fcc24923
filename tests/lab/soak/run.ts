/**
 * Puts a site under load for long and prints whether its memory grows. Ends with 1 when it does, or when a request failed.
 * `npm run soak --workspace @axtorm/lab -- [--long] [--engine embedded] [--load renders] [--seconds 140]`
 */
import { parseArgs } from 'node:util';

import { machineLine } from '../machine-line';
import { mixed, renders } from './phases';
import { head, reportOf } from './report';

const { values } = parseArgs({
  options: {
    /** An hour of each load for each engine, in place of ten minutes for all. */
    long: { type: 'boolean', default: false },
    engine: { type: 'string', multiple: true, default: ['embedded', 'sidecar'] },
    load: { type: 'string', multiple: true, default: ['renders', 'mixed'] },
    /** Seconds of each phase of the short form. */
    seconds: { type: 'string', default: '140' },
  },
});

/**
 * An hour of each. From runs of some minutes, the least certain load needs 35 minutes for a standard error of 5 MiB an hour;
 * each line says how many its own needs.
 */
const LONG_MS = 3_600_000;
const milliseconds = values.long ? LONG_MS : Number(values.seconds) * 1000;

/** In minutes as in hours engines shall be replaced many times, since that is part of what may leak. */
const RENDERS_PER_ISOLATE = values.long ? 50_000 : 4000;

const LOADS = { renders, mixed };
const NAMES: Readonly<Record<string, string>> = { renders: 'renders, cache off', mixed: 'mixed' };

console.log(`${await machineLine()}\n`);
console.log(head());
for (const engine of values.engine) {
  const flags = ['--log', 'error', '--engine', engine, '--isolates', '2'];
  const all = [...flags, '--renders-per-isolate', String(RENDERS_PER_ISOLATE)];
  for (const [name, load] of Object.entries(LOADS)) {
    if (!values.load.includes(name)) continue;
    const soaked = await load(all, milliseconds);
    const report = reportOf(engine, NAMES[name] ?? name, soaked, { mustBeSure: values.long });
    console.log(report.line);
    if (!report.isGood) process.exitCode = 1;
  }
}
