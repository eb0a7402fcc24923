/** Cuts the site's fonts down to the characters that its texts need, and writes them with their style sheet. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

import {
  displayCharacters,
  latinCharacters,
  nameCharacters,
  postCharacters,
  textCharacters,
} from './characters.mjs';
import { FACES, LICENCES } from './faces.mjs';
import { fallbackFace } from './metrics.mjs';

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
  const [language = 'en'] = face.languages;
  switch (face.holds) {
    case 'latin':
      return latinCharacters();
    case 'text':
      return textCharacters(language);
    case 'posts':
      return postCharacters(language);
    case 'display':
      return displayCharacters(language);
    case 'names':
      return nameCharacters();
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

/** @param {Face} face @param {string} file */
function faceRule(face, file) {
  const codes = Array.from(charactersOf(face)).map((letter) => letter.codePointAt(0)?.toString(16));
  // Only an additional face of a family lists its characters: the browser loads it when a text has one of them.
  const isBeside = face.holds === 'posts' || face.holds === 'names';
  const range = isBeside ? [`  unicode-range: U+${codes.join(', U+')};`] : [];
  return [
    '@font-face {',
    `  font-family: '${face.family}';`,
    `  font-weight: ${face.weight};`,
    '  font-style: normal;',
    '  font-display: swap;',
    `  src: url('./${path.basename(file)}') format('woff2');`,
    ...range,
    '}',
  ].join('\n');
}

/** A paragraph, which decides how wide a text face runs. */
const SAMPLE = 'We make rhythm games and music for you.';

/** The fallbacks of the faces that fall back on a system font; the others have one of these behind them. */
function fallbackRules() {
  const faces = FACES.filter(({ holds }) => holds === 'latin' || holds === 'text');
  return faces.flatMap(({ family, weight, source, measures }) =>
    (measures ?? [{ weight, source, sample: SAMPLE }]).map((measure) => {
      const font = fontkit.openSync(path.join(packages, measure.source));
      if (!('glyphForCodePoint' in font)) throw new Error(`${measure.source} is no single font`);
      return fallbackFace({ family, weight: measure.weight }, font, measure.sample);
    }),
  );
}

/**
 * Makes every font that is not there yet.
 *
 * @returns {Promise<{ styles: string, preloads: Record<Language, string[]>, licences: string }>} the style sheet,
 *   the files that the first screen of each language needs, and the licences' text
 */
export async function makeFonts() {
  mkdirSync(FONTS_FOLDER, { recursive: true });
  const made = FACES.map((face) => ({ face, file: fileOf(face) }));
  for (const { face, file } of made) if (!existsSync(file)) await cut(face, file);

  const styles = path.join(FONTS_FOLDER, 'fonts.css');
  const rules = [...made.map(({ face, file }) => faceRule(face, file)), ...fallbackRules()];
  const sheet = `${rules.join('\n')}\n`;
  if (!existsSync(styles) || readFileSync(styles, 'utf8') !== sheet) write(styles, sheet);

  const first = (/** @type {Language} */ language) =>
    made
      .filter(({ face }) => face.first && face.languages.includes(language))
      .map(({ file }) => file);
  return {
    styles,
    preloads: { en: first('en'), jp: first('jp'), kr: first('kr') },
    licences: LICENCES.map(({ family, file }) => {
      const text = readFileSync(path.join(packages, file), 'utf8').trim();
      return `${family}\n${'='.repeat(family.length)}\n\n${text}\n`;
    }).join('\n\n'),
  };
}

/** The font files that are in use, by language. @returns {Record<Language, string[]>} */
export function fontFiles() {
  const of = (/** @type {Language} */ language) =>
    FACES.filter(({ languages }) => languages.includes(language)).map(fileOf);
  const present = new Set(readdirSync(FONTS_FOLDER));
  const files = { en: of('en'), jp: of('jp'), kr: of('kr') };
  for (const file of Object.values(files).flat()) {
    if (!present.has(path.basename(file))) throw new Error(`${file} has not been made`);
  }
  return files;
}
