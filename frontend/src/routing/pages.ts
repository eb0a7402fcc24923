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
  /** What it is written in (ISO 15924). */
  readonly script: string;
  readonly name: string;
}

/** A page that has one address, with what is particular to it; decision 0066 lists the traits. */
export interface Page {
  readonly id: RoutedPageId;
  readonly path: string;
  /** Its place in the main menu; a page without one is not in it. */
  readonly menu?: number;
  /** Its sections that the menu lists in place of the page itself. */
  readonly sections?: readonly string[];
  /** The ground it is read on; dark unless it says so. */
  readonly theme?: string;
  /** Whose logo the header shows; the company's unless it says so. */
  readonly brand?: string;
  /** What its first screen consists of; text unless it says so. */
  readonly opensWith?: string;
  /** What it tells search engines beside its path: kinds of `seo/structured-data.ts`. */
  readonly structured?: readonly string[];
}

// The JSON module types its strings as `string`; `ids.ts` is written from the same values.
export const LOCALES = locales as readonly Locale[];
export const PAGES = pages as readonly Page[];
/** Path of the page of one position; `:id` stands for the position's id. */
export const POSITION_PATH = position.path;
/** What a page says about itself in the list; the not-found page says nothing. */
export const traitsOf = (page: PageId): Partial<Page> => PAGES.find(({ id }) => id === page) ?? {};
/** What the page of one position tells search engines beside its path. */
export const POSITION_STRUCTURED: readonly string[] = position.structured;
/** The page whose picture is shared with a link to a page: its own, but that of all positions for one of them. */
export const cardOf = (page: PageId): string => (page === 'position' ? position.card : page);
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
