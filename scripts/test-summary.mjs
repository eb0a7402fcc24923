// Adds up what cargo test, Vitest and Playwright counted and prints `N passed, N failed` as its last line, above it the
// slowest tests and what scripts/doctor.sh found that this machine cannot run. Argument: the folder with the reports named below; a runner that has not run adds nothing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** @typedef {{ name: string, seconds: number }} Test */
/** @typedef {{ passed: number, failed: number, tests: readonly Test[] }} Count */

/** So many of the slowest tests are named. */
const SLOWEST = 20;

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
  const lines = report('cargo.log').matchAll(
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
  return { passed, failed, tests };
}

/**
 * Vitest's JSON report.
 *
 * @param {string} name
 * @returns {Count}
 */
function vitest(name) {
  const text = report(name);
  if (text === '') return { passed: 0, failed: 0, tests: [] };
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults?: { assertionResults: { fullName: string, duration?: number | null }[] }[] }} */
  const { numPassedTests, numFailedTests, testResults = [] } = JSON.parse(text);
  const tests = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 }));
  return { passed: numPassedTests, failed: numFailedTests, tests };
}

/**
 * Playwright's JSON report.
 *
 * @returns {Count}
 */
function playwright() {
  const text = report('playwright.json');
  if (text === '') return { passed: 0, failed: 0, tests: [] };
  /**
   * @typedef {{ title: string, tests: { results: { duration: number }[] }[] }} Spec
   * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
   */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[] }} */
  const { stats, suites } = JSON.parse(text);
  /** @type {(suite: Suite) => Test[]} */
  const testsIn = (suite) => [
    ...(suite.specs ?? []).map((spec) => ({
      name: `${suite.title}: ${spec.title}`,
      seconds:
        spec.tests
          .flatMap(({ results }) => results)
          .reduce((total, { duration }) => total + duration, 0) / 1000,
    })),
    ...(suite.suites ?? []).flatMap(testsIn),
  ];
  return {
    passed: stats.expected,
    // Nothing runs twice, so nothing can be flaky; if it were, it would have failed.
    failed: stats.unexpected + stats.flaky,
    tests: (suites ?? []).flatMap(testsIn),
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
/** @type {(key: 'passed' | 'failed') => string} */
const sum = (key) => String(counts.reduce((total, count) => total + count[key], 0));
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
