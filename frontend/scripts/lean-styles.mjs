/** Lets the bundler write class names where they are used, instead of an object with every name of a style sheet. */

const SOURCE = /\/src\/.*\.tsx$/u;
const IMPORT = /^import (\w+) from ('[^']+\.module\.css');$/gmu;

/**
 * A CSS module exports each class by its name, and all of them as one object. The bundler can replace `styles.line` by
 * the class's name if `styles` is the namespace of the module; it cannot look into the object, which also holds the names
 * of animations.
 *
 * @returns {import('vite').Plugin}
 */
export function leanStyles() {
  return {
    name: 'site-lean-styles',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      return SOURCE.test(id) ? { code: withNamespaces(code), map: null } : null;
    },
  };
}

/** @param {string} code */
export function withNamespaces(code) {
  return code.replaceAll(IMPORT, 'import * as $1 from $2;');
}
