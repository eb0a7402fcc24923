/** Lets the bundler leave out the parts of the router that the site does not use: most of it. */

const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/u;

/**
 * The router's components are made by calls at the top of its module, and named by an assignment after it. A bundler
 * must keep both, although they have no effect unless the component is used. This plugin marks them as pure.
 *
 * @returns {import('vite').Plugin}
 */
export function leanRouter() {
  return {
    name: 'site-lean-router',
    transform(code, id) {
      return ROUTER.test(id) ? { code: withoutEffects(code), map: null } : null;
    },
  };
}

/** @param {string} code */
export function withoutEffects(code) {
  return code
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/gu, '= /* @__PURE__ */ $1')
    .replaceAll(/^\w+\.displayName = ".*";$/gmu, '');
}
