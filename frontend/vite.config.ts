import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { RenderBuiltAssetUrl, UserConfig } from 'vite';

import { fonts } from './scripts/fonts/plugin.mjs';
import { leanRouter } from './scripts/lean-router.mjs';
import { media } from './scripts/media-plugin.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Names a CSS module class by file and name alone, so that the client and the server build, which run
 * apart, agree on every class.
 */
function generateScopedName(name: string, filename: string): string {
  const file = path.relative(root, filename.split('?')[0] ?? filename);
  const hash = createHash('sha256').update(file.split(path.sep).join('/')).digest('hex');
  return `${path.basename(file, '.module.css')}_${name}_${hash.slice(0, 5)}`;
}

/**
 * Lets style sheets and chunks name their neighbours from where they lie themselves, which may be another server. What
 * React names begins with a slash: it knows what to put before.
 */
const renderBuiltUrl: RenderBuiltAssetUrl = (file, { hostType }) =>
  hostType === 'css' || /\.(?:css|js)$/u.test(file) ? { relative: true } : undefined;

/** The client build: hashed assets and the manifest that the server reads its tags from. */
const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: ['src/start-client.ts', 'src/entry-client.tsx'],
    // None of our packages does anything by merely being read.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    output: {
      // What most pages need is one file with the entry's own code: several small ones compress worse.
      codeSplitting: {
        groups: [{ name: 'shared', test: /node_modules|src.(?!pages|entry)/, minShareCount: 3 }],
      },
    },
  },
};

/**
 * The server build: one self-contained module, because its host has neither files nor imports. It is
 * minified (Vite leaves server builds alone otherwise), because every isolate keeps its text in memory.
 */
const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  sourcemap: true,
  minify: 'oxc',
  rolldownOptions: {
    output: { entryFileNames: 'entry-server.js', codeSplitting: false },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => {
  const nodeEnv = mode === 'production' ? 'production' : 'development';
  // The legacy build is the only server renderer of React that needs nothing but ECMAScript.
  const renderer = `../node_modules/react-dom/cjs/react-dom-server-legacy.browser.${nodeEnv}.js`;
  return {
    root,
    base: '/',
    publicDir: '../public',
    plugins: [fonts(), media(), leanRouter(), react()],
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) } : {},
    resolve: {
      alias: [{ find: /^react-dom\/server$/, replacement: path.resolve(root, renderer) }],
    },
    ssr: { noExternal: true, target: 'webworker' },
    experimental: { renderBuiltUrl },
    css: { modules: { generateScopedName } },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      ...(isSsrBuild ? serverBuild : clientBuild),
    },
    test: {
      environment: 'jsdom',
      setupFiles: 'src/test/setup.ts',
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
    },
  };
});
