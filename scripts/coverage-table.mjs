// Sums what the tests run of each room up, out of the reports of cargo-llvm-cov and of vitest, and prints one table.
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** @typedef {{ covered: number, count: number }} Share */
/** @typedef {{ file: string, lines: Share, functions: Share }} Covered */

/**
 * The room of a file: its crate and the module at the top of it; of the front end the folder in `src`.
 *
 * @param {string} file a path from the root of the checkout
 */
export function roomOf(file) {
  const [before = file, after] = file.split(/\/src\/(.*)/su);
  if (after === undefined) return before;
  const [room = ''] = after.split('/');
  return `${before} ${room.replace(/\.\w+$/u, '')}`;
}

/**
 * Files of a report of cargo-llvm-cov. Tests themselves do not count.
 *
 * @param {{ data: { files: { filename: string, summary: { lines: Share, functions: Share } }[] }[] }} report
 * @param {string} root
 * @returns {Covered[]}
 */
export function ofRust(report, root) {
  return report.data
    .flatMap(({ files }) => files)
    .map(({ filename, summary }) => ({
      file: relative(root, filename).split(sep).join('/'),
      lines: summary.lines,
      functions: summary.functions,
    }))
    .filter(
      ({ file }) => !/(?:^|\/)(?:tests|benches)\/|_tests\.rs$|\/tests\.rs$|^\.\./u.test(file),
    );
}

/**
 * Files of a report of vitest.
 *
 * @param {Record<string, Record<'lines' | 'functions', { covered: number, total: number }>>} report
 * @param {string} root
 * @returns {Covered[]}
 */
export function ofVitest(report, root) {
  const share = (/** @type {{ covered: number, total: number }} */ { covered, total }) => ({
    covered,
    count: total,
  });
  return Object.entries(report)
    .filter(([file]) => file !== 'total')
    .map(([file, { lines, functions }]) => ({
      file: relative(root, file).split(sep).join('/'),
      lines: share(lines),
      functions: share(functions),
    }));
}

/** @param {Share} sum @param {Share} part */
function add(sum, part) {
  sum.covered += part.covered;
  sum.count += part.count;
}

/**
 * Rows of the table: each room, then the sum.
 *
 * @param {readonly Covered[]} files
 * @returns {string[][]}
 */
export function rows(files) {
  /** @type {Map<string, { lines: Share, functions: Share }>} */
  const rooms = new Map();
  for (const { file, lines, functions } of files) {
    for (const name of [roomOf(file), 'all']) {
      const room = rooms.get(name) ?? {
        lines: { covered: 0, count: 0 },
        functions: { covered: 0, count: 0 },
      };
      add(room.lines, lines);
      add(room.functions, functions);
      rooms.set(name, room);
    }
  }
  const percent = (/** @type {Share} */ { covered, count }) =>
    count === 0 ? '' : ((100 * covered) / count).toFixed(1);
  return [...rooms]
    .sort(
      ([left], [right]) =>
        Number(left === 'all') - Number(right === 'all') || left.localeCompare(right),
    )
    .map(([name, { lines, functions }]) => [
      name,
      String(lines.count),
      percent(lines),
      percent(functions),
    ]);
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [root = '', rust = '', frontend = ''] = process.argv.slice(2);
  const files = [
    ...(existsSync(rust) ? ofRust(read(rust), root) : []),
    ...(existsSync(frontend) ? ofVitest(read(frontend), root) : []),
  ];
  for (const row of [
    ['room', 'lines', 'lines run, %', 'functions run, %'],
    ['---', '---:', '---:', '---:'],
    ...rows(files),
  ]) {
    process.stdout.write(`| ${row.join(' | ')} |\n`);
  }
}
