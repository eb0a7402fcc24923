import { describe, expect, it } from 'vitest';

import { CLIENT_PAGES } from '../pages/registry.client';
import { SERVER_PAGES } from '../pages/registry.server';
import pages from './pages.json';
import { DEFAULT_LOCALE, LOCALES, NOT_FOUND, isLocaleCode, localeOf } from './pages';
import { matchPage } from './routes';

const ids = [...pages.pages.map(({ id }) => id), pages.position.id, pages.notFound].sort();

describe('the list of pages', () => {
  it('is covered by both registries', () => {
    expect(Object.keys(SERVER_PAGES).sort()).toEqual(ids);
    expect(Object.keys(CLIENT_PAGES).sort()).toEqual(ids);
  });

  it('gives the same component to both sides', async () => {
    for (const id of Object.keys(CLIENT_PAGES) as (keyof typeof CLIENT_PAGES)[]) {
      expect(await CLIENT_PAGES[id]()).toBe(SERVER_PAGES[id]);
    }
  });

  it('starts with the default locale and ends with the not-found page', () => {
    expect(LOCALES[0]?.code).toBe(DEFAULT_LOCALE);
    expect(pages.notFound).toBe(NOT_FOUND);
  });

  it('separates codes from language tags', () => {
    const tags = LOCALES.map(({ code }) => localeOf(code).tag);
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
    expect(localeOf('jp').tag).toBe('ja');
    expect(isLocaleCode('ja')).toBe(false);
  });
});

describe('matching', () => {
  it.each(pages.pages)('finds $id', ({ id, path }) => {
    expect(matchPage(path)).toBe(id);
  });

  it('finds the page of a position', () => {
    expect(matchPage('/recruit/qa-lead')).toBe('position');
  });

  it.each(['/nope', '/recruit/', '/recruit/1/2', '/Recruit', '/fan%20kit', '/%'])(
    'does not find %s',
    (path) => {
      expect(matchPage(path)).toBe(NOT_FOUND);
    },
  );
});
