/** Typed view of `pages.json`, the one list of pages and locales that the server reads too. */
import type { LocaleCode, RoutedPageId } from './ids';
import { locales, pages, position } from './pages.json';

export type { LocaleCode, RoutedPageId } from './ids';
/** Every kind of page: those with one address, the page of one position, the not-found page. */
export type PageId = RoutedPageId | 'position' | 'notFound';

/** URLs contain `code`; `lang`, `hreflang` and Intl take `tag` (BCP 47). */
export interface Locale {
  readonly code: LocaleCode;
  readonly tag: string;
  /** The country whose visitors are meant first (ISO 3166-1). */
  readonly region: string;
  readonly name: string;
}

export interface Page {
  readonly id: RoutedPageId;
  readonly path: string;
}

// The JSON module types its strings as `string`; `ids.ts` is written from the same values.
export const LOCALES = locales as readonly Locale[];
export const PAGES = pages as readonly Page[];
/** Path of the page of one position; `:id` stands for the position's id. */
export const POSITION_PATH = position.path;
export const NOT_FOUND: PageId = 'notFound';
export const DEFAULT_LOCALE: LocaleCode = 'en';

/** Whether a text is one of the locale codes. */
export function isLocaleCode(text: string | null): text is LocaleCode {
  return LOCALES.some((locale) => locale.code === text);
}

/** The record of a locale code. */
export function localeOf(code: LocaleCode): Locale {
  const found = LOCALES.find((locale) => locale.code === code);
  if (found === undefined) throw new Error(`unknown locale ${code}`);
  return found;
}
