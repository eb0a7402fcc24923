// Holds the mutants that no test has seen against the table of those that are explained. Arguments: the table, then files of
// cargo-mutants, `missed.txt` and `caught.txt`, or a report of Stryker, `mutation.json`. Ends with 1 when one is not explained.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** @typedef {{ missed: string[], caught: string[] }} Outcome mutants by their names, which hold no line number */
/**
 * @typedef {{ source: string, mutants: { mutatorName: string, replacement?: string, status: string,
 *   location: { start: Position, end: Position } }[] }} StrykerFile
 */
/** @typedef {{ line: number, column: number }} Position from one */

/**
 * How often a mutant of a name may survive, by the rows of a table `| mutant | times | why |`. A bar inside of a name has a
 * backslash before it there.
 *
 * @param {string} markdown
 * @returns {Map<string, number>}
 */
export function explained(markdown) {
  const rows = markdown
    .split('\n')
    .map((line) =>
      line.split(/(?<!\\)\|/u).map((cell) => cell.trim().replaceAll(String.raw`\|`, '|')),
    );
  return new Map(
    rows.flatMap(([, name = '', times = '', why = '']) =>
      /^`.+`$/u.test(name) && /^\d+$/u.test(times) && why !== ''
        ? [[name.slice(1, -1), Number(times)]]
        : [],
    ),
  );
}

/**
 * Names out of a list of cargo-mutants. The position is left out, because every change above it would move it.
 *
 * @param {string} text
 */
export function ofCargo(text) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(/^([^:]+):\d+:\d+: /u, '$1: '));
}

/** @param {string} source @param {{ start: Position, end: Position }} location */
function textAt(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  // The end first: it may lie in the line of the start.
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join(' ');
}

/**
 * Names out of a report of Stryker: what stood there, and what took its place.
 *
 * @param {{ files: Record<string, StrykerFile> }} report
 * @returns {Outcome}
 */
export function ofStryker({ files }) {
  const named = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ mutatorName, replacement = '', status, location }) => {
      const short = (/** @type {string} */ text) => text.replaceAll(/\s+/gu, ' ').slice(0, 60);
      const change = `${short(textAt(source, location))} -> ${short(replacement)}`;
      return { status, name: `frontend/${file}: ${mutatorName}: ${change}`.replaceAll('`', "'") };
    }),
  );
  const of = (/** @type {string[]} */ ...states) =>
    named.filter(({ status }) => states.includes(status)).map(({ name }) => name);
  return { missed: of('Survived', 'NoCoverage'), caught: of('Killed', 'Timeout') };
}

/** @param {readonly string[]} names */
function counted(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Mutants that survive more often than the table says, and rows of the table whose mutant a test has seen in this run.
 *
 * @param {Outcome} outcome
 * @param {Map<string, number>} table
 */
export function judge({ missed, caught }, table) {
  const survived = counted(missed);
  const unexplained = [...survived].filter(([name, times]) => times > (table.get(name) ?? 0));
  const seen = [...new Set(caught)].filter((name) => table.has(name) && !survived.has(name));
  return { unexplained, seen };
}

/** @param {readonly string[]} files @returns {Outcome} */
function outcomeOf(files) {
  /** @type {Outcome} */
  const all = { missed: [], caught: [] };
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) {
      const { missed, caught } = ofStryker(JSON.parse(text));
      all.missed.push(...missed);
      all.caught.push(...caught);
    } else {
      all[path.basename(file) === 'missed.txt' ? 'missed' : 'caught'].push(...ofCargo(text));
    }
  }
  return all;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [table = '', ...files] = process.argv.slice(2);
  const outcome = outcomeOf(files);
  const { unexplained, seen } = judge(outcome, explained(readFileSync(table, 'utf8')));
  const say = (/** @type {string} */ line) => process.stdout.write(`${line}\n`);
  say(`mutants: ${String(outcome.caught.length)} seen, ${String(outcome.missed.length)} not`);
  for (const name of seen) say(`seen by a test now, so its row may go: ${name}`);
  if (unexplained.length > 0) {
    say(`not explained: write a test that sees it, or a row into ${table}:`);
    for (const [name, times] of unexplained) {
      say(`| \`${name.replaceAll('|', String.raw`\|`)}\` | ${String(times)} | WHY |`);
    }
    process.exitCode = 1;
  }
}
