// Whether contenders send the same page. Nothing is timed that does not.

/** How two documents may be the same, from the strictest to the loosest that any contender needs. */
export const COMPARISONS = /** @type {const} */ ({
  'all bytes': (html) => html,
  // Frameworks put scripts of their own around it.
  'markup of the root element': rootMarkup,
  // React makes ids from the place in the tree, and frameworks put components of their own above the page.
  'markup of the root element, but for the ids of useId': (html) =>
    rootMarkup(html).replaceAll(/_R_\w+_/gu, '_R_'),
  // Streams say in scripts and hidden templates where each part belongs; those differ by the function that made them.
  'texts of the cells': cells,
});

/** @typedef {keyof typeof COMPARISONS} Comparison */

/**
 * What is inside the element that the application owns.
 *
 * @param {string} html
 */
export function rootMarkup(html) {
  const start = /<div id="(?:root|__next)"[^>]*>/u.exec(html);
  if (start === null) throw new Error('the document has no root element');
  const inner = html.slice(start.index + start[0].length);
  let depth = 1;
  for (const { 0: tag, index } of inner.matchAll(/<div\b|<\/div>/gu)) {
    depth += tag === '</div>' ? -1 : 1;
    if (depth === 0) return inner.slice(0, index);
  }
  throw new Error('the root element has no end');
}

/**
 * The texts of a table's cells, in the order of the document.
 *
 * @param {string} html
 */
export function cells(html) {
  const found = [...html.matchAll(/<td>([^<]*)<\/td>/gu)].map(([, text]) => text);
  if (found.length === 0) throw new Error('the document has no table');
  return found.join('\n');
}

/**
 * The strictest comparison by which a document is the same as the first contender's.
 *
 * @param {string} first
 * @param {string} other
 * @param {readonly Comparison[]} allowed
 * @returns {Comparison | undefined} none when the contender must not be timed
 */
export function sameBy(first, other, allowed) {
  return allowed.find((comparison) => {
    try {
      return COMPARISONS[comparison](first) === COMPARISONS[comparison](other);
    } catch {
      return false;
    }
  });
}
