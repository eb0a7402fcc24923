/** Builds every in-site URL, so that each of them carries the locale. */
import {
  DEFAULT_LOCALE,
  PAGES,
  POSITION_PATH,
  isLocaleCode,
  type LocaleCode,
  type RoutedPageId,
} from './pages';
import { matchPage } from './routes';

/** Sections that other pages may link to: those of the home page, and where the game can be played. */
export type Anchor = 'main' | 'aboutUs' | 'music' | 'games' | 'play';

/**
 * The path of a page in a language.
 *
 * @example pagePath('home', 'jp', 'music') // '/?locale=jp#music'
 */
export function pagePath(page: RoutedPageId, locale: LocaleCode, anchor?: Anchor): string {
  const path = PAGES.find(({ id }) => id === page)?.path ?? '/';
  return `${path}?locale=${locale}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * The path of the page of one position in a language.
 *
 * @example positionPath('qa lead', 'en') // '/recruit/qa%20lead?locale=en'
 */
export function positionPath(id: string, locale: LocaleCode): string {
  return `${POSITION_PATH.replace(':id', () => encodeURIComponent(id))}?locale=${locale}`;
}

/** The path of the page data at a page's path, for client navigation. */
export function dataPath(pathname: string, locale: LocaleCode): string {
  const page = matchPage(pathname);
  const id = page === 'position' ? pathname.slice(pathname.lastIndexOf('/')) : '';
  return `/_data/${page}${id}?locale=${locale}`;
}

/**
 * Sets `locale` in a query string. Works on the text, because URLSearchParams would encode the other parameters anew;
 * they keep their bytes and their order.
 */
export function withLocale(search: string, locale: LocaleCode): string {
  const pairs = pairsOf(search);
  const first = pairs.findIndex(isLocalePair);
  const kept = pairs.filter((pair, index) => index === first || !isLocalePair(pair));
  const written = `locale=${locale}`;
  if (first === -1) return `?${[...kept, written].join('&')}`;
  return `?${kept.map((pair) => (isLocalePair(pair) ? written : pair)).join('&')}`;
}

/** The locale of a query string; null when it names none, or one that is not supported. */
export function localeIn(search: string): LocaleCode | null {
  const pair = pairsOf(search).find(isLocalePair);
  const value = pair?.slice('locale='.length) ?? null;
  return isLocaleCode(value) ? value : null;
}

/** The locale of a query string, or the default one. */
export function requestedLocale(search: string): LocaleCode {
  return localeIn(search) ?? DEFAULT_LOCALE;
}

function pairsOf(search: string): string[] {
  const query = search.startsWith('?') ? search.slice(1) : search;
  return query.split('&').filter(Boolean);
}

function isLocalePair(pair: string): boolean {
  return pair === 'locale' || pair.startsWith('locale=');
}
