/** The browser's side of the developers' loop; never part of a production build. */

/** Removes the server's style sheet: by now Vite has put in its own styles, which it keeps up to date. */
export function dropServerStyles(): void {
  for (const link of document.querySelectorAll('link[data-dev-style]')) link.remove();
}
