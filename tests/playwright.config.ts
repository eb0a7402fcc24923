/** How the tests of the release binary run: several at once, the browser found on this machine. */
import { defineConfig } from '@playwright/test';

import { browserArguments, browserPath } from './fixtures/chromium';

const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  outputDir: 'results/artifacts',
  fullyParallel: true,
  // A test that passes now and then is broken.
  retries: 0,
  // One more than the cores of a small machine: the engines' tests wait for more than half of their time.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // A machine that is busy otherwise takes its time; what hangs is still told from what is slow.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ...(jsonReport === undefined ? [] : [['json', { outputFile: jsonReport }] as const]),
  ],
  use: {
    launchOptions: { executablePath: browserPath(), args: browserArguments() },
    // A trace takes a third of the processor of a page's load; `--trace on` makes one of a test that is run again.
    trace: 'off',
  },
  // They start in this order: what takes longest comes first, so that no worker is alone with it at the end.
  projects: [
    // The developers' loop compiles while it serves, which takes its time on two cores.
    { name: 'dev', testDir: 'dev', timeout: 180_000, expect: { timeout: 60_000 } },
    { name: 'engine', testDir: 'engine' },
    { name: 'browser', testDir: 'browser' },
    { name: 'http', testDir: 'http' },
  ],
});
