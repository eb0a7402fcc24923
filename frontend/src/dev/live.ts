/** The browser's side of the developers' loop; never part of a production build. */

/**
 * Replaces the server's style sheet by the styles that Vite has inserted and updates, and lays out the whole page, as
 * the start script of a production build does.
 */
export function takeOver(): void {
  for (const link of document.querySelectorAll('link[data-dev-css]')) link.remove();
  document.documentElement.dataset['painted'] = '';
}
