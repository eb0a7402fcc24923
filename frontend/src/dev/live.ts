/** The browser's side of the developers' loop; never part of a production build. */
import { startIntro } from '../features/intro/start-intro';

/**
 * Replaces the server's style sheet by the styles that Vite has inserted and updates, lays out the whole page, and
 * starts the intro, as the start script of a production build does.
 */
export function takeOver(): void {
  for (const link of document.querySelectorAll('link[data-dev-css]')) link.remove();
  document.documentElement.dataset['painted'] = '';
  void startIntro();
}
