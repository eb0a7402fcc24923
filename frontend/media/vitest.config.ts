/**
 * The workspace's sets of tests: `units` need the sources and what is committed, `finished` what a build has made; `measured` decode and
 * paint what is committed, once for each change of it.
 */
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    projects: [
      {
        test: {
          name: 'units',
          // What all videos are made of is computed once for all files.
          isolate: false,
          exclude: [...configDefaults.exclude, '.audio'],
          testTimeout: 120_000,
        },
      },
      { test: { name: 'finished', include: ['**/*.finished.ts'], testTimeout: 120_000 } },
      { test: { name: 'measured', include: ['**/*.measured.ts'], testTimeout: 900_000 } },
    ],
  },
});
