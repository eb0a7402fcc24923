/**
 * Makes one fault after another and prints what visitors noticed. Ends with 1 when a bound is broken.
 * `npm run faults --workspace @axtorm/lab -- [--seconds 5] [--untimed] [--elsewhere] [NAME...]`; a name may be a part of one.
 */
import { parseArgs } from 'node:util';

import { machineLine } from '../machine-line';
import { attempt } from './attempt';
import { FAULTS } from './families';
import { bound, head, rowLine, skippedLine } from './table';
import { QUIET_WINDOWS, SETTLE_MS, Skipped, VISITS_PER_SECOND, type Fault } from './trial';
import { rowOf } from './verdict';

const { values, positionals } = parseArgs({
  options: {
    /** Seconds of each quiet window, and of the fault. */
    seconds: { type: 'string', default: '5' },
    /** Times are printed and not judged: for a machine that does something else meanwhile. */
    untimed: { type: 'boolean', default: false },
    /** Attackers go to a second site; faults without attackers are as ever. */
    elsewhere: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const length = {
  settle: SETTLE_MS,
  milliseconds: Number(values.seconds) * 1000,
  windows: QUIET_WINDOWS,
  perSecond: VISITS_PER_SECOND,
};

/** Makes a fault, once: what makes visitors wait now and then does so. Returns its line and whether the bound is kept. */
async function row(fault: Fault): Promise<{ line: string; isKept: boolean }> {
  try {
    const trial = await attempt(fault, length, { isElsewhere: values.elsewhere });
    const found = rowOf(fault.name, trial, { isTimed: !values.untimed });
    return { line: rowLine(found), isKept: found.broken.length === 0 };
  } catch (error) {
    if (!(error instanceof Skipped)) throw error;
    return { line: skippedLine(fault.name, error.message), isKept: true };
  }
}

const chosen = FAULTS.filter(
  ({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
if (chosen.length === 0) throw new Error(`no fault is named so: ${positionals.join(', ')}`);
const begun = performance.now();
console.log(`${await machineLine()}\n`);
console.log(head());
for (const fault of chosen) {
  const { line, isKept } = await row(fault);
  console.log(line);
  if (!isKept) process.exitCode = 1;
}
console.log(`\n${bound()}`);
console.log(
  `${String(chosen.length)} faults in ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`,
);
