// Runs the Rust tests: those beside the code, those in the documentation and each integration binary, all at once, because
// most of their time is waiting. Prints the output of each as a whole, in the same order; fails when one failed. One that does
// not end is ended, with all that it started, and fails. Arguments are cargo's, the features. RUST_SOURCES names what all of it reads: then
// an integration binary that reads what it did when it passed is not run again, and what it printed is repeated.
import { spawn, spawnSync } from 'node:child_process';
import process from 'node:process';

import { PassedTests } from './crate-reads.mjs';

/** A run that takes longer hangs: the slowest takes four minutes on two busy cores. */
const MINUTES = Number(process.env['RUST_TEST_MINUTES'] ?? 20);

const features = process.argv.slice(2);
const command = ['test', '--workspace', '--locked', ...features];

/** Ends the script with one sentence. @param {string} why @returns {never} */
function die(why) {
  process.stderr.write(`error: ${why}\n`);
  process.exit(1);
}

/** The crates of the workspace. */
function workspace() {
  const { status, stdout } = spawnSync(
    'cargo',
    ['metadata', '--no-deps', '--locked', '--format-version', '1'],
    { encoding: 'utf8', maxBuffer: Infinity, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (status !== 0) die('cargo does not describe the workspace');
  /** @type {{ packages: import('./crate-reads.mjs').Package[] }} */
  const { packages } = JSON.parse(stdout);
  return packages;
}

/** Process groups that run now. @type {Set<number>} */
const running = new Set();
/** @param {number} group */
function end(group) {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    for (const group of running) end(group);
    process.exit(1);
  });
}

/** Runs one part of the tests. @param {string[]} which @returns {Promise<{ output: string, passed: boolean }>} */
function run(which) {
  return new Promise((resolve) => {
    /** @type {Buffer[]} */
    const output = [];
    // A group of its own, so that what hangs ends with the programs that it started. Names of test binaries go to one stream and
    // their results to the other: only as one are they in order.
    const child = spawn(
      '/bin/sh',
      ['-c', 'exec cargo "$@" 2>&1', 'sh', ...command, '--no-fail-fast', ...which],
      { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const group = child.pid;
    if (group === undefined) die('cargo does not start');
    running.add(group);
    child.stdout.on('data', (/** @type {Buffer} */ part) => output.push(part));
    const limit = setTimeout(() => {
      output.push(
        Buffer.from(`\nerror: ${which.join(' ')} did not end within ${String(MINUTES)} minutes\n`),
      );
      end(group);
    }, MINUTES * 60_000);
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(group);
      resolve({ output: Buffer.concat(output).toString(), passed: code === 0 });
    });
  });
}

const packages = workspace();
const targets = packages.flatMap((each) => each.targets);
const tests = targets.filter(({ kind }) => kind.includes('test')).map(({ name }) => name);
if (tests.length === 0) die('cargo names no integration test');
const known = new PassedTests(packages, features, process.env['RUST_SOURCES']);

/** Runs an integration binary, unless it has passed. @param {string} name */
async function runTest(name) {
  const before = known.outputOf(name);
  if (before !== undefined)
    return { output: `==> ${name}: unchanged since it passed\n${before}`, passed: true };
  const { output, passed } = await run(['--test', name]);
  if (passed) known.keep(name, output);
  return { output, passed };
}

// Everything is built first, so that the runs below wait for each other's lock no longer than it takes to see that.
const { status } = spawnSync('cargo', [...command, '--no-run'], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
const runs = [run(['--lib', '--bins']), run(['--doc']), ...tests.map(runTest)];
for (const { output, passed } of await Promise.all(runs)) {
  process.stdout.write(output);
  if (!passed) process.exitCode = 1;
}
