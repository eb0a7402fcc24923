/** How the tests of the release binary run: several at once, the browser found on this machine. */
import { defineConfig } from '@playwright/test';

import { browserArguments, browserPath } from './fixtures/chromium';

const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  outputDir: 'results/artifacts',
  fullyParallel: true,
  // A test that passes now and then is broken.
  retries: 0,
  workers: 2,
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
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'http', testDir: 'http' },
    { name: 'browser', testDir: 'browser' },
    { name: 'engine', testDir: 'engine' },
    // The developers' loop compiles while it serves, which takes its time on two cores.
    { name: 'dev', testDir: 'dev', timeout: 180_000, expect: { timeout: 60_000 } },
  ],
});
