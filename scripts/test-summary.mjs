// Adds up what cargo test, Vitest and Playwright counted and prints `N passed, N failed` as one line.
// Argument: the folder with the reports named below; a runner that has not run adds nothing.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** @typedef {{ passed: number, failed: number }} Count */

const folder = process.argv[2] ?? '.';

/**
 * The `test result:` lines, one per test binary.
 *
 * @param {string} text
 * @returns {Count[]}
 */
function cargo(text) {
  const lines = [...text.matchAll(/^test result: .*? (\d+) passed; (\d+) failed;/gmu)];
  return lines.map(([, passed, failed]) => ({ passed: Number(passed), failed: Number(failed) }));
}

/**
 * Vitest's JSON report.
 *
 * @param {string} text
 * @returns {Count[]}
 */
function vitest(text) {
  const report = JSON.parse(text);
  return [{ passed: report.numPassedTests, failed: report.numFailedTests }];
}

/**
 * Playwright's JSON report; a test that passed only at a second try counts as failed.
 *
 * @param {string} text
 * @returns {Count[]}
 */
function playwright(text) {
  /** @type {{ stats: { expected: number, unexpected: number, flaky: number } }} */
  const { stats } = JSON.parse(text);
  return [{ passed: stats.expected, failed: stats.unexpected + stats.flaky }];
}

const READERS = {
  'cargo.log': cargo,
  'vitest.json': vitest,
  'media.json': vitest,
  'finished.json': vitest,
  'scripts.json': vitest,
  'playwright.json': playwright,
};

let passed = 0;
let failed = 0;
for (const [name, read] of Object.entries(READERS)) {
  const file = path.join(folder, name);
  const counts = existsSync(file) ? read(readFileSync(file, 'utf8')) : [];
  for (const count of counts) {
    passed += count.passed;
    failed += count.failed;
  }
}
process.stdout.write(`${String(passed)} passed, ${String(failed)} failed\n`);
