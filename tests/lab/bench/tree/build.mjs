// Builds the site's tree for another framework, a module for each page, with React left to it. Argument: the folder to write to.
import path from 'node:path';
import process from 'node:process';

import { build } from 'vite';

import { PAGES } from '../pages.mjs';

const frontend = path.resolve(import.meta.dirname, '../../../../frontend');
const PREFIX = 'bench-page:';

/** A module for each page: the tree with that page in it, so that a framework can split its routes. */
const pages = {
  name: 'bench-pages',
  resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const name = id.slice(PREFIX.length + 1);
    const component = `${name.charAt(0).toUpperCase()}${name.slice(1)}Page`;
    const file = path.join(frontend, 'src/pages', name, component);
    return `import { ${component} } from '${file}';
import { treeOf } from '${path.join(import.meta.dirname, 'tree.jsx')}';
export const Tree = treeOf(${component});`;
  },
};

await build({
  root: frontend,
  configFile: path.join(frontend, 'vite.config.ts'),
  logLevel: 'warn',
  plugins: [pages],
  ssr: { external: ['react', 'react-dom', 'react/jsx-runtime'] },
  build: {
    ssr: true,
    sourcemap: false,
    outDir: path.resolve(process.argv[2] ?? ''),
    rolldownOptions: {
      input: Object.fromEntries(PAGES.map((name) => [name, PREFIX + name])),
      output: {
        codeSplitting: true,
        entryFileNames: '[name].mjs',
        chunkFileNames: 'shared-[name].mjs',
      },
    },
  },
});
