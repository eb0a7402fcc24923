/** Checks of finished files that Git does not hold: run after `npm run media`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['**/*.finished.ts'], testTimeout: 120_000 },
});
