/** Splits the manifest of pictures and videos, so that a page carries those that it shows and no other. */
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

const MANIFEST = /\/src\/media\/manifest\.ts$/u;
const PREFIX = '\0media:';
const PICTURE_FILES = fileURLToPath(new URL('../src/media/picture-files.ts', import.meta.url));
const VIDEO_FILES = fileURLToPath(new URL('../src/media/video-files.ts', import.meta.url));
/** Kinds whose entries are found by a name that only the browser knows: they stay one object. */
const WHOLE = ['soundVideos', 'sounds'];
/** The file of the client build that lists what its pages show; `server check` looks for each entry. */
const LIST = '.vite/media.json';

/** Every address in the manifest: of each size of a picture, each file of a video, each download. @param {Manifest} manifest */
export function addressesOf(manifest) {
  return [...new Set(JSON.stringify(manifest).match(/(?<=[" ])\/[^\s",]+/gu))].sort();
}

/** @typedef {Record<string, Record<string, Record<string, unknown>>>} Manifest */
/** @typedef {typeof import('../src/media/picture-files')['pictureFiles']} PictureFiles */
/** @typedef {typeof import('../src/media/video-files')['videoCover']} VideoCover */
/** @typedef {{ pictureFiles: PictureFiles, videoCover: VideoCover }} Makers */

/** The widths of candidates. @param {string} candidates */
const widthsOf = (candidates) =>
  [...candidates.matchAll(/ (\d+)w/gu)].map(([, width]) => width).join(' ');

/**
 * The arguments from which `pictureFiles` makes an entry; null for what is no picture, or one with a crop. The addresses
 * of a picture repeat each other, which costs each page that shows it some hundred bytes, even when they are sent with gzip.
 *
 * @param {object | undefined} entry
 * @param {PictureFiles} pictureFiles
 * @returns {Parameters<PictureFiles> | null}
 */
export function shortForm(entry, pictureFiles) {
  const { width, height, avif, webp } = /** @type {Record<string, unknown>} */ (entry ?? {});
  if (typeof avif !== 'string' || typeof webp !== 'string') return null;
  const [, name = '', digest = ''] = /^\/media\/(\w+)-\d+\.(\w+)\./u.exec(avif) ?? [];
  const [first, second] = [widthsOf(avif), widthsOf(webp)];
  /** @type {Parameters<PictureFiles>} */
  const form = [name, digest, Number(width), Number(height), first];
  if (second !== first) form.push(second);
  return isDeepStrictEqual(pictureFiles(...form), entry) ? form : null;
}

/**
 * The arguments from which `videoCover` makes an entry; null for what is no cover.
 *
 * @param {object | undefined} entry
 * @param {VideoCover} videoCover
 * @returns {Parameters<VideoCover> | null}
 */
export function coverForm(entry, videoCover) {
  const { name, poster, src } = /** @type {Record<string, unknown>} */ (entry ?? {});
  if (typeof name !== 'string' || typeof src !== 'string') return null;
  const { avif, webp, upright } = /** @type {Record<string, unknown>} */ (poster ?? {});
  const digests = (/** @type {unknown} */ addresses) =>
    [...String(addresses).matchAll(/\.(\w+)\.\w+(?= |$)/gu)].map(([, digest]) => digest).join(' ');
  const form = /** @type {Parameters<VideoCover>} */ ([name, ...[avif, webp, src].map(digests)]);
  if (upright !== undefined) {
    const crop = /** @type {Record<string, unknown>} */ (upright);
    form.push([crop.avif, crop.webp].map(digests).join(' '));
  }
  return isDeepStrictEqual(videoCover(...form), entry) ? form : null;
}

/** @param {string} maker @param {readonly unknown[]} form */
const call = (maker, form) => `${maker}(${JSON.stringify(form).slice(1, -1)})`;

/**
 * An expression that makes an entry: in the short form where there is one, a picture with a crop in two.
 *
 * @param {object | undefined} entry
 * @param {Makers} makers
 * @returns {string}
 */
export function expressionOf(entry, { pictureFiles, videoCover }) {
  const whole = shortForm(entry, pictureFiles);
  if (whole !== null) return call('pictureFiles', whole);
  const cover = coverForm(entry, videoCover);
  if (cover !== null) return call('videoCover', cover);
  const { upright, ...rest } = /** @type {{ upright?: { media?: string } }} */ (entry ?? {});
  const { media, ...crop } = upright ?? {};
  const [outer, inner] = [rest, crop].map((part) => shortForm(part, pictureFiles));
  if (!outer || !inner) return JSON.stringify(entry);
  const [outerFiles, innerFiles] = [outer, inner].map((form) => call('pictureFiles', form));
  return `{ ...${outerFiles}, upright: { media: ${JSON.stringify(media)}, ...${innerFiles} } }`;
}

/**
 * Turns the one module into one for each entry. `pictures.stage` stays what is written in a page; the bundler sees a
 * name in a namespace, which it can follow, instead of a property of an object, which it cannot.
 *
 * @returns {import('vite').Plugin}
 */
export function media() {
  /** @type {Manifest} */
  let manifest;
  /** @type {Makers} */
  let makers;
  return {
    name: 'site-media',
    enforce: 'pre',
    resolveId: (id) =>
      id.startsWith('virtual:media:') ? id.replace('virtual:media:', PREFIX) : null,
    async load(id) {
      if (MANIFEST.test(id)) {
        const { module } = await runnerImport(id);
        manifest = /** @type {Manifest} */ (module);
        const pictures = await runnerImport(PICTURE_FILES);
        const videos = await runnerImport(VIDEO_FILES);
        makers = /** @type {Makers} */ (Object.assign({}, pictures.module, videos.module));
        this.addWatchFile(id);
        const kinds = Object.keys(manifest);
        const exports = kinds.map((kind) =>
          WHOLE.includes(kind)
            ? `export const ${kind} = ${JSON.stringify(manifest[kind])};`
            : `export * as ${kind} from 'virtual:media:${kind}';`,
        );
        return exports.join('\n');
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
      const written = expressionOf(entries[name], makers);
      const code = `import { pictureFiles } from ${JSON.stringify(PICTURE_FILES)};
                    import { videoCover } from ${JSON.stringify(VIDEO_FILES)};
                    export default /* @__PURE__ */ (() => (${written}))();`;
      return { code, moduleSideEffects: false };
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
