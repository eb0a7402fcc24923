import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import type { RenderBuiltAssetUrl, UserConfig } from 'vite';

import { scopedNames } from './scripts/class-names.mjs';
import { fonts } from './scripts/fonts/plugin.mjs';
import { leanPreload } from './scripts/lean-preload.mjs';
import { leanRouter } from './scripts/lean-router.mjs';
import { leanStyles } from './scripts/lean-styles.mjs';
import { media } from './scripts/media-plugin.mjs';
import { reactByName } from './scripts/react-by-name.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * Lets style sheets and chunks reference each other by relative URLs, because they may be on another server. URLs that
 * React renders begin with a slash; React puts the asset base before them.
 */
const renderBuiltUrl: RenderBuiltAssetUrl = (file, { hostType }) =>
  hostType === 'css' || /\.(?:css|js)$/u.test(file) ? { relative: true } : undefined;

/**
 * Names of assets, alike in both builds, because the server's markup names the client's files. They are short: the client
 * entry lists the files of every page.
 */
const ASSET_FILE_NAMES = 'assets/[name]-[hash:6][extname]';

/** Tests that need a document: those of components, and those of modules that move in one. */
const DOM_TESTS = [
  'src/**/*.test.tsx',
  'src/lib/{browser,media-clock,media-session,preload,silence,storage}.test.ts',
  'src/start-client.test.ts',
  'src/features/page-transition/*.test.ts',
  'src/features/visits/visits.test.ts',
  'src/features/play/{game,store}/*.test.ts',
  'src/features/play/{first-sound,audio/song-file}.test.ts',
];

/** Tests that put other modules in the place of some, for which they need modules that no other test has loaded. */
const REPLACING_TESTS = globSync('src/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(path.join(root, file), 'utf8').includes('vi.mock('),
);

/** The client build: hashed assets and the manifest that the server reads its tags from. */
const clientBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  manifest: true,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: ['src/start-client.ts', 'src/entry-client.tsx'],
    // No package of ours has a side effect when a property is read.
    treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
    output: {
      chunkFileNames: 'assets/[name]-[hash:6].js',
      assetFileNames: ASSET_FILE_NAMES,
      // React is a file of its own, because it creates errors while it starts, for whose positions the engine scans the
      // whole file again. The rest that most pages need is one file: several small ones compress worse.
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules.(react|react-dom|scheduler)\// },
          {
            name: 'shared',
            test: /src.(?!pages|entry|features.play.|lib.(?:playback|media-clock))|preload-helper/,
            minShareCount: 3,
          },
          // What a few pages need together compresses better in one file than each part by itself. It is small, and so React starts
          // with it: the engine scans the file that starts React, too.
          {
            name: 'parts',
            test: /src.(?:ui.Logo|media.logos|features.sound.PlayButton|hydrate-root)/,
          },
          {
            name: 'pictures',
            test: /^\0media:pictures\/(?!characterGroup)|media.picture-files/,
            minShareCount: 2,
          },
          { name: 'videos', test: /src.(?:ui.VideoSources|lib.playback)/ },
        ],
      },
    },
  },
};

/**
 * The server build: one self-contained module, because its host has neither files nor imports. It is
 * minified (Vite does not minify server builds otherwise), because every isolate keeps its text in memory.
 */
const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  sourcemap: true,
  minify: 'oxc',
  rolldownOptions: {
    output: {
      entryFileNames: 'entry-server.js',
      assetFileNames: ASSET_FILE_NAMES,
      codeSplitting: false,
    },
  },
};

export default defineConfig(({ isSsrBuild, mode }) => {
  const nodeEnv = mode === 'production' ? 'production' : 'development';
  // The legacy build is the only server renderer of React that needs nothing but ECMAScript.
  const nameOf = scopedNames();
  const renderer = `../node_modules/react-dom/cjs/react-dom-server-legacy.browser.${nodeEnv}.js`;
  return {
    root,
    base: '/',
    publicDir: '../public',
    plugins: [
      fonts(),
      media(),
      leanPreload(),
      leanRouter(),
      leanStyles(nameOf),
      reactByName(),
      react(),
    ],
    define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) } : {},
    resolve: {
      alias: [{ find: /^react-dom\/server$/, replacement: path.resolve(root, renderer) }],
    },
    ssr: { noExternal: true, target: 'webworker' },
    experimental: { renderBuiltUrl },
    css: { modules: { generateScopedName: nameOf } },
    build: {
      target: 'es2022',
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      ...(isSsrBuild ? serverBuild : clientBuild),
    },
    test: {
      css: { modules: { classNameStrategy: 'non-scoped' } },
      restoreMocks: true,
      // Longer than a wait for a chunk, so that the wait says what did not come.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      unstubGlobals: true,
      // A document costs each file more than most of its tests, so only those have one that need it, and with its modules it
      // stays for the next file.
      projects: [
        {
          extends: true,
          test: {
            name: 'dom',
            environment: 'jsdom',
            isolate: false,
            setupFiles: 'src/test/setup.ts',
            include: DOM_TESTS,
            exclude: REPLACING_TESTS,
          },
        },
        {
          extends: true,
          test: {
            name: 'alone',
            environment: 'jsdom',
            setupFiles: 'src/test/setup.ts',
            include: REPLACING_TESTS,
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            isolate: false,
            exclude: [
              ...configDefaults.exclude,
              ...DOM_TESTS,
              ...REPLACING_TESTS,
              // Workspaces of their own, with their own tests.
              ...['game/**', 'media/**', 'desk/**'],
            ],
          },
        },
      ],
    },
  };
});
