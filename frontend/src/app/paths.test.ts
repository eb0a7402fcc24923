import { describe, expect, it } from 'vitest';

import { dataPath, localeIn, pagePath, requestedLocale, withLocale } from './paths';

describe('paths', () => {
  it('carry the locale and the anchor', () => {
    expect(pagePath('home', 'jp', 'music')).toBe('/?locale=jp#music');
    expect(pagePath('fankit', 'kr')).toBe('/fankit?locale=kr');
    expect(dataPath('recruit', 'en')).toBe('/_data/recruit?locale=en');
  });

  it.each([
    ['', '?locale=jp'],
    ['?locale=en', '?locale=jp'],
    ['?a=%20b&locale=en&c', '?a=%20b&locale=jp&c'],
    ['?locale=en&a=1&locale=kr', '?locale=jp&a=1'],
    ['?mylocale=en', '?mylocale=en&locale=jp'],
  ])('sets the locale in "%s"', (search, expected) => {
    expect(withLocale(search, 'jp')).toBe(expected);
  });

  it('reads the first locale only, and only a supported one', () => {
    expect(localeIn('?a=1&locale=kr&locale=jp')).toBe('kr');
    expect(localeIn('?locale=ja')).toBeNull();
    expect(localeIn('?locale')).toBeNull();
    expect(requestedLocale('?locale=xx')).toBe('en');
  });
});
