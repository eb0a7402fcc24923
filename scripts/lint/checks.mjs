// The one list of the checks that need neither a build nor a test: `make lint` runs all of them, and `scripts/test.sh`, which
// `make test` and continuous integration run, those of each area.

/** What a comment would say to switch a rule off. */
const SWITCHED_OFF = '(ox|es)lint-(disable|enable)';

/** Sources that oxlint leaves alone. */
const NOT_OF_OXLINT = "'*.rs' '*.css' '*.sh' 'ssr-runtime/*.mjs' 'tests/lab/bench/*.mjs'";

/** The checks by area of `scripts/test.sh` and by kind: lines of bash that end with 0 when all is well. */
export const AREAS = {
  frontend: {
    linters: {
      'texts that are used': 'npm run --silent check:used-texts',
      oxlint: 'oxlint',
      knip: 'knip',
      stylelint: 'stylelint "frontend/{src,desk}/**/*.css"',
      'texts in all languages': 'npm run --silent check:locales',
      documents: 'npm run --silent check:docs',
      links: 'node scripts/links.mjs',
      // Of what oxlint does not read; clippy and oxlint count the lines of functions.
      'lengths of files': `git ls-files -z --cached --others --exclude-standard -- ${NOT_OF_OXLINT} | xargs -0 awk 'FNR == 301 { print FILENAME ": more than 300 lines"; long = 1 } END { exit long }'`,
      'images by digest': 'node scripts/lint/check-images.mjs',
      'rules that are switched off': `! git grep --untracked --line-number --extended-regexp '${SWITCHED_OFF}' -- ':!package-lock.json'`,
    },
    // oxlint checks the types of everything else.
    types: {
      'types of examples': 'tsc --noEmit --project ssr-runtime/examples/template',
    },
    architecture: { architecture: 'npm run --silent check:architecture' },
    shell: { 'shell scripts': 'scripts/lint-shell.sh' },
    format: { 'format of the rest': 'oxfmt --check' },
  },
  rust: {
    'rust-format': { 'format of Rust': 'cargo fmt --all --check' },
  },
};

/** @typedef {import('./run-all.mjs').Check} Check */

/**
 * The checks of some kinds and areas, of all when none is named, and the names that there are none of.
 *
 * @param {readonly string[]} wanted
 * @returns {{ checks: Check[], unknown: string[] }}
 */
export function checksOf(wanted) {
  const kinds = Object.entries(AREAS).flatMap(([area, own]) =>
    Object.entries(own).map(([kind, commands]) => ({ area, kind, commands })),
  );
  const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name);
  const names = new Set(kinds.flatMap(({ area, kind }) => [area, kind]));
  return {
    checks: kinds
      .filter(({ area, kind }) => isWanted(area) || isWanted(kind))
      .flatMap(({ commands }) => Object.entries(commands))
      .map(([name, command]) => ({ name, command })),
    unknown: wanted.filter((name) => !names.has(name)),
  };
}
