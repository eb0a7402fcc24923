/** The languages of the desk, and the texts of each. */
import type en from '../locales/en.json';

/** All texts; English is the schema of the others. */
export type Texts = typeof en;

/** A language that the desk, or a post, is written in. */
export type Language = 'en' | 'jp' | 'kr';

/** The languages with their names in themselves, in the order of the menu. */
export const LANGUAGES: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'jp', name: '日本語' },
  { code: 'kr', name: '한국어' },
];

/** The tag of each language, as `lang` has it. */
export const TAGS: Readonly<Record<Language, string>> = { en: 'en', jp: 'ja', kr: 'ko' };

const LOADERS: Readonly<Record<Language, () => Promise<{ default: Texts }>>> = {
  en: () => import('../locales/en.json'),
  jp: () => import('../locales/jp.json'),
  kr: () => import('../locales/kr.json'),
};

/** Loads the texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  return (await LOADERS[language]()).default;
}

/** Where the choice of a language is kept on the device. */
const KEY = 'desk-language';

/** What the device has kept; nothing where the browser keeps nothing for sites, or has no such thing. */
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The language that was chosen on this device, else the first of the browser's that there is, else English. */
export function preferredLanguage(): Language {
  const tags = [kept(), ...navigator.languages];
  const codes = tags.map((tag) =>
    LANGUAGES.find(({ code }) => code === tag || TAGS[code] === tag.slice(0, 2)),
  );
  return codes.find((found) => found !== undefined)?.code ?? 'en';
}

/** Keeps the choice on the device; where that is full or forbidden, the desk forgets it with the page. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Only the memory is lost.
  }
}
