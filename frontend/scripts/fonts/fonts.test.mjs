import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';

import { LOCALES_FOLDER } from './characters.mjs';
import { FACES } from './faces.mjs';
import { writtenIn } from './languages.mjs';
import { fontFiles, makeFonts } from './make-fonts.mjs';
import { fallbackFace } from './metrics.mjs';

/** @type {Awaited<ReturnType<typeof makeFonts>>} */
let made;
beforeAll(async () => {
  made = await makeFonts();
}, 120_000);

/** @param {string} file */
function characterSet(file) {
  const font = fontkit.create(readFileSync(file));
  if (!('characterSet' in font)) throw new Error(`${file} is a collection`);
  return font.characterSet;
}

/** Files of texts that are set in other fonts, or in none. */
const OTHERS = ['captions', 'desk', 'fallback', 'kit', 'mail', 'notice', 'preview'];

/** Every text of a language that is set in these fonts, read without the code under test. @param {string} language */
function everyText(language) {
  const folder = path.join(LOCALES_FOLDER, language);
  return readdirSync(folder)
    .filter((file) => !OTHERS.includes(path.parse(file).name))
    .map((file) =>
      JSON.stringify(Object.values(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
    )
    .join('');
}

/** @param {string} letter */
const isDrawn = (letter) => letter > ' ' && !/\p{Default_Ignorable_Code_Point}/u.test(letter);

/** The languages in a script that a face of the texts has; others are set in the visitor's own fonts. */
const FACED = ['Latn', 'Jpan', 'Kore'].flatMap(writtenIn);

describe.each(FACED)('the fonts of %s', (language) => {
  it('hold every character of its texts', () => {
    const held = new Set(fontFiles(language).flatMap(characterSet));
    const wanted = [...new Set(everyText(language))].filter((letter) => isDrawn(letter));
    expect(wanted.filter((letter) => !held.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('hold all of it in each weight of the text face, so that no paragraph mixes faces', () => {
    const files = fontFiles(language).filter((file) => path.basename(file).startsWith('text-'));
    const bold = files.filter((file) => path.basename(file).startsWith(`text-${language}-bold-`));
    const weights = [files.filter((file) => !bold.includes(file)), bold];
    expect(weights[0]?.length).toBeGreaterThan(0);
    for (const weight of weights.filter(({ length }) => length > 0)) {
      const held = new Set(weight.flatMap(characterSet));
      const lacks = [...new Set(everyText(language))].filter(
        (letter) => isDrawn(letter) && !held.has(letter.codePointAt(0) ?? 0),
      );
      expect(lacks, weight.join()).toEqual([]);
    }
  });

  it('hold what every other language calls itself', () => {
    const held = new Set(fontFiles(language).flatMap(characterSet));
    for (const letter of '日本語한국어') expect(held, letter).toContain(letter.codePointAt(0));
  });

  it('are preloaded only where the first screen needs them', () => {
    const { picture, text } = made.preloads[language];
    expect(picture).toHaveLength(2);
    expect(text).toHaveLength(writtenIn('Latn').includes(language) ? 2 : 3);
    for (const file of [...picture, ...text]) expect(fontFiles(language)).toContain(file);
  });

  it('hold no character twice in one weight of a family', () => {
    const faces = FACES.filter(({ languages }) => languages.includes(language));
    const seen = new Map();
    fontFiles(language).forEach((file, index) => {
      const { family, weight } = faces[index] ?? {};
      // A table of characters ends with U+FFFF.
      for (const code of characterSet(file).filter((code) => code !== 0xffff)) {
        const key = `${family} ${weight} ${String.fromCodePoint(code)}`;
        expect(seen.get(key), `${key} in ${path.basename(file)}`).toBeUndefined();
        seen.set(key, path.basename(file));
      }
    });
  });
});

it.each([
  { language: 'jp', letters: '務須迎応鬱薔薇齟齬匠' },
  { language: 'kr', letters: '가뷁쀼힣꿰뚫다' },
])(
  'a heading of a post in $language finds any letter in the heavy face',
  ({ language, letters }) => {
    const sheet = readFileSync(made.restStyles, 'utf8');
    const rules = [...sheet.matchAll(/url\('([^']+)'\)[^}]*unicode-range: U\+(.+)-(.+);/gu)];
    for (const letter of letters) {
      const code = letter.codePointAt(0) ?? 0;
      const [, file = ''] =
        rules.find(
          ([, name = '', first = '', last = '']) =>
            name.includes(`rest-${language}-`) &&
            Number.parseInt(first, 16) <= code &&
            code <= Number.parseInt(last, 16),
        ) ?? [];
      expect(characterSet(path.resolve(path.dirname(made.restStyles), file)), letter).toContain(
        code,
      );
    }
  },
);

it('names every family, and for every face of the texts a fallback of the same weight and measure', () => {
  const sheet = readFileSync(made.styles, 'utf8');
  for (const { family } of FACES) expect(sheet).toContain(`font-family: '${family}';`);
  const faces = FACES.filter(({ id }) =>
    /^(?:display-latin|text-(?:en|jp|kr)(?:-bold)?)$/u.test(id),
  );
  const weights = faces.flatMap(({ family, weight, measures = [{ weight }] }) =>
    measures.map((measure) => ({ family, weight: measure.weight })),
  );
  for (const { family, weight } of weights) {
    const rule = `font-family: '${family} Fallback';[^}]*font-weight: ${weight};[^}]*size-adjust: [\\d.]+%;`;
    expect(sheet).toMatch(new RegExp(rule, 'u'));
  }
});

it('leaves to the face of the languages’ names what a system font could draw before it', () => {
  const sheet = readFileSync(made.styles, 'utf8');
  const range = (/** @type {string} */ family) =>
    new RegExp(`font-family: '${family} Fallback';[^}]*unicode-range: ([^;]+);`, 'u').exec(
      sheet,
    )?.[1];
  const isIn = (/** @type {string} */ letter, ranges = '') =>
    ranges.split(', ').some((part) => {
      const [from, to] = part.replace('U+', '').split('-');
      const code = letter.codePointAt(0) ?? 0;
      return Number.parseInt(from ?? '', 16) <= code && code <= Number.parseInt(to ?? '', 16);
    });
  for (const [family, own, others] of /** @type {const} */ ([
    ['Zen Kaku Gothic New', '日本語', '한국어'],
    ['Noto Sans KR', '한국어', '日本語'],
  ])) {
    const ranges = range(family);
    expect(ranges, family).toMatch(/^U\+0-[0-9a-f]+, .*-10ffff$/u);
    for (const letter of own) expect(isIn(letter, ranges), letter).toBe(true);
    for (const letter of others) {
      expect(isIn(letter, ranges), letter).toBe(false);
      const next = String.fromCodePoint((letter.codePointAt(0) ?? 0) + 1);
      expect(isIn(next, ranges), next).toBe(true);
    }
  }
});

it('refuses a face of the texts without a system font as its fallback', () => {
  const font = fontkit.create(readFileSync(fontFiles('en')[0] ?? ''));
  if (!('glyphForCodePoint' in font)) throw new Error('a collection');
  expect(() => fallbackFace({ family: 'Inter', weight: '600' }, font, 'a')).toThrow('Inter 600');
});

it('ships the licence of every family', () => {
  for (const { family } of FACES) {
    expect(made.licences).toContain(`${family.replace(/ (?:Names|Opening)$/u, '')}\n===`);
  }
  expect(made.licences.match(/SIL OPEN FONT LICENSE Version 1\.1/gu)?.length).toBe(5);
});
