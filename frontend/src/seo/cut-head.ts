/** How the root layout's first element begins; React puts everything hoisted before it. */
const ROOT_OPENING = '<div data-app=';

/**
 * Cuts what React rendered into the document's head and the root element's content.
 *
 * @throws Error when the root layout is missing
 */
export function cutHead(markup: string): { head: string; html: string } {
  const start = markup.indexOf(ROOT_OPENING);
  if (start === -1) throw new Error('the root layout is missing from the rendered markup');
  return { head: markup.slice(0, start), html: markup.slice(start) };
}
