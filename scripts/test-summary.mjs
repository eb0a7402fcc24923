// Adds up what cargo test, Vitest and Playwright counted and prints `N passed, N failed` as its last line, above it the
// slowest tests, what scripts/doctor.sh found that this machine cannot run, and each failed test with the start of its
// message: only the end of a log shows what failed. Argument: the folder with the reports. The end of a report's name says
// which program wrote it, so that no list of runners can lack one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, seconds: number }} Test */
/** @typedef {{ name: string, message: string }} Failure */
/** @typedef {{ passed: number, failed: number, tests: readonly Test[], failures: readonly Failure[] }} Count */

/** So many of the slowest tests are named. */
const SLOWEST = 20;

/** So many failed tests are named, each with so many lines of its message. */
const FAILURES = 10;
const MESSAGE_LINES = 8;

/** So many of the last lines of a test binary that ended without a result are shown. */
const LAST_LINES = 4;

const folder = process.argv[2] ?? '.';

/**
 * Why a test binary has no result: the tests that Rust says run for long and that did not end, and what was printed last.
 *
 * @param {string} output
 * @returns {string}
 */
function endOf(output) {
  const unfinished = [...output.matchAll(/^test (\S+) has been running for over/gmu)]
    .map(([, name = '']) => name)
    .filter((name) => !output.includes(`\ntest ${name} ... `));
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  return [
    'it ended without a result',
    ...(unfinished.length > 0 ? [`still running: ${unfinished.join(', ')}`] : []),
    ...lines.slice(-LAST_LINES),
  ].join('\n');
}

/**
 * The `test result:` lines, one per test binary. Stable Rust tells no times of single tests, so each binary counts as one. A
 * binary that ended without such a line has crashed, which counts as a failed test.
 *
 * @param {string} log
 * @returns {Count}
 */
function cargo(log) {
  let [passed, failed] = [0, 0];
  /** @type {Test[]} */
  const tests = [];
  const lines = log.matchAll(
    /^ +Running (.+) \(.*\)$|^test result: .*? (\d+) passed; (\d+) failed;(?:.*finished in ([\d.]+)s)?/gmu,
  );
  let binary = '';
  let begun = 0;
  let hasEnded = true;
  /** @type {Failure[]} */
  const crashes = [];
  const look = (/** @type {number} */ end) => {
    if (hasEnded) return;
    failed += 1;
    crashes.push({ name: `cargo test: ${binary}`, message: endOf(log.slice(begun, end)) });
  };
  for (const line of lines) {
    const [, name, ok, bad, seconds] = line;
    if (name !== undefined) {
      look(line.index);
      [binary, begun, hasEnded] = [name, line.index, false];
    } else {
      hasEnded = true;
      passed += Number(ok);
      failed += Number(bad);
      tests.push({ name: `cargo test: ${binary}`, seconds: Number(seconds ?? 0) });
    }
  }
  look(log.length);
  const failures = [...log.matchAll(/^test (\S+)(?: - should panic)? \.\.\. FAILED$/gmu)].map(
    ([, name = '']) => ({
      name: `cargo test: ${name}`,
      message: log.split(`\n---- ${name} stdout ----\n`)[1]?.split('\n---- ')[0] ?? '',
    }),
  );
  return { passed, failed, tests, failures: [...crashes, ...failures] };
}

/**
 * Vitest's JSON report. A file that could not be loaded has no tests, and counts as a failed one.
 *
 * @param {string} text
 * @returns {Count}
 */
function vitest(text) {
  /**
   * @typedef {{ fullName: string, status?: string, duration?: number | null, failureMessages?: string[] }} Assertion
   * @typedef {{ name: string, status: string, message?: string, assertionResults: Assertion[] }} File
   * @type {{ numPassedTests: number, numFailedTests: number, testResults: File[] }}
   */
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(text);
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloaded.length,
    tests: assertions.map(({ fullName, duration }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
    failures: [
      ...unloaded.map(({ name, message = '' }) => ({ name, message })),
      ...assertions
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages = [] }) => ({
          name: fullName,
          message: failureMessages.join('\n'),
        })),
    ],
  };
}

/**
 * Playwright's JSON report. What is wrong outside of a test, such as a file that cannot be loaded, counts as a failed one.
 *
 * @param {string} text
 * @returns {Count}
 */
function playwright(text) {
  /**
   * @typedef {{ duration: number, errors?: { message?: string }[] }} Result
   * @typedef {{ projectName: string, status: string, results: Result[] }} Run a test in one of its projects
   * @typedef {{ title: string, tests: Run[] }} Spec
   * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
   */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[], errors?: { message?: string }[] }} */
  const { stats, suites, errors = [] } = JSON.parse(text);
  /** @type {(suite: Suite) => { name: string, run: Run }[]} */
  const runsIn = (suite) => [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      // The report says of a file that several projects run only whether the first of them passed.
      tests.map((run) => ({ name: `${run.projectName} ${suite.title}: ${title}`, run })),
    ),
    ...(suite.suites ?? []).flatMap(runsIn),
  ];
  const runs = (suites ?? []).flatMap(runsIn);
  return {
    passed: stats.expected,
    // Nothing runs twice, so nothing can be flaky; if it were, it would have failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    tests: runs.map(({ name, run }) => ({
      name,
      seconds: run.results.reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
    failures: [
      ...errors.map(({ message = '' }) => ({ name: 'browser tests', message })),
      ...runs
        .filter(({ run }) => run.status === 'unexpected' || run.status === 'flaky')
        .map(({ name, run }) => ({
          name,
          message: run.results
            .flatMap(({ errors: found = [] }) => found)
            .map(({ message }) => message ?? '')
            .join('\n'),
        })),
    ],
  };
}

/** Who reads which reports, by the end of their names. */
const READERS = { '.cargo.log': cargo, '.vitest.json': vitest, '.playwright.json': playwright };

/** The reports of the folder, read. */
const counts = readdirSync(folder)
  .toSorted()
  .flatMap((file) =>
    Object.entries(READERS)
      .filter(([ending]) => file.endsWith(ending))
      .map(([, read]) => read(readFileSync(path.join(folder, file), 'utf8'))),
  );

const slowest = counts
  .flatMap(({ tests }) => tests)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST)
  .filter(({ seconds }) => seconds >= 1);
if (slowest.length > 0) process.stdout.write('\nSeconds of the slowest tests\n');
for (const { name, seconds } of slowest)
  process.stdout.write(`${seconds.toFixed(1).padStart(5)}  ${name}\n`);
process.stdout.write('\n');
const leftOut = path.join(folder, 'left-out.txt');
for (const line of (existsSync(leftOut) ? readFileSync(leftOut, 'utf8') : '')
  .split('\n')
  .filter((text) => text !== ''))
  process.stdout.write(`!!! ${line} !!!\n`);
const failures = counts.flatMap((count) => count.failures);
for (const { name, message } of failures.slice(0, FAILURES)) {
  process.stdout.write(`FAILED  ${name}\n`);
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const line of lines.slice(0, MESSAGE_LINES)) process.stdout.write(`    ${line}\n`);
}
if (failures.length > FAILURES)
  process.stdout.write(`FAILED  and ${String(failures.length - FAILURES)} more\n`);
/** @type {(key: 'passed' | 'failed') => string} */
const sum = (key) => String(counts.reduce((total, count) => total + count[key], 0));
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
