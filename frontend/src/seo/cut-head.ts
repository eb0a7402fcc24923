/** The first element of the root layout begins with this; React puts everything hoisted before it. */
export const ROOT_MARK = 'data-app';

const ROOT_OPENING = new RegExp(`<div ${ROOT_MARK}=`, 'u');

/**
 * Cuts what React rendered into the document's head and the root element's content.
 *
 * @throws Error when the root layout is missing
 */
export function cutHead(markup: string): { head: string; html: string } {
  const start = markup.search(ROOT_OPENING);
  if (start === -1) throw new Error('the root layout is missing from the rendered markup');
  return { head: markup.slice(0, start), html: markup.slice(start) };
}
