/** Cuts the site's fonts down to the characters that its texts need, and writes them with their style sheet. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

import {
  absenceCharacters,
  commonCharacters,
  fanKitCharacters,
  gameCharacters,
  guidelinesCharacters,
  largeCharacters,
  laterCharacters,
  laterStrongCharacters,
  latinCharacters,
  latinOpeningCharacters,
  nameCharacters,
  openingCharacters,
  postCharacters,
  rangeCharacters,
  strongCharacters,
  strongGameCharacters,
  strongOpeningCharacters,
  studioCharacters,
  conditionCharacters,
  textCharacters,
} from './characters.mjs';
import { FACES, LICENCES, REST_FACES } from './faces.mjs';
import { LANGUAGES } from './languages.mjs';
import { allBut, fallbackFace } from './metrics.mjs';

/** @typedef {import('./faces.mjs').Face} Face */
/** @typedef {import('./faces.mjs').Language} Language */

const frontend = path.resolve(import.meta.dirname, '../..');
const packages = path.resolve(frontend, '../node_modules');

/** The folder of the made fonts, a cache that may be deleted at any time. */
const FONTS_FOLDER = path.join(frontend, 'dist/fonts');

/** Kerning, ligatures, combining marks, figures of one width, and what positions Japanese and Korean. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** Hints are for screens that no longer exist. */
const CUT = {
  targetFormat: /** @type {const} */ ('woff2'),
  keepFeatures: FEATURES,
  noHinting: true,
};

/** The characters of a face. @param {Face} face */
function charactersOf(face) {
  const [language] = face.languages;
  if (language === undefined) return '';
  if (typeof face.holds !== 'string') return rangeCharacters(face.holds);
  switch (face.holds) {
    case 'latinOpening':
      return latinOpeningCharacters();
    case 'latin':
      return latinCharacters();
    case 'text':
      return textCharacters(face.languages);
    case 'opening':
      return openingCharacters(language);
    case 'later':
      return laterCharacters(language);
    case 'laterStrong':
      return laterStrongCharacters(language);
    case 'strongOpening':
      return strongOpeningCharacters(language);
    case 'common':
      return commonCharacters(language);
    case 'guidelines':
      return guidelinesCharacters(language);
    case 'fanKit':
      return fanKitCharacters(language);
    case 'game':
      return gameCharacters(language);
    case 'studio':
      return studioCharacters(language);
    case 'conditions':
      return conditionCharacters(language);
    case 'strongGame':
      return strongGameCharacters(language);
    case 'posts':
      return postCharacters(language);
    case 'strong':
      return strongCharacters(language);
    case 'large':
      return largeCharacters(language);
    case 'names':
      return nameCharacters();
    case 'absences':
      return absenceCharacters();
  }
}

/** @param {Face} face */
const sourceOf = (face) => readFileSync(path.join(packages, face.source));

/** Name of a face's file, by everything that decides on its bytes. @param {Face} face */
function fileOf(face) {
  const hash = createHash('sha256').update(JSON.stringify([face, charactersOf(face), CUT]));
  return path.join(FONTS_FOLDER, `${face.id}-${hash.digest('hex').slice(0, 12)}.woff2`);
}

/** Writes so that another build that runs at the same time never sees half a file. @param {string} file @param {string | Uint8Array} content */
function write(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

/** @param {Face} face @param {string} file */
async function cut(face, file) {
  const font = await subsetFont(sourceOf(face), charactersOf(face), {
    ...CUT,
    ...(face.axes === undefined ? {} : { variationAxes: face.axes }),
  });
  write(file, font);
}

/**
 * The faces that a browser loads for any character but those of an opening; the others list theirs.
 *
 * @type {ReadonlySet<Face['holds']>}
 */
const UNLISTED = new Set(['text', 'later', 'laterStrong', 'common', 'large']);

/** The families and weights that a face serves. @param {Face} face @returns {(readonly [family: string, weight: string])[]} */
function servedBy({ family, weight, standsIn = [], alias }) {
  const own = [weight, ...standsIn].map((each) => /** @type {const} */ ([family, each]));
  return alias === undefined ? own : [...own, [alias, '400 900']];
}

/** Joins the parts of a phrase, is seen in no font, and so must not load one. */
const WORD_JOINER = '\u2060';

/**
 * The characters of the small faces of a family and weight that the first screen is set in. While one of them loads, a
 * browser fetches the next face that may have its characters too.
 *
 * @param {string} family @param {string} weight
 */
const openingOf = (family, weight) =>
  FACES.filter(
    (face) =>
      face.id.endsWith('-opening') &&
      servedBy(face).some(([name, served]) => name === family && served === weight),
  )
    .map(charactersOf)
    .join('');

/**
 * The characters for which a browser loads a face, so that it loads one of several only when a text needs it.
 *
 * @param {Face} face @param {string} family @param {string} weight
 * @returns {string} nothing where it is to load the face for any
 */
function unicodeRange(face, family, weight) {
  const { holds } = face;
  if (typeof holds !== 'string') return `U+${holds.map((code) => code.toString(16)).join('-')}`;
  if (!UNLISTED.has(holds))
    return Array.from(charactersOf(face))
      .map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`)
      .join(', ');
  const opening = openingOf(family, weight);
  return opening === '' ? '' : allBut(opening + WORD_JOINER);
}

/** The rules of a face, one for each family and weight that it serves. @param {Face} face @param {string} file */
function faceRules(face, file) {
  return servedBy(face).map(([family, weight]) => {
    const range = unicodeRange(face, family, weight);
    return [
      '@font-face {',
      `  font-family: '${family}';`,
      `  font-weight: ${weight};`,
      '  font-style: normal;',
      '  font-display: swap;',
      `  src: url('./${path.basename(file)}') format('woff2');`,
      ...(range === '' ? [] : [`  unicode-range: ${range};`]),
      '}',
    ].join('\n');
  });
}

/** A paragraph, which decides how wide a text face runs. */
const SAMPLE = 'We make rhythm games and music for you.';

/** @type {ReadonlySet<Face['holds']>} */
const FALLING_BACK = new Set(['latin', 'text', 'later', 'laterStrong', 'common']);

/** The characters of the languages' names that a family lacks, which the face of the names draws. @param {string} family */
function namesBeyond(family) {
  const own = FACES.filter((face) => face.family === family).map(charactersOf);
  return Array.from(nameCharacters())
    .filter((letter) => !own.some((characters) => characters.includes(letter)))
    .join('');
}

/** The fallbacks of the faces that fall back on a system font; the others have one of these behind them. */
function fallbackRules() {
  const faces = FACES.filter(({ holds }) => FALLING_BACK.has(holds));
  return faces.flatMap(({ family, weight, source, measures }) =>
    (measures ?? [{ weight, source, sample: SAMPLE }]).map((measure) => {
      const font = fontkit.openSync(path.join(packages, measure.source));
      if (!('glyphForCodePoint' in font)) throw new Error(`${measure.source} is no single font`);
      return fallbackFace(
        { family, weight: measure.weight },
        font,
        measure.sample,
        namesBeyond(family),
      );
    }),
  );
}

/** Writes a style sheet unless it is there. @param {string} name @param {readonly string[]} rules */
function writeSheet(name, rules) {
  const file = path.join(FONTS_FOLDER, name);
  const sheet = `${rules.join('\n')}\n`;
  if (!existsSync(file) || readFileSync(file, 'utf8') !== sheet) write(file, sheet);
  return file;
}

/**
 * Makes every font that is not there yet.
 *
 * @returns {Promise<{ styles: string, restStyles: string, preloads: Record<Language, { picture: string[], text: string[] }>, licences: string }>} the
 *   style sheet of all pages, that of the pages with posts, the files that the first screen of each language needs where
 *   a page begins with pictures and where with text, and the licences' text
 */
export async function makeFonts() {
  mkdirSync(FONTS_FOLDER, { recursive: true });
  const made = FACES.map((face) => ({ face, file: fileOf(face) }));
  const rest = REST_FACES.map((face) => ({ face, file: fileOf(face) }));
  for (const { face, file } of [...made, ...rest]) if (!existsSync(file)) await cut(face, file);

  const rules = (/** @type {typeof made} */ faces) =>
    faces.flatMap(({ face, file }) => faceRules(face, file));

  const first = (/** @type {Language} */ language) => {
    const faces = made.filter(({ face }) => face.languages.includes(language));
    const files = (/** @type {'picture' | 'text'} */ page) =>
      faces.filter(({ face }) => face.first?.includes(page)).map(({ file }) => file);
    return { picture: files('picture'), text: files('text') };
  };
  return {
    styles: writeSheet('fonts.css', [...rules(made), ...fallbackRules()]),
    restStyles: writeSheet('rest.css', rules(rest)),
    preloads: /** @type {Record<Language, ReturnType<typeof first>>} */ (
      Object.fromEntries(LANGUAGES.map((language) => [language, first(language)]))
    ),
    licences: LICENCES.map(({ family, file }) => {
      const text = readFileSync(path.join(packages, file), 'utf8').trim();
      return `${family}\n${'='.repeat(family.length)}\n\n${text}\n`;
    }).join('\n\n'),
  };
}

/**
 * The font files that the pages of a language use.
 *
 * @param {Language} language
 * @throws Error when one has not been made
 */
export function fontFiles(language) {
  const files = FACES.filter(({ languages }) => languages.includes(language)).map(fileOf);
  for (const file of files) if (!existsSync(file)) throw new Error(`${file} has not been made`);
  return files;
}
