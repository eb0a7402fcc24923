/** Builds the server bundle, with React's development build and one style sheet, after every change. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { build } from 'vite';

import { describeFailure } from './failure.mjs';
import { emit } from './protocol.mjs';
import { stderrLogger } from './vite-server.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outDir = path.join(root, 'dist/dev');

/**
 * Starts the watch.
 *
 * @returns {Promise<() => Promise<void>>} ends it
 */
export async function watchBundle() {
  const watcher = await build({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    mode: 'development',
    clearScreen: false,
    customLogger: stderrLogger(),
    // The progress report is written by native code, straight to standard output.
    logLevel: 'warn',
    build: {
      ssr: 'src/entry-server.tsx',
      outDir,
      sourcemap: true,
      minify: false,
      cssCodeSplit: false,
      // Without this the server build drops the styles.
      ssrEmitAssets: true,
      // The style sheet loads before Vite's modules, when no fonts are served yet, so it contains its fonts.
      assetsInlineLimit: () => true,
      // A good bundle stays in place while a bad one is being mended.
      emptyOutDir: false,
      watch: {},
      rolldownOptions: {
        output: { assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
  if (!('on' in watcher)) throw new Error('vite did not start to watch the server bundle');
  watcher.on('event', (event) => {
    if (event.code === 'BUNDLE_END') {
      emit({ type: 'bundle', path: path.join(outDir, 'entry-server.js'), css: styleFile() });
    }
    if (event.code === 'ERROR')
      emit({ type: 'bundleError', message: describeFailure(event.error) });
    if ('result' in event) void event.result.close();
  });
  return () => watcher.close();
}

function styleFile() {
  const file = path.join(outDir, 'assets/style.css');
  if (!existsSync(file)) throw new Error(`the server build wrote no ${file}`);
  return file;
}
