/** Which characters the texts of the site need. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');
export const LOCALES_FOLDER = path.join(root, 'locales');
const PAGES_FILE = path.join(root, 'frontend/src/routing/pages.json');
const SEED_FOLDER = path.join(root, 'server/content-service/seed');

/** Keys whose texts are set in the display face. */
const DISPLAY_KEY =
  /^(?:title|lead|line\d|code|home|name|label|lanes|tracks|fanKit|releaseDate|characterLine|difficultiesLabel|\w+Title)$/u;

/** Every key on a keyboard, so that e-mail addresses, code and copied text never fall back. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** All of both kana: posts that are written later use them too. */
const KANA = Array.from({ length: 0x30ff - 0x3040 }, (_, index) =>
  String.fromCodePoint(0x3041 + index),
)
  .filter((letter) => /\p{Letter}|\p{Mark}|[ー・]/u.test(letter))
  .join('');

/** @typedef {import('./faces.mjs').Language} Language */

/** @param {unknown} node @param {string} key @returns {[string, string][]} */
function texts(node, key = '') {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    // Items of a list belong to the list's key.
    texts(child, /^\d+$/u.test(name) ? key : name),
  );
}

/** @param {Language} language @returns {[string, string][]} */
function catalogue(language) {
  const folder = path.join(LOCALES_FOLDER, language);
  // The server's fallback page loads no font.
  const files = readdirSync(folder).filter((file) => file !== 'fallback.json');
  return files.flatMap((file) => texts(JSON.parse(readFileSync(path.join(folder, file), 'utf8'))));
}

/** @param {Language} language @returns {[string, string][]} */
function posts(language) {
  const file = path.join(SEED_FOLDER, `RecruitPosts-${language.toUpperCase()}.json`);
  return language === 'kr' ? [] : texts(JSON.parse(readFileSync(file, 'utf8')));
}

/** @param {string} text every character once, in order; control characters have no glyph */
const unique = (text) =>
  [...new Set(Array.from(text.replaceAll(/\p{Control}/gu, '')))].sort().join('');

/** @param {[string, string][]} entries */
const joined = (entries) => entries.map(([, text]) => text).join('');

/** Letters of Latin and the signs that it is set with. @param {string} text */
const latin = (text) =>
  Array.from(text)
    .filter((letter) => /[\u0020-\u024f\u2010-\u203a]/u.test(letter))
    .join('');

/** Every character of a language's texts. @param {Language} language */
export function textCharacters(language) {
  return unique(ASCII + joined(catalogue(language)) + (language === 'jp' ? KANA : ''));
}

/** Those that no text has but the posts that the content service starts with. @param {Language} language */
export function postCharacters(language) {
  const known = new Set(Array.from(textCharacters(language)));
  return unique(
    Array.from(joined(posts(language)))
      .filter((letter) => !known.has(letter))
      .join(''),
  );
}

/** Those that are set in the display face and are not Latin. @param {Language} language */
export function displayCharacters(language) {
  const shown = [...catalogue(language), ...posts(language)].filter(([key]) =>
    DISPLAY_KEY.test(key),
  );
  const set = unique(joined(shown));
  const inLatin = new Set(Array.from(latinCharacters()));
  return Array.from(set)
    .filter((letter) => !inLatin.has(letter))
    .join('');
}

/** The Latin of all languages, which share one face. */
export function latinCharacters() {
  const all = /** @type {const} */ (['en', 'jp', 'kr']).map((language) =>
    joined(catalogue(language)),
  );
  return unique(ASCII + latin(all.join('')));
}

/** What the languages call themselves, as far as it is not Latin. */
export function nameCharacters() {
  /** @type {{ locales: readonly { name: string }[] }} */
  const { locales } = JSON.parse(readFileSync(PAGES_FILE, 'utf8'));
  const names = locales.map(({ name }) => name).join('');
  return unique(names.replaceAll(/\p{Script=Latin}/gu, ''));
}
