/** The workspace's two sets of tests: `units` need the sources and what is committed, `finished` what a build has made. */
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        test: {
          name: 'units',
          exclude: [...configDefaults.exclude, '.audio'],
          testTimeout: 120_000,
        },
      },
      { test: { name: 'finished', include: ['**/*.finished.ts'], testTimeout: 120_000 } },
    ],
  },
});
