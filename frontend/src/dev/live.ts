/** The browser's side of the developers' loop; never part of a production build. */

/**
 * Takes the page over from the server: removes its style sheet, since by now Vite has put in its own styles, which it
 * keeps up to date, and has all of the page laid out, as the start script of a production build does.
 */
export function takeOver(): void {
  for (const link of document.querySelectorAll('link[data-dev-css]')) link.remove();
  document.documentElement.dataset['painted'] = '';
}
