import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const scripts = import.meta.dirname;

/** @type {string} */
let folder;
/** What the real Vitest reports of three files: one that passes, one that fails, one that cannot be loaded. @type {string} */
let vitestReport;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'summary-'));
  const files = {
    'good.test.mjs': "test('it works', () => {});",
    'bad.test.mjs': "test('it falls', () => { throw new Error('it fell down'); });",
    'unloaded.test.mjs': "import './nothing.mjs';\ntest('it is never run', () => {});",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const report = path.join(folder, 'report.json');
  const program = path.resolve(scripts, '../node_modules/vitest/vitest.mjs');
  const options = ['--globals', '--reporter=json', `--outputFile.json=${report}`];
  spawnSync(process.execPath, [program, 'run', '--root', folder, ...options]);
  // Tests that take a second are listed; none shall take one here.
  vitestReport = readFileSync(report, 'utf8').replaceAll(/"duration":[\d.]+/gu, '"duration":2500');
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** What is printed of a folder with these reports. @param {Record<string, string>} reports */
function summaryOf(reports) {
  const results = mkdtempSync(path.join(folder, 'results-'));
  for (const [name, text] of Object.entries(reports)) writeFileSync(path.join(results, name), text);
  const program = path.join(scripts, 'test-summary.mjs');
  return spawnSync(process.execPath, [program, results], { encoding: 'utf8' }).stdout;
}

const lastLine = (/** @type {string} */ text) => text.trim().split('\n').at(-1);

/** The names of the reports that `scripts/test.sh` has its runners write. */
const RUNNERS = [
  ...readFileSync(path.join(scripts, 'test.sh'), 'utf8').matchAll(
    / vitest (\S+) test|\$results\/([\w-]+\.(?:cargo\.log|playwright\.json))/gu,
  ),
].map(([, name = '', file]) => file ?? `${name}.vitest.json`);

/** One failed test of 2.5 s, as each program reports it. */
const BROKEN = {
  '.vitest.json': () => vitestReport,
  '.cargo.log': () =>
    '     Running tests/a.rs (target/a)\ntest it_falls ... FAILED\n\n---- it_falls stdout ----\nit fell down\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; finished in 2.50s\n     Running tests/b.rs (target/b)\n',
  '.playwright.json': () =>
    JSON.stringify({
      stats: { expected: 1, unexpected: 1, flaky: 0 },
      errors: [{ message: 'no such module' }],
      suites: [
        {
          title: 'a',
          specs: [
            {
              title: 'it falls',
              // What Playwright writes of a file that two projects run, if it fails in the second one.
              ok: true,
              tests: [
                { projectName: 'one', status: 'expected', results: [{ duration: 1, errors: [] }] },
                {
                  projectName: 'two',
                  status: 'unexpected',
                  results: [{ duration: 2500, errors: [{ message: 'it fell down' }] }],
                },
              ],
            },
          ],
        },
      ],
    }),
};
const brokenOf = (/** @type {string} */ name) =>
  Object.entries(BROKEN).find(([ending]) => name.endsWith(ending))?.[1]() ?? '';

describe('the sum', () => {
  it('knows every runner of the run of all checks', () => {
    const programs = ['scripts', 'ssr-runtime', 'vitest', 'game', 'desk', 'media', 'finished'];
    expect(RUNNERS.toSorted()).toEqual(
      [
        'browser.playwright.json',
        'rust.cargo.log',
        'without-web.cargo.log',
        ...programs.map((name) => `${name}.vitest.json`),
      ].toSorted(),
    );
  });

  it.each(RUNNERS)('counts and names what fails in %s, and has it among the slowest', (name) => {
    const others = Object.fromEntries(
      RUNNERS.filter((runner) => runner !== name && runner.endsWith('.vitest.json')).map(
        (runner) => [
          runner,
          JSON.stringify({ numPassedTests: 10, numFailedTests: 0, testResults: [] }),
        ],
      ),
    );
    const text = summaryOf({ ...others, [name]: brokenOf(name) });
    const passed = Object.keys(others).length * 10 + 1;
    // The second one failed outside of a test: a file that cannot be loaded, a program that has crashed.
    expect(lastLine(text)).toBe(`${String(passed)} passed, 2 failed`);
    expect(text).toMatch(/^FAILED {2}.*it.falls$\n {4}.*it fell down/mu);
    expect(text.match(/^FAILED {2}/gmu)).toHaveLength(2);
    expect(text).toMatch(/^ {2}2\.5 {2}/mu);
  });

  it('names what a test binary did last that ended without a result', () => {
    const log = [
      '     Running tests/a.rs (target/a)',
      'test ends has been running for over 60 seconds',
      'test hangs has been running for over 60 seconds',
      'test ends ... ok',
      'error: it did not end within 20 minutes',
      '     Running tests/b.rs (target/b)',
      'test result: ok. 1 passed; 0 failed; finished in 0.50s',
    ].join('\n');
    const text = summaryOf({ 'rust.cargo.log': log });
    expect(text).toContain('FAILED  cargo test: tests/a.rs\n    it ended without a result\n');
    expect(text).toContain('    still running: hangs\n');
    expect(text).toContain('    error: it did not end within 20 minutes\n1 passed, 1 failed\n');
  });

  it('is nothing where nothing ran', () => {
    expect(lastLine(summaryOf({}))).toBe('0 passed, 0 failed');
  });
});
