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

/** What other pages may link to: sections of the home page and of the fan kit, and the game, which begins at once. */
export type Anchor = 'main' | 'aboutUs' | 'music' | 'games' | 'now' | 'press';

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
  // As the server writes it: these three may stand in a path, and people and proxies write them as they are.
  const written = encodeURIComponent(id).replace(/%(?:2B|3A|40)/gu, decodeURIComponent);
  return `${POSITION_PATH.replace(':id', () => written)}?locale=${locale}`;
}

/** The path of the page data at a page's path, for client navigation. */
export function dataPath(pathname: string, locale: LocaleCode): string {
  const page = matchPage(pathname);
  const id = page === 'position' ? pathname.slice(pathname.lastIndexOf('/')) : '';
  return `/_data/${page}${id}?locale=${locale}`;
}

/**
 * Sets `locale` in a query string. The other parameters keep their bytes and their order.
 */
export function withLocale(search: string, locale: LocaleCode): string {
  let written = `locale=${locale}`;
  const pairs = search
    .replace('?', '')
    .split('&')
    .map((pair) => {
      if (read(`&${pair}`) === null) return pair;
      const first = written;
      written = '';
      return first;
    });
  return `?${[...pairs, written].filter(Boolean).join('&')}`;
}

/** The locale of a query string; null when it names none, or one that is not supported. */
export function localeIn(search: string): LocaleCode | null {
  const value = read(search);
  return isLocaleCode(value) ? value : null;
}

/** The locale of a query string, or the default one. */
export function requestedLocale(search: string): LocaleCode {
  return localeIn(search) ?? DEFAULT_LOCALE;
}

/** The first value of `locale`, decoded as the server decodes it. Only one question mark at the start is skipped. */
function read(search: string): string | null {
  const query = search.startsWith('?') ? search.slice(1) : search;
  for (const pair of query.split('&')) {
    const end = pair.indexOf('=');
    if (decoded(end === -1 ? pair : pair.slice(0, end)) !== 'locale') continue;
    return end === -1 ? '' : decoded(pair.slice(end + 1));
  }
  return null;
}

/**
 * A part of a query without its encoding. URLSearchParams would do the same, but the server bundle's host has bare
 * ECMAScript. A part that is no UTF-8 is left as it is: a name or a language has no percent sign.
 */
function decoded(part: string): string {
  if (!/[%+]/u.test(part)) return part;
  try {
    return decodeURIComponent(part.replaceAll('+', ' '));
  } catch {
    return part;
  }
}
