/** What a cell says, as a post has it. What has no meaning here stays as it is, so that the service names it. */
import { countriesIn } from '../countries';
import { withoutTags } from '../tags';
import WORDS from './words.json';

/** A field of which one value is chosen. */
type Chosen = keyof typeof WORDS;

const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The code of a word such as `正社員`; the text itself where it has no code. */
export function codeOf(field: Chosen, text: string): string {
  const word = plain(text).replaceAll('_', '-');
  const codes: readonly (readonly [string, readonly string[]])[] = Object.entries(WORDS[field]);
  const found = codes.find(
    ([code, words]) =>
      plain(code).replaceAll('_', '-') === word || words.some((each) => plain(each) === word),
  );
  return found?.[0] ?? text.trim();
}

/** The code of a country that is written as code or by its name in English, Japanese or Korean; the text itself else. */
export function countryOf(text: string): string {
  const name = plain(text);
  const all = ['en', 'ja', 'ko'].flatMap(countriesIn);
  const found = all.find(([code, known]) => plain(code) === name || plain(known) === name);
  return found?.[0] ?? text.trim();
}

/** A number of milliseconds, which some programs write for a moment, as a text that the service reads; other texts as they are. */
export function momentOf(text: string): string {
  const trimmed = text.trim();
  return /^\d{12,13}$/u.test(trimmed) ? new Date(Number(trimmed)).toISOString() : trimmed;
}

/** A whole number that may have separators and full-width digits; the text itself where it is no such number. */
export function amountOf(text: string): number | string {
  const digits = text.normalize('NFKC').replaceAll(/[,\s]/gu, '');
  return /^\d{1,15}$/u.test(digits) ? Number(digits) : text.trim();
}

/** What stands between the steps of a list in one line. */
const STEPS = /\r\n?|\n|→|⇒|➡|▶|\s>\s/u;

/** The items of a list: a line each, without their signs. */
export const itemsOf = (text: string): string[] =>
  lineOf(text, '\n')
    .split(STEPS)
    .map((item) => item.replace(/^\s*(?:[-*•・◦▪]\s*|\d{1,2}[.)．]\s*)/u, '').trim())
    .filter((item) => item !== '');

/** The lines of a cell in one, without tags: what a field has room for that is no formatted text. */
export const lineOf = (text: string, between = ' / '): string =>
  withoutTags(text.replaceAll(/(?=<br\s*\/?>|<\/(?:p|li|div)>)/giu, '\n'))
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(between);
