/** The languages of the desk, and the texts of each. */
import type en from '../../../locales/en/desk.json';
import type { LocaleCode } from '../../src/routing/ids';
import { locales } from '../../src/routing/pages.json';
import { keepChoice, keptChoice } from './choices';

/** All texts; English is the schema of the others. What the languages are called, the browser knows. */
export type Texts = typeof en & {
  readonly languages: Readonly<Record<Language, string>>;
  /** The tag of the language that they are in, which decides the forms of texts that count. */
  readonly tag: string;
};

/** A language that the desk, or a post, is written in: those of the site. */
export type Language = LocaleCode;

/** The languages with their names in themselves, in the order of the menu. */
export const LANGUAGES = locales as readonly {
  readonly code: Language;
  readonly tag: string;
  readonly name: string;
}[];

/** The tag of each language, as `lang` has it. */
export const TAGS = Object.fromEntries(LANGUAGES.map(({ code, tag }) => [code, tag])) as Readonly<
  Record<Language, string>
>;

const FILES = import.meta.glob<typeof en>('../../../locales/*/desk.json', { import: 'default' });

/** Loads the texts of a language. */
export async function loadTexts(language: Language): Promise<Texts> {
  const load = FILES[`../../../locales/${language}/desk.json`];
  if (load === undefined) throw new Error(`the desk has no texts in ${language}`);
  return { ...(await load()), languages: namesIn(language), tag: TAGS[language] };
}

/** What each language is called in one of them. */
export function namesIn(language: Language): Texts['languages'] {
  const names = new Intl.DisplayNames([TAGS[language]], { type: 'language' });
  return Object.fromEntries(
    LANGUAGES.map(({ code, tag, name }) => [code, names.of(tag) ?? name]),
  ) as Record<Language, string>;
}

/** Where the choice of a language is kept on the device. */
const KEY = 'desk-language';

/** The language that was chosen on this device, else the first of the browser's that there is, else English. */
export function preferredLanguage(): Language {
  const tags = [keptChoice(KEY), ...navigator.languages];
  const codes = tags.map((tag) =>
    LANGUAGES.find(({ code }) => code === tag || TAGS[code] === tag.slice(0, 2)),
  );
  return codes.find((found) => found !== undefined)?.code ?? 'en';
}

/** Keeps the choice on the device. */
export function keepLanguage(language: Language): void {
  keepChoice(KEY, language);
}
