// Adds up what cargo test, Vitest and Playwright counted and prints `N passed, N failed` as its last line, above it the
// slowest tests, what scripts/doctor.sh found that this machine cannot run, and each failed test with the start of its
// message: the end of a log alone shows what failed. Argument: the folder with the reports named below; a runner that has not run adds nothing.
import { existsSync, readFileSync } from 'node:fs';
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

/** @type {Count} */
const NOTHING = { passed: 0, failed: 0, tests: [], failures: [] };

const folder = process.argv[2] ?? '.';

/**
 * What a runner wrote to a file of the folder; empty when it has not run.
 *
 * @param {string} name
 */
function report(name) {
  const file = path.join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * The `test result:` lines, one per test binary. Stable Rust tells no times of single tests, so each binary counts as one.
 *
 * @returns {Count}
 */
function cargo() {
  let [passed, failed] = [0, 0];
  /** @type {Test[]} */
  const tests = [];
  const log = report('cargo.log');
  const lines = log.matchAll(
    /^ +Running (.+) \(.*\)$|^test result: .*? (\d+) passed; (\d+) failed;(?:.*finished in ([\d.]+)s)?/gmu,
  );
  let binary = '';
  for (const [, name, ok, bad, seconds] of lines) {
    if (name !== undefined) binary = name;
    else {
      passed += Number(ok);
      failed += Number(bad);
      tests.push({ name: `cargo test: ${binary}`, seconds: Number(seconds ?? 0) });
    }
  }
  const failures = [...log.matchAll(/^test (\S+)(?: - should panic)? \.\.\. FAILED$/gmu)].map(
    ([, name = '']) => ({
      name: `cargo test: ${name}`,
      message: log.split(`\n---- ${name} stdout ----\n`)[1]?.split('\n---- ')[0] ?? '',
    }),
  );
  return { passed, failed, tests, failures };
}

/**
 * Vitest's JSON report.
 *
 * @param {string} name
 * @returns {Count}
 */
function vitest(name) {
  const text = report(name);
  if (text === '') return NOTHING;
  /**
   * @typedef {{ fullName: string, status?: string, duration?: number | null, failureMessages?: string[] }} Assertion
   * @type {{ numPassedTests: number, numFailedTests: number, testResults?: { assertionResults: Assertion[] }[] }}
   */
  const { numPassedTests, numFailedTests, testResults = [] } = JSON.parse(text);
  const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    tests: assertions.map(({ fullName, duration }) => ({
      name: fullName,
      seconds: (duration ?? 0) / 1000,
    })),
    failures: assertions
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => ({
        name: fullName,
        message: failureMessages.join('\n'),
      })),
  };
}

/**
 * Playwright's JSON report.
 *
 * @returns {Count}
 */
function playwright() {
  const text = report('playwright.json');
  if (text === '') return NOTHING;
  /**
   * @typedef {{ title: string, ok?: boolean, tests: { results: { duration: number, errors?: { message?: string }[] }[] }[] }} Spec
   * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
   */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[] }} */
  const { stats, suites } = JSON.parse(text);
  /** @type {(suite: Suite) => { name: string, spec: Spec }[]} */
  const specsIn = (suite) => [
    ...(suite.specs ?? []).map((spec) => ({ name: `${suite.title}: ${spec.title}`, spec })),
    ...(suite.suites ?? []).flatMap(specsIn),
  ];
  const specs = (suites ?? []).flatMap(specsIn);
  /** @param {Spec} spec */
  const resultsOf = (spec) => spec.tests.flatMap(({ results }) => results);
  return {
    passed: stats.expected,
    // Nothing runs twice, so nothing can be flaky; if it were, it would have failed.
    failed: stats.unexpected + stats.flaky,
    tests: specs.map(({ name, spec }) => ({
      name,
      seconds: resultsOf(spec).reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
    failures: specs
      .filter(({ spec }) => spec.ok === false)
      .map(({ name, spec }) => ({
        name,
        message: resultsOf(spec)
          .flatMap(({ errors }) => errors ?? [])
          .map(({ message }) => message ?? '')
          .join('\n'),
      })),
  };
}

const counts = [
  cargo(),
  ...['vitest.json', 'game.json', 'media.json', 'finished.json', 'scripts.json'].map(vitest),
  playwright(),
];
const slowest = counts
  .flatMap(({ tests }) => tests)
  .sort((one, other) => other.seconds - one.seconds)
  .slice(0, SLOWEST)
  .filter(({ seconds }) => seconds >= 1);
if (slowest.length > 0) process.stdout.write('\nSeconds of the slowest tests\n');
for (const { name, seconds } of slowest)
  process.stdout.write(`${seconds.toFixed(1).padStart(5)}  ${name}\n`);
process.stdout.write('\n');
for (const line of report('left-out.txt')
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
