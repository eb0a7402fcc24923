import { afterEach, describe, expect, it, vi } from 'vitest';

import { faultsOf } from '../../scripts/locale-parity.mjs';
import { LANGUAGES, keepLanguage, loadTexts, preferredLanguage } from './languages';
import { fill } from './texts';

describe('the texts', () => {
  it.each(LANGUAGES)('of $name are those of English', async ({ code }) => {
    expect(faultsOf(await loadTexts('en'), await loadTexts(code))).toEqual([]);
  });

  it('have the names of all languages in each', async () => {
    expect((await loadTexts('en')).languages).toMatchObject({ en: 'English', kr: 'Korean' });
    expect((await loadTexts('jp')).languages).toMatchObject({ jp: '日本語', kr: '韓国語' });
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

  afterEach(() => {
    vi.restoreAllMocks();
  });
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };

  it.each([
    ['is forbidden', () => vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
    ['is null', () => vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as never)],
    ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)],
  ])("is the browser's, and forgotten, where storage %s", (_name, break_) => {
    localStorage.clear();
    Object.defineProperty(navigator, 'languages', { value: ['ko'], configurable: true });
    break_();
    keepLanguage('jp');
    expect(preferredLanguage()).toBe('kr');
  });
});
