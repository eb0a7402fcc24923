// Adds up what cargo test, Vitest and Playwright counted and prints `N passed, N failed` as one line.
// Argument: the folder with cargo.log, vitest.json and playwright.json; a runner that has not run adds nothing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2];

/** Text of a result file, or undefined when its runner has not got that far. */
function read(name) {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Sums the `test result:` lines, one per test binary. */
function cargo(text) {
  const lines = [...text.matchAll(/^test result: .*? (\d+) passed; (\d+) failed;/gm)];
  return lines.map(([, passed, failed]) => [Number(passed), Number(failed)]);
}

/** Vitest's JSON report. */
function vitest(text) {
  const report = JSON.parse(text);
  return [[report.numPassedTests, report.numFailedTests]];
}

/** Playwright's JSON report; a test that passed at a second try counts as failed. */
function playwright(text) {
  const { stats } = JSON.parse(text);
  return [[stats.expected, stats.unexpected + stats.flaky]];
}

const readers = { 'cargo.log': cargo, 'vitest.json': vitest, 'playwright.json': playwright };
const counts = Object.entries(readers).flatMap(([name, count]) => {
  const text = read(name);
  return text === undefined ? [] : count(text);
});
const [passed, failed] = counts.reduce(
  ([p, f], [passedHere, failedHere]) => [p + passedHere, f + failedHere],
  [0, 0],
);
console.log(`${passed} passed, ${failed} failed`);
