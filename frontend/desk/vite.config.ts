/** The desk's build, whose addresses are relative to its document, and its tests, which all need a document. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const LAYERS = readFileSync(path.join(import.meta.dirname, '../src/styles/layers.css'), 'utf8');

/** Begins each style sheet with the order of the layers: the build decides which of its files a browser reads first. */
function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/u },
      handler: (code) => ({ code: `${LAYERS}${code}`, map: null }),
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  // Not beside the sources: what the tests keep would look like a change of them.
  cacheDir: '../../node_modules/.vite/desk',
  plugins: [react(), layersFirst()],
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // What is written into a style sheet or a document as data the security policy would have to name.
    assetsInlineLimit: 0,
  },
  test: {
    environment: 'jsdom',
    // The document and its modules stay for the next file.
    isolate: false,
    unstubGlobals: true,
    setupFiles: 'test/setup.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    restoreMocks: true,
    // Longer than a wait for a chunk, so that the wait says what did not come.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
