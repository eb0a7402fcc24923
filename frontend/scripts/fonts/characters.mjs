/** Which characters the texts of the site need. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { readJson } from '../read-json.mjs';
import pages from '../../src/routing/pages.json' with { type: 'json' };
import { pageNamespaces } from '../namespaces.mjs';
import { ABSENCE, CONDITION, LARGE, OPENING, SMALL, STRONG, STRONG_OPENING } from './keys.mjs';
import { LANGUAGES, NAMES, isWrittenIn, writtenIn } from './languages.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
export const LOCALES_FOLDER = path.join(root, 'locales');
/** The files of texts that are set in these fonts. */
const SET = new Set(pageNamespaces(pages).map((name) => `${name}.json`));
const SEED_FOLDER = path.join(root, 'server/content/service/seed');

/** Names of stores, which texts take where they have `{store}`. */
const STORES = 'Steam';

/** Every key on a keyboard, so that e-mail addresses, code and copied text never fall back. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('');

/** What the code itself writes between two texts. */
const SIGNS = '·×−';

/** What e-mail addresses and the labels of files are written with. */
const ADDRESS = 'abcdefghijklmnopqrstuvwxyz@.-';
const FILE_TYPES = 'PNG SVG MP3 WAV ZIP LOUD';

/** All of both kana: posts that are written later use them too. */
const KANA = Array.from({ length: 0x30ff - 0x3040 }, (_, index) =>
  String.fromCodePoint(0x3041 + index),
)
  .filter((letter) => /\p{Letter}|\p{Mark}|[ー・]/u.test(letter))
  .join('');

/** @typedef {import('./languages.mjs').Language} Language */

/** @param {unknown} node @param {string} keys of the node, joined by dots @returns {[string, string][]} */
function texts(node, keys) {
  if (typeof node === 'string') return [[keys, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, child]) => texts(child, `${keys}.${key}`));
}

/** @param {[string, string][]} entries @param {readonly RegExp[]} patterns of keys, without places in lists or with */
const withKeys = (entries, patterns) =>
  entries.filter(([keys]) => {
    const bare = keys.replaceAll(/\.\d+/gu, '');
    return patterns.some((pattern) => pattern.test(bare) || pattern.test(keys));
  });

/** @param {Language} language @param {(file: string) => boolean} [isWanted] @returns {[string, string][]} */
function catalogue(language, isWanted = () => true) {
  const folder = path.join(LOCALES_FOLDER, language);
  const files = readdirSync(folder).filter((file) => SET.has(file) && isWanted(file));
  return files.flatMap((file) => texts(readJson(path.join(folder, file)), path.parse(file).name));
}

/** What pages show without conditions of work. @param {Language} language @param {(file: string) => boolean} [isWanted] */
function usual(language, isWanted) {
  const entries = catalogue(language, isWanted);
  const conditions = new Set(withKeys(entries, [CONDITION]));
  return entries.filter((entry) => !conditions.has(entry));
}

/** @param {Language} language @returns {[string, string][]} */
function posts(language) {
  const file = path.join(SEED_FOLDER, `RecruitPosts-${language.toUpperCase()}.json`);
  // A language may have none.
  return existsSync(file) ? texts(readJson(file), 'post') : [];
}

/** @param {string} text every character once, in order; control characters and joiners have no glyph */
const unique = (text) =>
  [...new Set(Array.from(text.replaceAll(/[\p{Control}\p{Default_Ignorable_Code_Point}]/gu, '')))]
    .sort()
    .join('');

/** @param {[string, string][]} entries */
const joined = (entries) => entries.map(([, text]) => text).join('');

/** Letters of Latin and the signs that it is set with. @param {string} text */
const latin = (text) =>
  Array.from(text)
    .filter((letter) => /[\u0020-\u024f\u2010-\u203a]/u.test(letter))
    .join('');

/** @param {string} letters @param {string} others @returns {string} the letters that are not among the others */
function without(letters, others) {
  const known = new Set(Array.from(others));
  return Array.from(letters)
    .filter((letter) => !known.has(letter))
    .join('');
}

/** Every character of the texts of languages that share a face. @param {readonly Language[]} languages */
export function textCharacters(languages) {
  const texts = languages.map((language) => joined(catalogue(language))).join('');
  return unique(
    ASCII +
      SIGNS +
      texts +
      (languages.some((language) => isWrittenIn(language, 'Jpan')) ? KANA : ''),
  );
}

/** Pages and parts with much text of their own, whose characters no other page needs to load. */
const LONG = new Set(['fankit.json', 'guidelines.json', 'play.json']);

/** The characters of one of them that neither a short page nor a post has. @param {Language} language @param {string} file */
function ownCharacters(language, file) {
  const others = joined([...usual(language, (other) => !LONG.has(other)), ...posts(language)]);
  const own = joined(usual(language, (other) => other === file));
  return without(unique(own), ASCII + others + KANA);
}

/** Those of the guidelines; some are the fan kit's too. @param {Language} language */
export const guidelinesCharacters = (language) => ownCharacters(language, 'guidelines.json');

/** Those of the fan kit that the guidelines lack. @param {Language} language */
export const fanKitCharacters = (language) =>
  without(ownCharacters(language, 'fankit.json'), guidelinesCharacters(language));

/** Those of some pages that neither another page nor the first texts have. @param {Language} language @param {ReadonlySet<string>} files */
function charactersOfPages(language, files) {
  const own = joined(usual(language, (file) => files.has(file)));
  const others = joined(usual(language, (file) => !files.has(file)));
  return without(unique(own), openingCharacters(language) + others + KANA);
}

const GAME = new Set(['mashup.json', 'play.json']);

/** Those of the game and its page that neither another page nor a post has. @param {Language} language */
export const gameCharacters = (language) =>
  without(charactersOfPages(language, GAME), joined(posts(language)));

const STUDIO = new Set(['home.json', 'recruit.json', 'position.json']);

/** Those of the conditions of work that no other text has, which a page loads that shows some. @param {Language} language */
export function conditionCharacters(language) {
  const others = joined([...usual(language), ...posts(language)]);
  return without(unique(joined(withKeys(catalogue(language), [CONDITION]))), ASCII + others + KANA);
}

/** Those of the pages about the studio that no other page has. @param {Language} language */
export const studioCharacters = (language) => charactersOfPages(language, STUDIO);

/** Those of the first texts that a visitor sees, which come before all others. @param {Language} language */
export const openingCharacters = (language) =>
  unique(ASCII + SIGNS + charactersWithKeys(language, [OPENING]));

/** Those of the first strong texts. @param {Language} language */
export const strongOpeningCharacters = (language) =>
  without(charactersWithKeys(language, [STRONG_OPENING]), ASCII);

/** Those of the text that the first texts lack. @param {Language} language */
export const laterCharacters = (language) =>
  without(textCharacters([language]), openingCharacters(language));

/** Those of the text that the first strong texts lack. @param {Language} language */
export const laterStrongCharacters = (language) =>
  without(textCharacters([language]), strongOpeningCharacters(language));

/** Those of the later text that are in none of the above. @param {Language} language */
export const commonCharacters = (language) =>
  without(
    laterCharacters(language),
    guidelinesCharacters(language) +
      fanKitCharacters(language) +
      gameCharacters(language) +
      studioCharacters(language) +
      conditionCharacters(language),
  );

/** Those that no text has but the posts that the content service starts with. @param {Language} language */
export function postCharacters(language) {
  return without(unique(joined(posts(language))), textCharacters([language]));
}

/** Those of texts with certain keys. @param {Language} language @param {readonly RegExp[]} patterns */
const charactersWithKeys = (language, patterns) =>
  unique(joined(withKeys([...catalogue(language), ...posts(language)], patterns)));

/** Those of large headings that the Latin display face lacks. @param {Language} language */
export const largeCharacters = (language) =>
  without(charactersWithKeys(language, [LARGE]), latinCharacters());

/** Japanese sets its large headings in the heavy cut of the text face, too. @param {Language} language */
const strongKeys = (language) =>
  isWrittenIn(language, 'Jpan') ? [LARGE, SMALL, STRONG] : [SMALL, STRONG];

/** Those of small headings and of strong text, with what addresses and types of files are written with. @param {Language} language */
const allStrongCharacters = (language) =>
  unique(ADDRESS + FILE_TYPES + SIGNS + charactersWithKeys(language, strongKeys(language)));

/** Those of them that the first strong texts lack. @param {Language} language */
export const strongCharacters = (language) =>
  without(allStrongCharacters(language), strongOpeningCharacters(language));

/** Those of the game that strong text of the pages lacks. @param {Language} language */
export const strongGameCharacters = (language) =>
  without(
    unique(joined(catalogue(language, (file) => file === 'play.json'))),
    allStrongCharacters(language),
  );

/** All from one code point to another, both included. @param {readonly [number, number]} range */
export function rangeCharacters([first, last]) {
  return Array.from({ length: last - first + 1 }, (_, index) =>
    String.fromCodePoint(first + index),
  ).join('');
}

/** The Latin of all languages, which share one face. */
export function latinCharacters() {
  const all = LANGUAGES.map((language) => joined(catalogue(language)));
  return unique(ASCII + latin(all.join('')));
}

/** The Latin of the first strong texts, which have a file of their own beside the one of all pages. */
export function latinOpeningCharacters() {
  const all = LANGUAGES.map((language) => charactersWithKeys(language, [STRONG_OPENING]));
  return unique(STORES + latin(all.join('')));
}

/** What Korean says on pages that it lacks, without the letters of the names. */
export const absenceCharacters = () =>
  without(
    writtenIn('Kore')
      .map((language) => charactersWithKeys(language, [ABSENCE]))
      .join(''),
    ASCII + nameCharacters(),
  );

/** What the languages call themselves, as far as it is not Latin. */
export function nameCharacters() {
  return unique(NAMES.join('').replaceAll(/\p{Script=Latin}/gu, ''));
}
