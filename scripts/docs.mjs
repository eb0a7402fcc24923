// What the documents must be: decisions in one form, and paths that lead somewhere.
// See docs/decisions/0000-template.md.
import path from 'node:path';

/** The headings of a decision, in their order. */
export const HEADINGS = ['Context', 'Alternatives', 'Decision', 'Consequences'];

/** Lines that the documents which everybody reads first have at most. */
const MOST_LINES = new Map([
  ['README.md', 150],
  ['docs/architecture.md', 250],
]);

/** Code of a document: a block of a shell, and what is between backticks. */
const CODE = /```sh\n[\s\S]*?```|`[^`\n]+`/gu;
/** A command with the name of its target or script. */
const COMMAND = /(?<=^|[`;&|$] ?|=\S+ )(make|npm run)(?: --\w+)* ([a-z][\w:-]*)/gmu;

/** A path in backticks: names with slashes between them and an extension, neither a pattern nor a placeholder. */
const PATH_IN_CODE = /`((?:[\w.@-]+\/)+[\w.@-]+\.\w+)`/gu;

/** Whether this is a day of the calendar, as YYYY-MM-DD. @param {string} text */
function isDay(text) {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * What is wrong with the form of a decision.
 *
 * @param {string} name the file's name
 * @param {string} text the file's content
 * @param {readonly string[]} numbers of all decisions
 */
export function faultsOfDecision(name, text, numbers) {
  const [number = ''] = /^\d{4}(?=-[a-z0-9-]+\.md$)/u.exec(name) ?? [];
  const [, date = ''] = /^- Date: (.*)$/mu.exec(text) ?? [];
  const [, status = ''] = /^- Status: (.*)$/mu.exec(text) ?? [];
  const [, one, several = one] =
    /^(?:replaced by (\d{4})|accepted, replaced in part by (\d{4}(?:, \d{4})*))$/u.exec(status) ??
    [];
  const successors = several?.split(', ') ?? [];
  const headings = [...text.matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
  const empty = [...text.matchAll(/^## (.*)\n+(?=## |$(?![\s\S]))/gmu)].map(
    ([, heading]) => heading,
  );
  return [
    number === '' && 'the name is not NNNN-some-words.md',
    numbers.filter((one) => one === number).length > 1 &&
      `another decision has the number ${number}`,
    !text.startsWith(`# ${number}: `) && `the title does not begin with "# ${number}: "`,
    !isDay(date) && `"${date}" is no date: want "- Date: YYYY-MM-DD"`,
    status !== 'accepted' &&
      several === undefined &&
      `"${status}" is no status: want "- Status: accepted" or "- Status: replaced by NNNN"`,
    ...successors
      .filter((successor) => !numbers.includes(successor))
      .map((successor) => `there is no decision ${successor} that replaces this one`),
    headings.join() !== HEADINGS.join() &&
      `the headings are "${headings.join(', ')}": want "${HEADINGS.join(', ')}"`,
    ...empty.map((heading) => `nothing stands below "${heading ?? ''}"`),
  ].filter((fault) => fault !== false);
}

/** A line of a comment in the languages of the repository; an attribute of Rust is none. */
const COMMENT = /^\s*(?:\/?\*|#(?![![])).*$|\/\/.*$/gmu;

/**
 * Words that a reader whose first language is not English stumbles over, and what says the same. Names of files may have them.
 *
 * @type {readonly [RegExp, string][]}
 */
const UNPLAIN = [
  [/\bwhoever\b/iu, 'anyone who'],
  [/\bfor ever\b/iu, 'without end'],
  [/\bst(?:ands?|anding|ood) back\b/iu, 'gives way'],
  [/(?<![-\w`])nobody(?![-\w`])/iu, 'no one'],
  // What is left alone, or stands alone, is not meant: only the word that follows what is the only one.
  [
    /(?<!\b(?:leav(?:es?|ing)|left|stands?|standing)\b[^.]{0,80})(?<![-\w`])alone(?![-\w`])/iu,
    'only',
  ],
  [/\b(?:that|which|it|they|but) (?:is|are) none\b/iu, 'is no ...'],
  [
    /\b(?:server|service|site|platform|engine|host|program|request|call|query)s? (?:is |are )?answer(?:s|ed)?\b/iu,
    'responds',
  ],
];

/**
 * The unplain words of a document, or of the comments of a source, each with what to write in its place.
 *
 * @param {string} file
 * @param {string} text
 */
export function unplainWords(file, text) {
  const read = file.endsWith('.md') ? text : (text.match(COMMENT) ?? []).join('\n');
  return UNPLAIN.flatMap(([words, plain]) => {
    const [found] = words.exec(read) ?? [];
    return found === undefined ? [] : [`"${found}" is no plain English: write "${plain}"`];
  });
}

/**
 * Whether a document is longer than it may be.
 *
 * @param {string} file
 * @param {string} text
 * @returns {string[]} one sentence at most
 */
export function tooLong(file, text) {
  const [lines, most] = [text.trimEnd().split('\n').length, MOST_LINES.get(file) ?? Infinity];
  return lines > most ? [`${String(lines)} lines, more than ${String(most)}`] : [];
}

/**
 * The commands of a document that there are none of.
 *
 * @param {string} text
 * @param {{ make: ReadonlySet<string>, 'npm run': ReadonlySet<string> }} known targets of the Makefile and scripts of all packages
 */
export function deadCommands(text, known) {
  const code = (text.match(CODE) ?? []).join('\n');
  const named = [...code.matchAll(COMMAND)].map(([, tool, name = '']) => ({ tool, name }));
  return named
    .filter(({ tool, name }) => !known[tool === 'make' ? 'make' : 'npm run'].has(name))
    .map(({ tool, name }) => `${String(tool)} ${name}`);
}

/** @param {string} text @param {readonly string[]} folders */
const pathsIn = (text, folders) =>
  [...text.matchAll(PATH_IN_CODE)]
    .map(([, found = '']) => found)
    .filter((found) => folders.includes(found.split('/')[0] ?? ''));

/**
 * The paths of a document that lead nowhere. A path counts when it begins with a folder of the repository. Of links lychee knows.
 *
 * @param {string} text the document's content
 * @param {readonly string[]} folders of the repository's root
 * @param {(file: string) => boolean} exists whether there is a file or folder, by its path from the root
 */
export function deadPaths(text, folders, exists) {
  const prose = text.replaceAll(/^( *)```[\s\S]*?^\1```/gmu, '');
  return [...new Set(pathsIn(prose, folders))].filter((found) => !exists(found));
}

/**
 * The paths in the comments of a source that lead nowhere. They count as in a document, and may begin at a folder around
 * the source, such as that of its package, too.
 *
 * @param {string} file path of the source from the repository's root
 * @param {string} text its content
 * @param {readonly string[]} folders of the repository's root
 * @param {(file: string) => boolean} exists whether there is a file or folder, by its path from the root
 */
export function deadPathsInComments(file, text, folders, exists) {
  const comments = [...text.matchAll(COMMENT)].map(([comment]) => comment).join('\n');
  const around = file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'));
  return [...new Set(pathsIn(comments, folders))].filter(
    (found) => !around.some((folder) => exists(path.posix.join(folder, found))),
  );
}
