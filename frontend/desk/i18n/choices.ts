/** What somebody has chosen in this browser, by a name. Where the browser keeps nothing for sites, it is forgotten with the page. */

/** What was chosen; empty where nothing was, or nothing is kept. */
export function keptChoice(name: string): string {
  try {
    return localStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a choice. */
export function keepChoice(name: string, choice: string): void {
  try {
    localStorage.setItem(name, choice);
  } catch {
    // Only the memory is lost.
  }
}
