import { describe, expect, it } from 'vitest';

import common from '../../../locales/en/common.json';
import { loadParts } from '../pages/registry.client';
import { partsOf } from '../pages/registry.server';
import pages from './pages.json';
import { DEFAULT_LOCALE, LOCALES, NOT_FOUND, isLocaleCode, localeOf, type PageId } from './pages';
import { matchPage } from './routes';

const ids = [...pages.pages.map(({ id }) => id), pages.position.id, pages.notFound] as PageId[];

describe('the list of pages', () => {
  it.each(ids)('gives the components of %s to both sides', async (id) => {
    expect(partsOf(id).Page).toBeInstanceOf(Function);
    expect(await loadParts(id)).toEqual(partsOf(id));
  });

  it('names a page whose component is not where it belongs', async () => {
    const page = 'absent' as PageId;
    expect(() => partsOf(page)).toThrow('./absent/AbsentPage.tsx has no AbsentPage');
    await expect(loadParts(page)).rejects.toThrow('has no AbsentPage');
  });

  it('has words for each page and section in the menu, and no place twice', () => {
    const listed = pages.pages.filter(({ menu }) => menu !== undefined);
    const links = listed.flatMap(({ id, sections }) => sections ?? [id]);
    expect(Object.keys(common.nav)).toEqual(expect.arrayContaining(links));
    expect(new Set(listed.map(({ menu }) => menu)).size).toBe(listed.length);
  });

  it('gives each language the script that its tag implies', () => {
    for (const { tag, script } of pages.locales)
      expect(new Intl.Locale(tag).maximize().script).toBe(script);
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
