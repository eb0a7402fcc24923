// Builds the pages of the comparison into the folder that its argument names:
// - bundle.js: one module with everything in it, for ssr-runtime; bundle.iife.js: the same as a script; stream.js: the page that
//   streams, as such a module;
// - table.mjs and delayed.mjs: the components for Node, which has React of its own;
// - data.json: what the table shows; document.html: what is around the markup.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

import { build } from 'vite';

import { rowsOf } from './page/rows.mjs';

const here = import.meta.dirname;
const out = path.resolve(process.argv[2] ?? '');
const modules = path.resolve(here, '../../../../node_modules');

/** @param {Partial<import('vite').UserConfig>} config */
const built = ({ build: how, ...config }) =>
  build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: out, emptyOutDir: false, target: 'es2022', ...how },
    ...config,
  });

/** The server renderer of React that needs nothing but ECMAScript. */
const renderer = path.join(modules, 'react-dom/cjs/react-dom-server-legacy.browser.production.js');
const alias = [{ find: /^react-dom\/server$/u, replacement: renderer }];

await mkdir(out, { recursive: true });
for (const name of ['bundle', 'stream']) {
  await built({
    resolve: { alias },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      sourcemap: true,
      minify: 'oxc',
      rolldownOptions: {
        input: path.join(here, `page/${name}.jsx`),
        output: { entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  });
}
await built({
  resolve: { alias },
  build: {
    minify: 'oxc',
    lib: {
      entry: path.join(here, 'page/bundle.jsx'),
      name: 'page',
      formats: ['iife'],
      fileName: () => 'bundle.iife.js',
    },
  },
});
await built({
  ssr: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        table: path.join(here, 'page/table.jsx'),
        delayed: path.join(here, 'page/delayed.jsx'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared-[name].mjs' },
    },
  },
});
await writeFile(path.join(out, 'data.json'), JSON.stringify({ rows: rowsOf() }));
await writeFile(
  path.join(out, 'document.html'),
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Table</title></head>' +
    '<body><div id="root">{html}</div></body></html>',
);
