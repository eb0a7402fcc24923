import { describe, expect, it } from 'vitest';

import { samplePageData } from '../scripts/sample-data.mjs';
import { render } from './entry-server';
import { LOCALES, PAGES, type LocaleCode, type PageId } from './routing/pages';

const paths: [PageId, string][] = [
  ...PAGES.map(({ id, path }): [PageId, string] => [id, path]),
  ['notFound', '/nope'],
];
const NAMES_LOCALE = new RegExp(
  `[?&]locale=(?:${LOCALES.map(({ code }) => code).join('|')})\\b`,
  'u',
);
/** Pages with many pictures. */
const PICTURED: ReadonlySet<PageId> = new Set(['home', 'mashup', 'fankit']);
const cases = paths.flatMap(([page, path]) =>
  LOCALES.map(({ code }): [PageId, LocaleCode, string] => [page, code, `${path}?locale=${code}`]),
);

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(freeze);
  return value;
}

/** Every text with its key, for example `['intro.title', 'FAN KIT']`. */
function texts(node: unknown, key = ''): [string, string][] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, child]) =>
    texts(child, key === '' ? name : `${key}.${name}`),
  );
}

describe.each(cases)('the page %s in %s', (page, locale, url) => {
  const data = freeze(samplePageData(page, locale));
  const output = render({ url, data });
  const { status, head, html } = output;

  it('has its status, title, description and canonical address', () => {
    expect(status).toBe(page === 'notFound' ? 404 : 200);
    const document = new DOMParser().parseFromString(head, 'text/html');
    expect(document.title).toBe(data.messages.page.meta.title);
    const description = document.querySelector('meta[name=description]');
    expect(description?.getAttribute('content')).toBe(data.messages.page.meta.description);
    const canonical = document.querySelector('link[rel=canonical]');
    const expected = page === 'notFound' ? undefined : `https://www.example.com${url}`;
    expect(canonical?.getAttribute('href')).toBe(expected);
  });

  it('has one main heading, no style attribute and the locale in every link of the site', () => {
    expect(html).not.toMatch(/\sstyle=/u);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    // Videos are files, not pages.
    const pages = 'a[href^="/"]:not([target]):not([href^="/media/"])';
    const links = [...body.querySelectorAll<HTMLAnchorElement>(pages)];
    expect(links.length).toBeGreaterThan(10);
    for (const link of links) expect(link.getAttribute('href')).toMatch(NAMES_LOCALE);
    for (const image of body.querySelectorAll('img')) {
      expect(image.hasAttribute('width') && image.hasAttribute('height')).toBe(true);
    }
  });

  it('renders the same bytes twice, in any time zone', () => {
    const zone = process.env['TZ'];
    try {
      process.env['TZ'] = 'Asia/Tokyo';
      expect(render({ url, data })).toEqual(output);
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});

it.each(cases)('names every file of %s in %s at the asset base', (page, locale, url) => {
  const data = samplePageData(page, locale);
  const assetBase = 'https://cdn.example.com/site';
  const here = render({ url, data });
  const there = render({ url, data: { ...data, assetBase } });
  // The same page, but for the base before each file. What search engines read has whole addresses without one as well.
  const ownMedia = `${data.origin}/media/`;
  expect(there.head.replaceAll(assetBase, '')).toBe(here.head.replaceAll(ownMedia, '/media/'));
  expect(there.html.replaceAll(assetBase, '')).toBe(here.html);
  const files = /(?<=[="\s,])[^\s"=,]*\/(?:assets|media|kit)\/[\w.-]+/gu;
  const named = `${there.head} ${there.html}`.match(files) ?? [];
  if (PICTURED.has(page)) expect(named.length).toBeGreaterThan(10);
  expect(named.filter((file) => !file.startsWith(`${assetBase}/`))).toEqual([]);
});

/** Texts of other states of the page, of posts that say more, and of videos, discs and downloads that are not in the markup. */
const HIDDEN = [
  'meta',
  'intro.label',
  'intro.skip',
  'discAlt',
  'download',
  'unavailable',
  'empty',
  'credit.copied',
  'details',
];
const isHidden = (key: string) => HIDDEN.some((hidden) => `.${key}.`.includes(`.${hidden}.`));

it.each(PAGES)('shows every text of $id in Japanese', ({ id, path }) => {
  const data = samplePageData(id, 'jp');
  const { html } = render({ url: `${path}?locale=jp`, data });
  const shown = html.replaceAll('<!-- -->', '');
  const missing = texts(data.messages.page)
    .filter(([key, text]) => !isHidden(key) && !text.includes('{'))
    // Each difficulty of the list is an element of its own.
    .filter(([, text]) =>
      text.split(' / ').some((part) => !shown.includes(part.replaceAll('&', '&amp;'))),
    );
  expect(missing).toEqual([]);
});

it('gives the page of a closed position the status 410', () => {
  const data = samplePageData('position', 'en');
  const url = '/recruit/post-2?locale=en';
  expect(render({ url, data }).status).toBe(200);
  expect(render({ url, data: { ...data, position: { others: [], post: null } } }).status).toBe(410);
});

it('refuses data of another page or language', () => {
  const data = samplePageData('home', 'en');
  expect(() => render({ url: '/recruit?locale=en', data })).toThrow('data of home');
  expect(() => render({ url: '/?locale=jp', data })).toThrow('data of home in en');
});

it('throws the error of a page to the server', () => {
  const data = samplePageData('home', 'en');
  const broken = {
    ...data,
    messages: { ...data.messages, page: { meta: data.messages.page.meta } },
  };
  expect(() => render({ url: '/?locale=en', data: broken as typeof data })).toThrow(
    'Cannot read properties of undefined',
  );
});
