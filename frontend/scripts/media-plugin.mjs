/** Splits the manifest of pictures and videos, so that a page carries those that it shows and no other. */
import { runnerImport } from 'vite';

const MANIFEST = /\/src\/media\/manifest\.ts$/u;
const PREFIX = '\0media:';
/** The file of the client build that lists what its pages show; `server check` looks for each entry. */
const LIST = '.vite/media.json';

/** Every address in the manifest: of each size of a picture, each file of a clip, each download. @param {Manifest} manifest */
export function addressesOf(manifest) {
  return [...new Set(JSON.stringify(manifest).match(/(?<=[" ])\/[^\s",]+/gu))].sort();
}

/** @typedef {Record<string, Record<string, Record<string, unknown>>>} Manifest */

/**
 * Turns the one module into one for each entry. `pictures.stage` stays what is written in a page; the bundler sees a
 * name in a namespace, which it can follow, instead of a property of an object, which it cannot.
 *
 * @returns {import('vite').Plugin}
 */
export function media() {
  /** @type {Manifest} */
  let manifest;
  return {
    name: 'site-media',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith('virtual:media:') ? id.replace('virtual:media:', PREFIX) : null,
    async load(id) {
      if (MANIFEST.test(id)) {
        const { module } = await runnerImport(id);
        manifest = /** @type {Manifest} */ (module);
        this.addWatchFile(id);
        const kinds = Object.keys(manifest);
        return kinds.map((kind) => `export * as ${kind} from 'virtual:media:${kind}';`).join('\n');
      }
      if (!id.startsWith(PREFIX)) return null;
      const [kind = '', name] = id.slice(PREFIX.length).split('/');
      const entries = manifest[kind] ?? {};
      if (name === undefined) {
        const exports = Object.keys(entries).map(
          (entry) => `export { default as ${entry} } from 'virtual:media:${kind}/${entry}';`,
        );
        return `${exports.join('\n')}\nexport {};`;
      }
      return {
        code: `export default ${JSON.stringify(entries[name])};`,
        moduleSideEffects: false,
      };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: LIST,
        source: JSON.stringify(addressesOf(manifest)),
      });
    },
  };
}
