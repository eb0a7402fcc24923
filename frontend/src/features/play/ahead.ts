/** What a press on a way to play begins, and what is fetched for it before. It is all of the game that pages load themselves. */
import type { PageData } from '../../contract/contract';
import type { LocaleCode } from '../../routing/pages';
import { dataPath, pagePath } from '../../routing/paths';
import { loadTexts } from './texts';

const sound = () => import('./first-sound');

/** The screens of the game. */
export const loadGame = () => import('./Game');

const nothing = () => undefined;

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

/** Whether the visitor asks for less data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Fetches what a press needs: the game, its texts, and the first part of the song. Who saves data gets nothing before the press. */
export function fetchAhead(locale: LocaleCode, assetBase: string): void {
  if (savesData()) return;
  // The sound first: it is what a press waits for. What fails is asked for again by the press, which says so.
  sound()
    .then(({ fetchSong }) => fetchSong(assetBase, undefined))
    .catch(nothing);
  loadGame().catch(nothing);
  loadTexts(locale).catch(nothing);
}

// Somebody has pressed before the scripts came: the page itself takes a while yet.
if (typeof window === 'object' && window.location.hash.startsWith('#now')) {
  sound().catch(nothing);
  loadGame().catch(nothing);
}

/** Fetches what the count needs, a few kilobytes: for pages that are not the game's. */
export function fetchSound(): void {
  if (savesData()) return;
  sound()
    .then(({ fetchBeat }) => fetchBeat())
    .catch(nothing);
}

/** Calls when the browser has nothing else to do. Returns what ends the waiting. */
export function whenIdle(call: () => void): () => void {
  // Safari has no such call.
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  if (requestIdleCallback === undefined || cancelIdleCallback === undefined) {
    const timer = window.setTimeout(call, 1000);
    return () => {
      window.clearTimeout(timer);
    };
  }
  const request = requestIdleCallback(call);
  return () => {
    cancelIdleCallback(request);
  };
}

/** Lets the count begin in the press itself. */
export function beginAhead(assetBase: string, idol: number | undefined): void {
  sound()
    .then(({ beginSound }) => beginSound(assetBase, idol))
    .catch(nothing);
}

/** Ends what a press has begun, where the game cannot be loaded. */
export function endAhead(): void {
  sound()
    .then(({ dropSound }) => {
      dropSound();
    })
    .catch(nothing);
}
