import { describe, expect, it } from 'vitest';

import cases from '../../../locales/query-cases.json';
import { dataPath, localeIn, pagePath, positionPath, requestedLocale, withLocale } from './paths';

describe('paths', () => {
  it('carry the locale and the anchor', () => {
    expect(pagePath('home', 'jp', 'music')).toBe('/?locale=jp#music');
    expect(pagePath('fankit', 'kr')).toBe('/fankit?locale=kr');
    expect(positionPath('a/b c', 'jp')).toBe('/recruit/a%2Fb%20c?locale=jp');
    expect(positionPath('c++@tokyo:2', 'en')).toBe('/recruit/c++@tokyo:2?locale=en');
  });

  it.each([
    ['/', '/_data/home?locale=en'],
    ['/recruit', '/_data/recruit?locale=en'],
    ['/recruit/a%2Fb', '/_data/position/a%2Fb?locale=en'],
    ['/nowhere', '/_data/notFound?locale=en'],
  ])('know where the data of %s is', (pathname, expected) => {
    expect(dataPath(pathname, 'en')).toBe(expected);
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

  it.each(cases)('read and write the locale of "$query" as the server does', (given) => {
    const search = `?${given.query}`;
    expect(localeIn(search)).toBe(given.read);
    expect(withLocale(search, 'kr')).toBe(`?${given.written}`);
  });

  it('reads the first locale only, and only a supported one', () => {
    expect(localeIn('?a=1&locale=kr&locale=jp')).toBe('kr');
    expect(localeIn('?locale=ja')).toBeNull();
    expect(localeIn('?locale')).toBeNull();
    expect(requestedLocale('?locale=xx')).toBe('en');
  });
});
