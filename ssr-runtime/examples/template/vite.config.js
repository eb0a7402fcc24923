// Two builds: `vite build` makes what browsers load, `vite build --ssr src/entry-server.tsx` the bundle of ssr-runtime.
import { createRequire } from 'node:module';
import path from 'node:path';

import { defineConfig } from 'vite';

const reactDom = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));

const client = {
  outDir: 'dist/client',
  rolldownOptions: { input: 'src/entry-client.tsx', output: { entryFileNames: 'client.js' } },
};

// One self-contained module with its source map beside it.
const server = {
  outDir: 'dist/server',
  sourcemap: true,
  rolldownOptions: { output: { entryFileNames: 'bundle.js', codeSplitting: false } },
};

export default defineConfig(({ isSsrBuild }) => ({
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: {
      // The server renderer of React that needs nothing but ECMAScript.
      'react-dom/server': path.join(reactDom, 'cjs/react-dom-server-legacy.browser.production.js'),
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
  build: isSsrBuild ? server : client,
}));
