// Builds the site's tree for another framework, with React left to it. Argument: the folder to write to.
import path from 'node:path';
import process from 'node:process';

import { build } from 'vite';

const frontend = path.resolve(import.meta.dirname, '../../../frontend');
await build({
  root: frontend,
  configFile: path.join(frontend, 'vite.config.ts'),
  logLevel: 'warn',
  ssr: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
  build: {
    ssr: path.join(import.meta.dirname, 'tree.jsx'),
    outDir: path.resolve(process.argv[2] ?? ''),
    rolldownOptions: { output: { entryFileNames: 'tree.mjs' } },
  },
});
