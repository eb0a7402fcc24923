/** What the screens of the game take from the network besides themselves, fetched before they are there. */
import type { PageData } from '../../contract/contract';
import type { LocaleCode } from '../../routing/pages';
import { dataPath, pagePath } from '../../routing/paths';

/** The page of the game, whose texts its screens use, by language. */
const gamePages = new Map<LocaleCode, Promise<PageData>>();

/** The data of the game's page, for screens over another one. */
export async function loadGamePage(locale: LocaleCode): Promise<PageData> {
  const kept = gamePages.get(locale);
  if (kept !== undefined) return kept;
  const { pathname } = new URL(pagePath('mashup', locale), window.location.href);
  const page = fetch(dataPath(pathname, locale)).then(async (response) => {
    if (!response.ok) throw new Error(`the page of the game: ${String(response.status)}`);
    return (await response.json()) as PageData;
  });
  gamePages.set(locale, page);
  page.catch(() => {
    gamePages.delete(locale);
  });
  return page;
}
