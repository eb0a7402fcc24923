// Adds up what cargo test, Vitest and Playwright counted and prints `N passed, N failed` as its last line.
// Argument: the folder with the reports named below; a runner that has not run adds nothing. Above the sum it names the
// tests that passed only at their second try, and fails when there are more than chance explains.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** @typedef {{ passed: number, failed: number, flaky: readonly string[] }} Count */

/** So many second tries are forgiven in one run; more of them are a defect that shows itself now and then. */
const MOST_FLAKY = 3;

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
 * The `test result:` lines, one per test binary, and what a second run of the failed tests changes.
 *
 * @returns {Count}
 */
function cargo() {
  const failedTests = (/** @type {string} */ text) => {
    const lines = text.matchAll(/^test (.+) \.\.\. FAILED$/gmu);
    return new Set([...lines].map(([, name]) => name ?? ''));
  };
  const first = report('cargo.log');
  let [passed, failed] = [0, 0];
  for (const [, ok, bad] of first.matchAll(/^test result: .*? (\d+) passed; (\d+) failed;/gmu)) {
    passed += Number(ok);
    failed += Number(bad);
  }
  const second = report('cargo-again.log');
  const stillFailed = failedTests(second);
  const flaky =
    second === '' ? [] : [...failedTests(first)].filter((name) => !stillFailed.has(name));
  return { passed: passed + flaky.length, failed: failed - flaky.length, flaky };
}

/**
 * Vitest's JSON report.
 *
 * @param {string} name
 * @returns {Count}
 */
function vitest(name) {
  const text = report(name);
  if (text === '') return { passed: 0, failed: 0, flaky: [] };
  const { numPassedTests, numFailedTests } = JSON.parse(text);
  return { passed: numPassedTests, failed: numFailedTests, flaky: [] };
}

/**
 * Playwright's JSON report.
 *
 * @returns {Count}
 */
function playwright() {
  const text = report('playwright.json');
  if (text === '') return { passed: 0, failed: 0, flaky: [] };
  /**
   * @typedef {{ title: string, tests: { status: string }[] }} Spec
   * @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite
   */
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, suites?: Suite[] }} */
  const { stats, suites } = JSON.parse(text);
  /** @type {(suite: Suite) => string[]} */
  const flakyIn = (suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${suite.title}: ${spec.title}`),
    ...(suite.suites ?? []).flatMap(flakyIn),
  ];
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: (suites ?? []).flatMap(flakyIn),
  };
}

const counts = [
  cargo(),
  ...['vitest.json', 'media.json', 'finished.json', 'scripts.json'].map(vitest),
  playwright(),
];
const flaky = counts.flatMap((count) => count.flaky);
for (const name of flaky) process.stdout.write(`FLAKY, passed at the second try: ${name}\n`);
if (flaky.length > MOST_FLAKY) {
  process.stdout.write(`More than ${String(MOST_FLAKY)} flaky tests are a defect.\n`);
  process.exitCode = 1;
}
/** @type {(key: 'passed' | 'failed') => string} */
const sum = (key) => String(counts.reduce((total, count) => total + count[key], 0));
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
