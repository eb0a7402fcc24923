import { describe, expect, it } from 'vitest';

import { faultsOf } from '../../scripts/locale-parity.mjs';
import { LANGUAGES, loadTexts, preferredLanguage } from './languages';
import { fill } from './texts';

describe('the texts', () => {
  it.each(LANGUAGES)('of $name are those of English', async ({ code }) => {
    expect(faultsOf(await loadTexts('en'), await loadTexts(code))).toEqual([]);
  });

  it('are filled with values, and keep a place that has none', () => {
    expect(fill('{shown} of {all}, {more}', { shown: 1, all: 2 })).toBe('1 of 2, {more}');
  });
});

describe('the language', () => {
  it.each([
    [['ja-JP', 'en'], 'jp'],
    [['fr', 'ko'], 'kr'],
    [['fr'], 'en'],
  ])('for a browser that wants %j is %s', (languages, expected) => {
    Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });
    expect(preferredLanguage()).toBe(expected);
  });
});
