/** Writes class names where they are used, instead of an object with every name of a style sheet. */
import path from 'node:path';

const SOURCE = /\/src\/.*\.tsx$/u;
const SHEET = /\.module\.css$/u;
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gmu;

/** How a class is called in the document. @typedef {(name: string, file: string) => string} NameOf */

/**
 * A CSS module exports each class by its name, and all of them as one object, which the bundler cannot look into. It could
 * follow each name by itself, to a variable: a tenth of what a page's own script weighs. It has no use for the sheet's
 * script then, and would leave out the sheet with it, so the sheet stays as one without names. A build for the browser by a version of Vite that
 * leaves it out all the same fails.
 *
 * @param {NameOf} nameOf
 * @returns {import('vite').Plugin[]}
 */
export function leanStyles(nameOf) {
  /** The classes that are used of each sheet. @type {Map<string, Set<string>>} */
  const used = new Map();
  return [
    {
      name: 'site-class-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!SOURCE.test(id)) return null;
        const named = withNames(code, (name, sheet) => {
          const file = path.resolve(path.dirname(id), sheet);
          const called = nameOf(name, file);
          used.set(file, (used.get(file) ?? new Set()).add(called));
          return called;
        });
        return { code: named, map: null };
      },
    },
    {
      name: 'site-bare-styles',
      apply: 'build',
      enforce: 'post',
      transform(_code, id) {
        if (!SHEET.test(id)) return null;
        return { code: '', map: null, moduleSideEffects: 'no-treeshake' };
      },
      generateBundle(_options, bundle) {
        // The server has no styles.
        if (this.environment.name !== 'client') return;
        const lost = lostSheets(used, Object.values(bundle));
        if (lost.length > 0)
          this.error(
            `this version of vite handles style sheets otherwise than frontend/scripts/lean-styles.mjs knows: it leaves out ${lost.join(', ')}`,
          );
      },
    },
  ];
}

/**
 * Sheets of which no class is in the styles of a build.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} used
 * @param {readonly import('vite').Rolldown.OutputBundle[string][]} files
 */
function lostSheets(used, files) {
  const styles = files
    .map((file) =>
      file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '',
    )
    .join('');
  return [...used]
    .filter(([, names]) => ![...names].some((name) => styles.includes(`.${name}`)))
    .map(([sheet]) => path.basename(sheet));
}

/**
 * @param {string} code of a component
 * @param {(name: string, sheet: string) => string} nameOf the name of a class in a sheet as the component imports it
 * @throws Error when it takes a class otherwise than by its name
 */
export function withNames(code, nameOf) {
  return [...code.matchAll(IMPORT)].reduce((before, [statement, local, sheet = '']) => {
    const named = before
      .replace(statement, `import '${sheet}';`)
      .replaceAll(new RegExp(`(?<![.\\w])${local}\\.(\\w+)\\b`, 'gu'), (_, name) =>
        JSON.stringify(nameOf(name, sheet)),
      );
    if (
      new RegExp(
        `\\.\\.\\.${local}\\b|[=(,{:?]\\s*${local}\\b(?![-/'.])|(?<![.\\w])${local}\\[`,
        'u',
      ).test(named)
    )
      throw new Error(`${sheet} must be used by the names of its classes alone`);
    return named;
  }, code);
}
