/** Writes class names where they are used, instead of an object with every name of a style sheet. */
import path from 'node:path';

const SOURCE = /\/src\/.*\.tsx$/u;
const SHEET = /\.module\.css$/u;
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gmu;

/** How a class is called in the document. @typedef {(name: string, file: string) => string} NameOf */

/**
 * A CSS module exports each class by its name, and all of them as one object, which the bundler cannot look into. It could
 * follow each name by itself, to a variable: a tenth of what a page's own script weighs. It has no use for the sheet's
 * script then, and would leave out the sheet with it, so the sheet stays as one without names.
 *
 * @param {NameOf} nameOf
 * @returns {import('vite').Plugin[]}
 */
export function leanStyles(nameOf) {
  return [
    {
      name: 'site-class-names',
      apply: 'build',
      enforce: 'pre',
      transform(code, id) {
        if (!SOURCE.test(id)) return null;
        const named = withNames(code, (name, sheet) =>
          nameOf(name, path.resolve(path.dirname(id), sheet)),
        );
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
    },
  ];
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
