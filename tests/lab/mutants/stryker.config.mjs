// Mutants of the front end's navigation; tests/lab/mutants/run.mjs runs them on a copy of the sources.
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

export default {
  mutate: ['src/navigation/*.{ts,tsx}', '!src/navigation/*.test.{ts,tsx}'],
  plugins: [resolve('@stryker-mutator/vitest-runner')],
  testRunner: 'vitest',
  // Its own tests: those of pages and of the whole application take minutes for each mutant.
  vitest: { dir: 'src/navigation', related: false },
  // The folder is a copy already, and its tests read what lies beside it.
  inPlace: true,
  // What reads a static value runs once for all tests; such mutants would need a run of everything each.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false },
  // tests/lab/mutants/survivors.mjs judges: a share of survivors says nothing of the one that matters.
  thresholds: { high: 90, low: 80, break: null },
};
