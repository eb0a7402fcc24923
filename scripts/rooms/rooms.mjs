// The rule of the Rust crates' rooms: which modules import which, and what is wrong with it.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The rooms of a crate from top to bottom, as the text block of its lib.rs draws them: one line a rank, the names of the
 * rank separated by commas, then two spaces and a description. `undefined` when lib.rs draws none.
 *
 * @param {string} lib text of lib.rs
 * @returns {string[][] | undefined}
 */
export function roomsOf(lib) {
  const block =
    /^\/\/! ```text\n((?:\/\/! [a-z][a-z_0-9]*(?:, [a-z][a-z_0-9]*)* {2,}.*\n)+)\/\/! ```$/mu.exec(
      lib,
    );
  return block?.[1]
    ?.trimEnd()
    .split('\n')
    .map((line) => (line.slice('//! '.length).split('  ')[0] ?? '').split(', '));
}

/** Source without comments and strings, which may name modules without importing them. @param {string} text */
function code(text) {
  return text
    .replace(/\/\/.*$/gmu, '')
    .replace(/\/\*[\s\S]*?\*\//gu, '')
    .replace(/"(?:[^"\\]|\\[\s\S])*"/gu, '""');
}

/** The paths that a brace group of `use` names: `a::{b, c::d}` gives `a::b` and `a::c::d`. @param {string} path @returns {string[]} */
function expand(path) {
  const open = path.indexOf('{');
  if (open < 0) return [path];
  const head = path.slice(0, open);
  /** @type {string[]} */
  const parts = [];
  let depth = 0;
  let part = '';
  for (const character of path.slice(open + 1, path.lastIndexOf('}'))) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].flatMap((rest) => (rest === '' ? [] : expand(head + rest)));
}

/** The module path of a file below src: `http/routes/mod.rs` is `['http', 'routes']`. @param {string} file */
function modulePath(file) {
  const parts = file.replace(/\.rs$/u, '').split(sep);
  if (parts.at(-1) === 'mod' || (parts.length === 1 && ['lib', 'main'].includes(parts[0] ?? ''))) {
    parts.pop();
  }
  return parts;
}

/**
 * The absolute module paths that a file imports, by `crate::` and by `super::`.
 *
 * @param {string} text
 * @param {string[]} self the file's own module path
 */
function importsOf(text, self) {
  const source = code(text);
  const tests = source.search(/#\[cfg\(test\)\]\s*mod tests/u);
  /** @type {string[][]} */
  const found = [];
  const paths =
    /(?<!\bin )\b(crate|super)::((?:[a-z_0-9]+::)*(?:[A-Za-z_0-9]+|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))/gu;
  for (const match of source.matchAll(paths)) {
    const isTest = tests >= 0 && match.index > tests;
    for (const path of expand((match[2] ?? '').replace(/\s+/gu, ''))) {
      const names = path.split('::');
      if (match[1] === 'crate') {
        found.push(names);
        continue;
      }
      // Inside `mod tests` one `super` leads to the file's own module.
      let base = isTest ? self : self.slice(0, -1);
      while (names[0] === 'super') {
        base = base.slice(0, -1);
        names.shift();
      }
      found.push([...base, ...names]);
    }
  }
  return found;
}

/** Every source file of a crate. @param {string} folder @returns {string[]} */
function rustFiles(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    // Each file of src/bin is a program of its own.
    if (statSync(path).isDirectory()) return name === 'bin' ? [] : rustFiles(path);
    return name.endsWith('.rs') ? [path] : [];
  });
}

/** For each module those that it imports, each with a file that does so. @typedef {Map<string, Map<string, string>>} Graph */

/** One circle of a graph as a list of names, or `undefined`. @param {Graph} graph */
function circle(graph) {
  const done = new Set();
  /** @type {(node: string, trail: string[]) => string[] | undefined} */
  const visit = (node, trail) => {
    if (trail.includes(node)) return [...trail.slice(trail.indexOf(node)), node];
    if (done.has(node)) return undefined;
    for (const next of graph.get(node)?.keys() ?? []) {
      const found = visit(next, [...trail, node]);
      if (found) return found;
    }
    done.add(node);
    return undefined;
  };
  for (const node of graph.keys()) {
    const found = visit(node, []);
    if (found) return found;
  }
  return undefined;
}

/**
 * What is wrong with the imports of a crate: an import from a room above or beside, or from lib.rs; a module that lib.rs does
 * not draw; and a circle of modules beside each other, at any depth.
 *
 * @param {string} crate folder of the crate
 * @returns {string[]} one sentence a problem
 */
export function problems(crate) {
  const src = join(crate, 'src');
  const files = rustFiles(src).map((path) => {
    const self = modulePath(relative(src, path));
    return { path, self, imports: importsOf(readFileSync(path, 'utf8'), self) };
  });
  const modules = new Set(files.map(({ self }) => self.join('::')));
  const rooms = roomsOf(readFileSync(join(src, 'lib.rs'), 'utf8'));
  /** @type {string[]} */
  const found = [];
  if (!rooms && modules.size > 1) found.push(`${crate}/src/lib.rs draws no rooms`);
  const rank = new Map((rooms ?? []).flatMap((names, index) => names.map((name) => [name, index])));
  // Siblings by the path of their parent; each edge remembers one file.
  /** @type {Map<string, Graph>} */
  const siblings = new Map();
  for (const { path, self, imports } of files) {
    if (self.length > 0 && rooms && !rank.has(self[0] ?? '')) {
      found.push(`${crate}/src/lib.rs does not draw the room \`${self[0] ?? ''}\` (${path})`);
    }
    for (const target of imports) {
      let depth = 0;
      while (depth < self.length && self[depth] === target[depth]) depth += 1;
      const [from, to] = [self[depth], target[depth]];
      const parent = self.slice(0, depth).join('::');
      const isModule = to !== undefined && modules.has([...self.slice(0, depth), to].join('::'));
      if (from === undefined) continue;
      if (!isModule && depth === 0)
        found.push(`${path} imports \`${to ?? ''}\` from lib.rs, above all rooms`);
      if (!isModule) continue;
      if (depth === 0 && rooms && (rank.get(from) ?? 0) >= (rank.get(to) ?? Infinity)) {
        found.push(`${path} imports \`${to}\`, which is not below \`${from}\``);
      }
      /** @type {Graph} */
      const graph = siblings.get(parent) ?? new Map();
      siblings.set(parent, graph);
      /** @type {Map<string, string>} */
      const edges = graph.get(from) ?? new Map();
      graph.set(from, edges.set(to, edges.get(to) ?? path));
    }
  }
  for (const [parent, graph] of siblings) {
    const names = circle(graph);
    if (!names) continue;
    const edges = names.slice(1).map((to, index) => graph.get(names[index] ?? '')?.get(to) ?? '');
    found.push(
      `${crate}: circle in \`crate::${parent}\`: ${names.join(' -> ')} (${edges.join(', ')})`,
    );
  }
  return [...new Set(found)];
}

/**
 * The files of a crate that name another crate, outside the rooms that may.
 *
 * @param {string} crate folder of the crate
 * @param {string} other name of the other one, as code has it
 * @param {readonly string[]} rooms
 * @returns {string[]} one sentence a file
 */
export function strangers(crate, other, rooms) {
  const src = join(crate, 'src');
  const name = new RegExp(`\\b${other}::`, 'u');
  const named = rustFiles(src).filter((path) => {
    const [room = ''] = modulePath(relative(src, path));
    return !rooms.includes(room) && name.test(code(readFileSync(path, 'utf8')));
  });
  return named.map((path) => `${path} imports \`${other}\`, which only ${rooms.join(', ')} may`);
}
