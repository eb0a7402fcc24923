/** Tries the program that PROGRAM_PATH names, as scripts/release.mjs does with what it has packed. */
import process from 'node:process';

import { faultsOfProgram } from './fixtures/shipped';
import { PROGRAM } from './fixtures/site-process';

const faults = await faultsOfProgram(PROGRAM);
for (const fault of faults) console.error(`error: ${fault}`);
console.log(
  `${PROGRAM}: ${faults.length === 0 ? 'serves, backs up and ends' : 'is not to be shipped'}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
