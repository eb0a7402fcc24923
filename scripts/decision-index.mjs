// What holds decisions together: the index by area, and what replaces what. See docs/decisions/README.md.

/**
 * A decision: the name of its file, and its text.
 *
 * @typedef {{ name: string, text: string }} Decision
 */

/** An entry of the index. */
const ENTRY = /^- \[(\d{4})\]\(([^)]+)\): (.*)$/gmu;

/** @param {Decision} decision */
const numberOf = ({ name }) => name.slice(0, 4);

/**
 * The numbers that a line of a decision's head names, each with whether it is replaced in part.
 *
 * @param {string} line
 */
const namedIn = (line) =>
  [...line.matchAll(/\b(\d{4})\b( in part)?/gu)].map(([, number = '', inPart]) => ({
    number,
    isPart: inPart !== undefined,
  }));

/** What a decision replaces, by its head. @param {string} text */
const replacedBy = (text) => namedIn(/^- Replaces: (.*)$/mu.exec(text)?.[1] ?? '');

/** What replaces a decision, by its head. @param {string} text */
function replacersOf(text) {
  const [, status = ''] = /^- Status: (.*)$/mu.exec(text) ?? [];
  const isPart = status.includes('in part');
  return namedIn(status).map(({ number }) => ({ number, isPart }));
}

/**
 * Where only one of two decisions says that one replaces the other.
 *
 * @param {readonly Decision[]} decisions
 * @returns {string[]}
 */
export function faultsOfReplacements(decisions) {
  const byNumber = new Map(decisions.map((one) => [numberOf(one), one.text]));
  const says =
    (/** @type {string | undefined} */ text, /** @type {typeof replacedBy} */ read) =>
    (/** @type {string} */ number, /** @type {boolean} */ isPart) =>
      text !== undefined &&
      read(text).some((one) => one.number === number && one.isPart === isPart);
  return decisions.flatMap(({ name, text }) => {
    const own = name.slice(0, 4);
    const words = (/** @type {boolean} */ isPart) => (isPart ? ' in part' : '');
    return [
      ...replacersOf(text)
        .filter(({ number, isPart }) => !says(byNumber.get(number), replacedBy)(own, isPart))
        .map(
          ({ number, isPart }) =>
            `${name}: ${number} does not say "- Replaces: ${own}${words(isPart)}"`,
        ),
      ...replacedBy(text)
        .filter(({ number, isPart }) => !says(byNumber.get(number), replacersOf)(own, isPart))
        .map(
          ({ number, isPart }) =>
            `${name}: ${number} does not say "replaced${words(isPart)} by ${own}"`,
        ),
    ];
  });
}

/**
 * What is wrong with the index: each decision stands in one area, once, with its title.
 *
 * @param {string} index
 * @param {readonly Decision[]} decisions
 * @returns {string[]}
 */
export function faultsOfIndex(index, decisions) {
  const entries = [...index.matchAll(ENTRY)].map(([, number, file, title]) => ({
    number,
    file,
    title,
  }));
  const names = decisions.map(({ name }) => name);
  return [
    ...entries
      .filter(({ file = '' }) => !names.includes(file))
      .map(({ file }) => `the index has ${String(file)}, which does not exist`),
    ...decisions.flatMap(({ name, text }) => {
      const [, title = ''] = /^# \d{4}: (.*)$/mu.exec(text) ?? [];
      const line = `- [${name.slice(0, 4)}](${name}): ${title}`;
      const own = entries.filter(({ file }) => file === name);
      if (own.length > 1) return [`the index has ${name} more than once`];
      return own[0]?.title === title ? [] : [`the index lacks "${line}"`];
    }),
  ];
}
