// Figures with their spread, and the table of them.

/** @typedef {{ median: number, least: number, most: number }} Spread what several rounds gave */
/** @typedef {number | Spread} Figure */
/** @typedef {[what: string, ours: Figure, baseline?: Figure]} Row */

/**
 * The middle one of some rounds, and how far they lie apart.
 *
 * @param {readonly number[]} values
 * @returns {Spread}
 */
export function spreadOf(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const [least = NaN, most = NaN] = [sorted.at(0), sorted.at(-1)];
  return { median: sorted[Math.floor(sorted.length / 2)] ?? NaN, least, most };
}

/** @param {number} value */
function digits(value) {
  return value.toFixed(Math.abs(value) < 100 ? 2 : 0);
}

/**
 * A figure as a cell of a table.
 *
 * @param {Figure | undefined} figure
 */
export function cell(figure) {
  if (figure === undefined) return '';
  if (typeof figure === 'number') return digits(figure);
  return `${digits(figure.median)} (${digits(figure.least)} to ${digits(figure.most)})`;
}

/** @param {Figure} figure */
function middle(figure) {
  return typeof figure === 'number' ? figure : figure.median;
}

/**
 * A table in Markdown.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function lines(rows) {
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * The table of all rows as Markdown, so that it can stand in a document as it is: a median has the least and the most of its
 * rounds beside it.
 *
 * @param {readonly Row[]} rows
 */
export function table(rows) {
  const head = ['what; beside what', 'this site', 'baseline', 'ratio'];
  const body = rows.map(([what, ours, baseline]) => {
    const ratio = baseline === undefined ? '' : digits(middle(ours) / middle(baseline));
    return [what, cell(ours), cell(baseline), ratio];
  });
  return lines([head, head.map(() => '---'), ...body]);
}

/**
 * What was measured, as Markdown.
 *
 * @param {readonly (readonly [string, string])[]} versions
 */
export function versionTable(versions) {
  return lines([['program', 'version'], ['---', '---'], ...versions]);
}
