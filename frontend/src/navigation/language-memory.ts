/** The language that the visitor has chosen, for this tab. It is no cookie: the server never receives it. */
import { keep, recall } from '../lib/storage';
import { isLocaleCode, type LocaleCode } from '../routing/pages';

const STORAGE_KEY = 'language';

/** The remembered language; null when there is none, or when the storage is forbidden. */
export function rememberedLanguage(): LocaleCode | null {
  const stored = recall('sessionStorage', STORAGE_KEY);
  return isLocaleCode(stored) ? stored : null;
}

/** Remembers a language for the pages that are shown from now on. */
export function rememberLanguage(locale: LocaleCode): void {
  keep('sessionStorage', STORAGE_KEY, locale);
}
