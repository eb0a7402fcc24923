/** How the tests of the release binary run: several at once, the browser found on this machine. */
import { defineConfig } from '@playwright/test';

import { browserArguments, browserPath } from './fixtures/chromium';
import { ENGINES, type EngineName } from './fixtures/engines/engine';
import { findProgram } from './fixtures/engines/programs';

const jsonReport = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

/** The engines of this machine; those that the environment names must be there. */
const required = (process.env['REQUIRED_ENGINES'] ?? '').split(' ').filter((name) => name !== '');
const engines = ENGINES.filter((name) => findProgram(name) !== undefined);
const missing = required.filter((name) => !engines.some((engine) => engine === name));
if (missing.length > 0) throw new Error(`this machine has no ${missing.join(', no ')}`);

export default defineConfig<object, { engineName: EngineName }>({
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
  // They start in this order: what takes longest comes first, so that no worker is left alone with it at the end.
  projects: [
    // The developers' loop compiles while it serves, which takes its time on two cores.
    { name: 'dev', testDir: 'dev', timeout: 180_000, expect: { timeout: 60_000 } },
    { name: 'engine', testDir: 'engine' },
    // Without a graphics card a window of WebKit paints slowly while others paint beside it.
    ...engines.map((name) => ({
      name,
      testDir: 'cross',
      timeout: 240_000,
      expect: { timeout: 60_000 },
      use: { engineName: name },
    })),
    { name: 'browser', testDir: 'browser' },
    { name: 'http', testDir: 'http' },
  ],
});
