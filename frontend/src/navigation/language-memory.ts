/** The language that the visitor has chosen, for this tab. It is no cookie: the server never receives it. */
import { isLocaleCode, type LocaleCode } from '../routing/pages';

const STORAGE_KEY = 'language';

/** The remembered language; null when there is none, or when the storage is forbidden. */
export function rememberedLanguage(): LocaleCode | null {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY);
    return isLocaleCode(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Remembers a language for the pages that are shown from now on. */
export function rememberLanguage(locale: LocaleCode): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, locale);
  } catch {
    // A full or forbidden storage costs only the memory.
  }
}
