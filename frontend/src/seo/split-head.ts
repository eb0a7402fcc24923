/** The beginning of the root layout's first element; React puts all hoisted elements before it. */
const ROOT_OPENING = '<div data-app=';

/**
 * Splits React's markup into the document's head and the root element's content.
 *
 * @throws Error when the root layout is missing
 */
export function splitHead(markup: string): { head: string; html: string } {
  const start = markup.indexOf(ROOT_OPENING);
  if (start === -1) throw new Error('the root layout is missing from the rendered markup');
  return { head: markup.slice(0, start), html: markup.slice(start) };
}
