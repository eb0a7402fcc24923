/** The workspace's tests need neither a browser nor what imitates one. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { testTimeout: 60_000 },
});
