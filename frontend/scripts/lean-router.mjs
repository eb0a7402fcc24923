/**
 * Lets the bundler leave out the parts of the router that the site does not use: most of it. That makes the client entry
 * 10.5 KB smaller, each by gzip (react-router 7.18).
 */

const ROUTER = /\/react-router\/dist\/\w+\/chunk-\w+\.mjs$/u;

/** What a version of the router shows once it is marked; without one of them it is written otherwise, and most of it would stay. */
const MARKS = [
  '= /* @__PURE__ */ React',
  ...['warning', 'invariant', 'getInvalidPathError'].map(
    (name) => `/* @__NO_SIDE_EFFECTS__ */ function ${name}(`,
  ),
];

/**
 * The router's components and constants are made by calls at the top of its module, and components are named or given
 * their context by an assignment after it. A bundler must keep both, although they have no effect unless they are used.
 * This plugin marks the calls as pure and drops the assignments. `contextType` is the one that matters to a component:
 * only the boundary of the data router has it, which this site does not use; a test says when another one has it. A build of
 * a router that is written otherwise fails.
 *
 * @returns {import('vite').Plugin}
 */
export function leanRouter() {
  const missing = new Set(MARKS);
  return {
    name: 'site-lean-router',
    transform(code, id) {
      if (!ROUTER.test(id)) return null;
      const lean = withoutEffects(code);
      for (const mark of missing) if (lean.includes(mark)) missing.delete(mark);
      return { code: lean, map: null };
    },
    generateBundle() {
      if (missing.size > 0)
        this.error(
          `this version of react-router is written otherwise than frontend/scripts/lean-router.mjs knows: nothing became ${[...missing].join(', ')}`,
        );
    },
  };
}

/**
 * Marks what has no effect, and drops what only names. The router's warnings, and its complaints about a use that is wrong, are of
 * use to developers only, who see them in the loop.
 *
 * @param {string} code
 */
export function withoutEffects(code) {
  return code
    .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/gu, '= /* @__PURE__ */ $1')
    .replaceAll(
      /^function (warning|invariant|getInvalidPathError)\(/gmu,
      '/* @__NO_SIDE_EFFECTS__ */ function $1(',
    )
    .replaceAll(
      /^(var \w+ = )(new (?:Set|URL)\(|Object\.getOwnPropertyNames\()/gmu,
      '$1/* @__PURE__ */ $2',
    )
    .replaceAll(/^\w+\.(?:displayName = ".*"|contextType = \w+);$/gmu, '');
}
