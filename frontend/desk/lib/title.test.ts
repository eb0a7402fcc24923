import { expect, it } from 'vitest';

import { loadTexts } from '../i18n/languages';
import { anEntry, aMissingEntry, aSummaryOf } from '../test/samples';
import { shownTitleOf, titleOf } from './title';

const both = aSummaryOf('sound', {
  en: { ...anEntry, title: 'Sound Designer' },
  jp: { ...anEntry, title: 'サウンドデザイナー' },
  kr: { ...anEntry, title: ' ' },
});

it.each([
  ['en', 'Sound Designer', 'en'],
  ['jp', 'サウンドデザイナー', 'ja'],
  ['kr', 'Sound Designer', 'en'],
] as const)(
  'of a position is that of the reader in %s, if there is one',
  async (language, text, tag) => {
    expect(shownTitleOf(both, await loadTexts(language))).toEqual({ text, tag });
  },
);

it('is a word for it where there is none', async () => {
  expect(titleOf(aSummaryOf('new', { en: aMissingEntry }), await loadTexts('en'))).toBe('Untitled');
});
