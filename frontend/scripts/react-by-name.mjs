/** Lets both bundles bind the exports of React by name: a render is cheaper, and the client entry smaller (React 19, Vite 8). */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const PREFIX = '\0by-name:';

/** What many modules import from. */
const MODULES = ['react', 'react/jsx-runtime'];

/**
 * React is written in CommonJS. The bundler reaches what a module imports from it through an object that has a getter for
 * each export: more than forty, too many for V8's fast properties, at each call of a hook and each element that is made. This
 * plugin puts a module with constants in between. Where React requires itself, nothing changes.
 *
 * @returns {import('vite').Plugin}
 */
export function reactByName() {
  return {
    name: 'site-react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer, { kind }) {
      const isOurs = importer?.startsWith(PREFIX) === true;
      if (!MODULES.includes(source) || isOurs || kind !== 'import-statement') return undefined;
      return PREFIX + source;
    },
    load: (id) => (id.startsWith(PREFIX) ? byName(id.slice(PREFIX.length)) : undefined),
  };
}

/**
 * A module that has the exports of one in CommonJS as constants.
 *
 * @param {string} source
 */
export function byName(source) {
  const names = Object.keys(require(source)).map((name) => `export const ${name} = all.${name};`);
  return [`import all from '${source}';`, 'export default all;', ...names].join('\n');
}
