// @vitest-environment node
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

import * as fontkit from 'fontkit';
import { beforeAll, describe, expect, it } from 'vitest';

import { LOCALES_FOLDER } from './characters.mjs';
import { FACES } from './faces.mjs';
import { fontFiles, makeFonts } from './make-fonts.mjs';
import { fallbackFace } from './metrics.mjs';

const BUDGET_BYTES = 150_000;
const LANGUAGES = /** @type {const} */ (['en', 'jp', 'kr']);

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

/** Every text of a language that is set in these fonts, read without the code under test. @param {string} language */
function everyText(language) {
  const folder = path.join(LOCALES_FOLDER, language);
  return readdirSync(folder)
    .filter((file) => file !== 'fallback.json')
    .map((file) =>
      JSON.stringify(Object.values(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
    )
    .join('');
}

describe.each(LANGUAGES)('the fonts of %s', (language) => {
  it('hold every character of its texts', () => {
    const held = new Set(fontFiles()[language].flatMap(characterSet));
    const wanted = [...new Set(everyText(language))].filter((letter) => letter > ' ');
    expect(wanted.filter((letter) => !held.has(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it('hold all of it in the text face alone, so that no paragraph mixes faces', () => {
    const files = fontFiles()[language].filter((file) => path.basename(file).startsWith('text-'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const held = new Set(characterSet(file));
      const lacks = [...new Set(everyText(language))].filter(
        (letter) => letter > ' ' && !held.has(letter.codePointAt(0) ?? 0),
      );
      expect(lacks, path.basename(file)).toEqual([]);
    }
  });

  it('hold what every other language calls itself', () => {
    const held = new Set(fontFiles()[language].flatMap(characterSet));
    for (const letter of '日本語한국어') expect(held, letter).toContain(letter.codePointAt(0));
  });

  it('fit the budget', () => {
    const sizes = fontFiles()[language].map((file) => statSync(file).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET_BYTES);
  });

  it('are preloaded only where the first screen needs them', () => {
    expect(made.preloads[language]).toHaveLength(2);
    for (const file of made.preloads[language]) expect(fontFiles()[language]).toContain(file);
  });
});

it('names every family, and for every face of the texts a fallback of the same weight and measure', () => {
  const sheet = readFileSync(made.styles, 'utf8');
  for (const { family } of FACES) expect(sheet).toContain(`font-family: '${family}';`);
  const faces = FACES.filter(({ holds }) => ['latin', 'text'].includes(holds));
  const weights = faces.flatMap(({ family, weight, measures = [{ weight }] }) =>
    measures.map((measure) => ({ family, weight: measure.weight })),
  );
  for (const { family, weight } of weights) {
    const rule = `font-family: '${family} Fallback';[^}]*font-weight: ${weight};[^}]*size-adjust: [\\d.]+%;`;
    expect(sheet).toMatch(new RegExp(rule, 'u'));
  }
});

it('refuses a face of the texts without a system font as its fallback', () => {
  const font = fontkit.create(readFileSync(fontFiles().en[0] ?? ''));
  if (!('glyphForCodePoint' in font)) throw new Error('a collection');
  expect(() => fallbackFace({ family: 'Inter', weight: '600' }, font, 'a')).toThrow('Inter 600');
});

it('ships the licence of every family', () => {
  for (const { family } of FACES) {
    expect(made.licences).toContain(`${family.replace(/ Names$/u, '')}\n===`);
  }
  expect(made.licences.match(/SIL OPEN FONT LICENSE Version 1\.1/gu)?.length).toBe(6);
});
