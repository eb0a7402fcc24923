// The rule of sizes: a file is short enough to be read, and so is a function.

/** Lines that a file has at most. */
export const MOST = 300;

/** Lines of a function at most, without those that are empty or comments. */
export const MOST_OF_FUNCTION = 50;

/** @typedef {'long' | 'function'} Kind of what is wrong */
/** @typedef {{ kind: Kind, path: string, says: string }} Problem */
/** @typedef {{ kind: Kind, reason: string, paths: string[] }} Exception files that one of the rules leaves alone */

/** A line without meaning of its own. @param {string} line */
const isSilent = (line) => /^\s*(?:$|\/\/|#(?!\[))/u.test(line);

/**
 * The functions of a Rust file or a shell script that the formatter has laid out: each ends with a brace below its first letter.
 * Those of tests are left out, which may be tables or stories; those of TypeScript are counted by oxlint.
 *
 * @param {string} path
 * @param {string[]} lines
 * @returns {{ name: string, line: number, size: number }[]}
 */
function functionsOf(path, lines) {
  if (/(?:^|\/)(?:tests|\w+_tests\.rs$|tests\.rs$)/u.test(path)) return [];
  const opens = path.endsWith('.rs')
    ? /^(?<indent> *)(?:pub(?:\([^)]*\))? )?(?:const |async |extern "C" )*fn (?<name>\w+)/u
    : /^(?<indent> *)(?<name>[\w-]+)\(\) \{$/u;
  const tests = lines.findIndex((line) => /^mod tests \{/u.test(line));
  return lines.slice(0, tests < 0 ? undefined : tests).flatMap((line, index) => {
    const { indent = '', name = '' } = opens.exec(line)?.groups ?? {};
    if (name === '') return [];
    const rest = lines.slice(index);
    const opened = rest.findIndex((each) => /\{$|[{;]\s*$|\}$/u.test(each));
    // One without a body, or with all of it in its first line.
    if (!(rest[opened] ?? '').endsWith('{')) return [];
    const end = rest.findIndex((each, at) => at > opened && each === `${indent}}`);
    return [
      {
        name,
        line: index + 1,
        size: rest.slice(0, end + 1).filter((each) => !isSilent(each)).length,
      },
    ];
  });
}

/**
 * What is wrong with the size of a file and of its functions.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Problem[]}
 */
export function sizesOf(path, text) {
  const lines = text.replace(/\n$/u, '').split('\n');
  const count = String(lines.length);
  /** @type {Problem[]} */
  const found = [];
  if (lines.length > MOST) {
    const says = `${path} has ${count} lines, more than ${String(MOST)}: give each of its jobs a file`;
    found.push({ kind: 'long', path, says });
  }
  const functions = /\.(?:rs|sh)$/u.test(path) ? functionsOf(path, lines) : [];
  for (const { name, line, size } of functions.filter((each) => each.size > MOST_OF_FUNCTION)) {
    const says = `${path}:${String(line)}: ${name} has ${String(size)} lines, more than ${String(MOST_OF_FUNCTION)}`;
    found.push({ kind: 'function', path, says });
  }
  return found;
}

/**
 * The problems that no exception names, and the files that do not need theirs.
 *
 * @param {Problem[]} problems
 * @param {Exception[]} exceptions
 * @returns {string[]} one sentence each
 */
export function judged(problems, exceptions) {
  const isExcepted = (/** @type {Problem} */ { kind, path }) =>
    exceptions.some((each) => each.kind === kind && each.paths.includes(path));
  const isNeeded = (/** @type {Kind} */ kind, /** @type {string} */ path) =>
    problems.some((problem) => problem.kind === kind && problem.path === path);
  return [
    ...problems.filter((problem) => !isExcepted(problem)).map(({ says }) => says),
    ...exceptions.flatMap(({ kind, paths }) =>
      paths
        .filter((path) => !isNeeded(kind, path))
        .map((path) => `${path} does not need the exception ${kind}`),
    ),
  ];
}

/**
 * The components of `ui` that no test beside them names.
 *
 * @param {string[]} paths of the repository's files
 * @returns {string[]} one sentence each
 */
export function untested(paths) {
  const known = new Set(paths);
  const components = paths.filter((path) => /^frontend\/src\/ui\/\w+\/\w+\.tsx$/u.test(path));
  return components
    .filter((path) => !known.has(path.replace(/\.tsx$/u, '.test.tsx')))
    .map((path) => `${path} has no test beside it`);
}
