/** Says what a measurement was made on and with. */
import { execFile } from 'node:child_process';
import os from 'node:os';
import { promisify } from 'node:util';

import { machine, versionIn } from './machine.mjs';
import { postgresqlProgram } from '../fixtures/postgresql';
import { PROGRAM } from '../fixtures/site-process';

const run = promisify(execFile);

/** The version that a program prints, which may be missing. */
async function version(program: string): Promise<string> {
  const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }));
  return versionIn(stdout);
}

/** The machine and the versions of what was measured, as a sentence for a document. */
export async function machineLine(): Promise<string> {
  const [load = NaN] = os.loadavg();
  const programs = [
    `site ${await version(PROGRAM)}`,
    `Node.js ${process.versions.node}`,
    `PostgreSQL ${await version(postgresqlProgram('postgres'))}`,
    `SQLite's shell ${await version('sqlite3')}`,
  ];
  return [
    `Machine: ${machine()}; load of the last minute ${load.toFixed(1)}.`,
    `Programs: ${programs.join(', ')}.`,
  ].join('\n');
}
