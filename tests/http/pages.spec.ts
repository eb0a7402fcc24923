/** What a crawler sees: every page in every language, complete before any script runs. */
import { readDocument } from '../fixtures/document';
import { ALL_PAGES, LOCALIZED_PAGES, PAGES, text } from '../fixtures/pages';
import { expect, test } from '../fixtures/site-test';

for (const page of ALL_PAGES) {
  test(`${page.url} is a complete document`, async ({ get, site }) => {
    const response = await get(page.url);
    const html = await response.text();
    const document = readDocument(html);

    expect(response.status).toBe(page.id === 'notFound' ? 404 : 200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(document.lang).toBe(page.tag);
    expect(document.titles).toEqual([text(page.locale, page.id, 'meta.title')]);
    expect(document.description).toBe(text(page.locale, page.id, 'meta.description'));
    const isFound = page.id !== 'notFound';
    expect(document.canonical).toBe(isFound ? `${site.url}${page.url}` : undefined);
    expect(html.includes('<meta name="robots" content="noindex"/>')).toBe(!isFound);
    expect(document.state).toMatchObject({ page: page.id, locale: page.locale, origin: site.url });
    expect(html).toContain('<h1');
  });

  test(`${page.url} holds nothing that a strict policy forbids`, async ({ get }) => {
    const html = await (await get(page.url)).text();
    const scripts = [...html.matchAll(/<script\b([^>]*)>/gu)].map((match) => match[1] ?? '');

    expect(scripts.length).toBeGreaterThanOrEqual(2);
    for (const attributes of scripts) {
      expect(attributes).toMatch(/ src="\/assets\/[^"]+"|type="application\/(ld\+)?json"/u);
    }
    const beforeState = html.slice(0, html.indexOf('<script id="state"'));
    expect(beforeState).not.toMatch(/\sstyle=/u);
    expect(beforeState).not.toMatch(/<style\b/u);
    expect(beforeState).not.toMatch(/\son[a-z]+=/u);
  });

  test(`${page.url} links to in-site pages in its own language`, async ({ get }) => {
    const html = await (await get(page.url)).text();
    const known = new Set(PAGES.map(({ path }) => path));
    const links = [...html.matchAll(/<a\b([^>]*)>/gu)].map((match) => match[1] ?? '');
    const inSite = links.flatMap((attributes) => {
      const href = /href="(\/[^"]*)"/u.exec(attributes)?.[1]?.replaceAll('&amp;', '&');
      // A link of the language list names another language on purpose, and says so.
      if (href === undefined || /\shreflang=/iu.test(attributes)) return [];
      return known.has(new URL(href, 'http://site').pathname) ? [href] : [];
    });

    expect(inSite.length).toBeGreaterThan(5);
    for (const href of inSite) {
      expect(new URL(href, 'http://site').searchParams.get('locale'), href).toBe(page.locale);
    }
  });
}

test('no two pages share a title or a description', async ({ get }) => {
  const documents = await Promise.all(
    LOCALIZED_PAGES.map(async ({ url }) => readDocument(await (await get(url)).text())),
  );
  expect(new Set(documents.map(({ titles }) => titles[0])).size).toBe(LOCALIZED_PAGES.length);
  expect(new Set(documents.map(({ description }) => description)).size).toBe(
    LOCALIZED_PAGES.length,
  );
});

for (const { path } of PAGES) {
  test(`${path} without a language is English and points to its English address`, async ({
    get,
    site,
  }) => {
    const response = await get(path);
    const document = readDocument(await response.text());
    expect(response.status).toBe(200);
    expect(document.lang).toBe('en');
    expect(document.canonical).toBe(`${site.url}${path}?locale=en`);
  });
}
