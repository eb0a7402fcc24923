/** The Vite plugin of the fonts: makes them before the build reads them, and lists those to preload. */
import path from 'node:path';

import { LOCALES_FOLDER } from './characters.mjs';
import { makeFonts } from './make-fonts.mjs';

const MODULE = 'virtual:fonts';
const RESOLVED = `\0${MODULE}`;

/** @returns {import('vite').Plugin} */
export function fonts() {
  /** @type {Awaited<ReturnType<typeof makeFonts>>} */
  let made;
  let isDevelopment = false;
  let isClientBuild = false;
  return {
    name: 'site-fonts',
    configResolved({ mode, command, build }) {
      isDevelopment = mode === 'development';
      isClientBuild = command === 'build' && build.ssr === false;
    },
    async buildStart() {
      made = await makeFonts();
    },
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      // In development the server bundle carries fonts in its style sheet, so there is no file to name.
      /** @type {string[]} */
      const imports = [];
      const addresses = (/** @type {readonly string[]} */ files) =>
        (isDevelopment ? [] : files).map((file) => {
          const name = `f${imports.length}`;
          imports.push(`import ${name} from ${JSON.stringify(`${file}?url`)};`);
          return name;
        });
      const lists = Object.entries(made.preloads).map(
        ([language, { picture, text }]) =>
          `${language}: { picture: [${addresses(picture).join()}], text: [${addresses(text).join()}] }`,
      );
      return `${imports.join('\n')}\nexport const PRELOADS = { ${lists.join(', ')} };`;
    },
    generateBundle() {
      if (isClientBuild)
        this.emitFile({ type: 'asset', name: 'font-licences.txt', source: made.licences });
    },
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (!file.startsWith(LOCALES_FOLDER + path.sep)) return;
        makeFonts()
          .then(async ({ styles, restStyles }) => {
            const sheets = [styles, restStyles];
            for (const module of sheets.flatMap((sheet) => [
              ...(server.moduleGraph.getModulesByFile(sheet) ?? []),
            ]))
              await server.reloadModule(module);
          })
          .catch((/** @type {unknown} */ error) => {
            // Half a file, or one with a mistake: the next save comes.
            server.config.logger.warn(`the fonts stay as they are: ${String(error)}`);
          });
      });
    },
  };
}
