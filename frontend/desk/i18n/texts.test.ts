import { afterEach, describe, expect, it, vi } from 'vitest';

import { faultsOf } from '../../scripts/locale-parity.mjs';
import { LANGUAGES, keepLanguage, loadTexts, preferredLanguage } from './languages';
import { sentenceOf } from './texts';
import { ApiError } from '../api/error';

const tooMany = (retryAfter: number) =>
  new ApiError({ code: 'tooMany', message: 'too many', status: 429, retryAfter });

describe('the texts', () => {
  it.each(LANGUAGES)('of $name are those of English', async ({ code }) => {
    expect(faultsOf(await loadTexts('en'), await loadTexts(code))).toEqual([]);
  });

  it('have the names of all languages in each', async () => {
    expect((await loadTexts('en')).languages).toMatchObject({ en: 'English', kr: 'Korean' });
    expect((await loadTexts('jp')).languages).toMatchObject({ jp: '日本語', kr: '韓国語' });
  });

  it('say of an error what it is, and count in English', async () => {
    const texts = await loadTexts('en');
    const wait = (retryAfter: number) => sentenceOf(tooMany(retryAfter), texts);
    expect(wait(1)).toBe('Too many attempts. Try again in 1 second.');
    expect(wait(2)).toBe('Too many attempts. Try again in 2 seconds.');
    expect(sentenceOf(tooMany(1), await loadTexts('kr'))).toContain('1초 후');
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
