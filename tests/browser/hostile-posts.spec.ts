/** Posts whose author means harm: nothing of them runs, loads, or leaves its place, in any format of the site. */
import type { Browser, BrowserContext, Page } from '@playwright/test';

import {
  expect,
  goesOn,
  guardContext,
  hydrated,
  takeProblems,
  type Guard,
} from '../fixtures/browser-test';
import type { PlatformItem } from '../fixtures/content-platform';
import { readDocument } from '../fixtures/document';
import { PAYLOADS } from '../fixtures/hostile-payloads';
import { HARMLESS, HOSTILE_POSTS } from '../fixtures/hostile-posts';
import { text } from '../fixtures/pages';
import {
  inspect,
  ITEMS,
  lineOf,
  positionPath,
  test,
  titleOf,
  type Found,
} from '../fixtures/hostile-site';
import type { SiteProcess } from '../fixtures/site-process';

// They share the site, which has far more posts than any other of the tests.
test.describe.configure({ mode: 'default' });

/** Pages that are open at once. */
const PAGES = 3;
/** Languages that have positions. */
const LOCALES = ['en', 'jp'] as const;

/** Posts in which each field is valid; before each stands one with the same text in which none is. */
const VALID = HOSTILE_POSTS.filter(({ shape }) => shape === 'whole').map(({ item }) => item);

/** What pages are opened with. */
interface Opened {
  readonly browser: Browser;
  readonly guard: Guard;
  readonly site: SiteProcess;
}

interface ListData {
  readonly recruit: {
    readonly posts: readonly { readonly id: string; readonly positionTitle: string }[];
  };
}

/** Does every job, each in the first page that is free. */
async function shared<Job>(
  pages: readonly Page[],
  jobs: readonly Job[],
  work: (page: Page, job: Job) => Promise<void>,
): Promise<void> {
  const left = jobs.values();
  await Promise.all(
    pages.map(async (page) => {
      for (const job of left) await work(page, job);
    }),
  );
}

/** Opens an address and waits until React has taken the page over. */
async function look(page: Page, url: string, locale = 'en'): Promise<Found> {
  const response = await page.goto(url, { waitUntil: 'domcontentloaded' });
  goesOn(response?.status(), url).toBe(200);
  await hydrated(page);
  return inspect(page, locale);
}

/** The position that stands after another one, to which that one's page leads. */
function after(item: PlatformItem): PlatformItem {
  const place = ITEMS.indexOf(item);
  return ITEMS.at(place - 1) ?? item;
}

/** Opens the page of a position, and from there, without another document, that of the one after it. */
async function lookAtTwo(page: Page, item: PlatformItem): Promise<readonly [Found, Found]> {
  const found = await look(page, positionPath(item, 'en'));
  const name = text('en', 'position', 'others.title');
  const others = page.getByRole('region', { name }).getByRole('link');
  await others.first().evaluate((link) => {
    (link as HTMLElement).click();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(after(item)));
  return [found, await inspect(page, 'en')];
}

/** What of a page is not as on that of a post without harm. */
function check(found: Found, item: PlatformItem, harmless: Found): void {
  const about = `${item.id}: ${titleOf(item)}`;
  goesOn(found, about).toMatchObject({ hasRun: false, strange: [], texts: 3 });
  goesOn(found.own, about).toEqual(harmless.own);
  goesOn(found.heading, about).toBe(titleOf(item));
  const place = lineOf(item.data?.['place']);
  if (place !== undefined) goesOn(found.terms, about).toContain(place);
}

test('there are 35 hostile texts and 66 hostile posts of them, or more', () => {
  expect(Object.keys(PAYLOADS).length).toBeGreaterThanOrEqual(35);
  expect(new Set(Object.values(PAYLOADS)).size).toBe(Object.keys(PAYLOADS).length);
  expect(HOSTILE_POSTS.length).toBeGreaterThanOrEqual(66);
  expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(HOSTILE_POSTS.length + 2);
});

/** Has a dialog count as a problem. */
function guardDialogs(context: BrowserContext, { problems }: Guard): void {
  context.on('dialog', (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

/** A window for each page, since a page behind another one has no frames. */
async function openPages({ browser, guard, site }: Opened): Promise<readonly Page[]> {
  const windows = Array.from({ length: PAGES }, async () => {
    const context = await browser.newContext({ baseURL: site.url });
    await guardContext(context, guard.problems);
    guardDialogs(context, guard);
    return context.newPage();
  });
  return Promise.all(windows);
}

test('hostile posts run nothing and load nothing in the list', async ({ page, context, guard }) => {
  guardDialogs(context, guard);
  for (const locale of LOCALES) {
    const found = await look(page, `/recruit?locale=${locale}`, locale);
    goesOn(found).toMatchObject({ hasRun: false, strange: [], texts: 3 * ITEMS.length });
    goesOn(found.positions).toEqual(ITEMS.map(titleOf).toReversed());
    const acting = Object.keys(found.own).filter((own) => /evil| on|srcdoc|script:/u.test(own));
    goesOn(acting).toEqual([]);
  }
});

const MIDDLE = Math.ceil(VALID.length / 2);
for (const [half, posts] of [
  ['first', VALID.slice(0, MIDDLE)],
  ['second', VALID.slice(MIDDLE)],
] as const) {
  test(`hostile posts run nothing and load nothing on pages of their own, ${half} half`, async ({
    browser,
    guard,
    site,
  }) => {
    const pages = await openPages({ browser, guard, site });
    // Every second post is one in which each field is valid, and leads to one in which none is.
    const [first, second = first] = pages;
    if (first === undefined || second === undefined) throw new Error('no page');
    const [[whole], [, everywhere]] = await Promise.all([
      lookAtTwo(first, HARMLESS.whole),
      lookAtTwo(second, VALID[0] ?? HARMLESS.whole),
    ]);
    await shared(pages, [HARMLESS.whole, ...posts], async (tab, item) => {
      const found = await lookAtTwo(tab, item);
      check(found[0], item, whole);
      check(found[1], after(item), everywhere);
    });
    for (const page of pages) await page.context().close();
    // A page that is left while it still loads pictures and fonts.
    takeProblems(guard, /ERR_ABORTED/u);
  });
}

/** What the document of a position says of it. */
function readPosition(html: string) {
  const { state, titles } = readDocument(html);
  const linked = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  const graph = JSON.parse(linked) as {
    readonly '@graph': readonly Readonly<Record<string, unknown>>[];
  };
  const posting = graph['@graph'].find((node) => node['@type'] === 'JobPosting');
  const scripts = html.match(/<script\b/gu)?.length ?? 0;
  return { state, titles: titles.length, posting: posting?.['title'], scripts };
}

test('documents and data of hostile posts are whole and say what the posts say', async ({
  get,
}) => {
  for (const locale of LOCALES) {
    const list = (await (await get(`/_data/recruit?locale=${locale}`)).json()) as ListData;
    const { posts } = list.recruit;
    expect(posts.map(({ id }) => id)).toEqual(ITEMS.map(({ id }) => id).toReversed());
    for (const { name, shape, item } of HOSTILE_POSTS) {
      const path = positionPath(item, locale);
      const response = await get(path);
      goesOn(response.status, name).toBe(200);
      goesOn(response.headers.get('set-cookie'), name).toBeNull();
      const position = readPosition(await response.text());
      const harmless = await get(positionPath(HARMLESS[shape], locale));
      const title = titleOf(item);
      goesOn(position, name).toMatchObject({
        titles: 1,
        scripts: readPosition(await harmless.text()).scripts,
        // Without a date there is none.
        posting: shape === 'whole' ? title : undefined,
      });
      const data = await get(`/_data${path.replace('recruit', 'position')}`);
      goesOn(await data.json(), name).toEqual(position.state);
      const post = posts.find(({ id }) => id === item.id);
      goesOn(position.state, name).toMatchObject({ position: { post } });
      goesOn(post?.positionTitle, name).toBe(title);
      goesOn(Object.keys(post ?? {}), name).not.toContain('constructor');
    }
  }
});

test('the feed and the list of pages are well formed around hostile posts', async ({
  page,
  get,
  site,
}) => {
  for (const locale of LOCALES) {
    const links = ITEMS.map((item) => `${site.url}${positionPath(item, locale)}`);
    const [atom, sitemap] = await Promise.all(
      [`/recruit.atom?locale=${locale}`, '/sitemap.xml'].map(async (path) =>
        (await get(path)).text(),
      ),
    );
    const read = await page.evaluate(
      ([feed = '', list = '']) => {
        const [entries, pages] = [feed, list].map((xml) =>
          new DOMParser().parseFromString(xml, 'application/xml'),
        ) as [Document, Document];
        const said = (of: Document, selector: string) =>
          [...of.querySelectorAll(selector)].map(({ textContent }) => textContent);
        return {
          errors: said(entries, 'parsererror').concat(said(pages, 'parsererror')),
          titles: said(entries, 'entry > title'),
          links: said(entries, 'entry > id'),
          others: said(entries, ':not(feed, author, entry, feed > *, author > *, entry > *)'),
          contents: said(entries, 'entry > content').flatMap((html) => {
            const content = new DOMParser().parseFromString(html, 'text/html');
            return [...content.body.querySelectorAll('*')]
              .filter(
                (element) => !element.matches('p, br, ul, ol, li, strong, em, b, i, h3, h4, a'),
              )
              .map((element) => element.outerHTML);
          }),
          pages: said(pages, 'url > loc'),
        };
      },
      [atom, sitemap],
    );
    const inXml = (item: PlatformItem) => titleOf(item).replaceAll(/[\ufffe\uffff]/gu, '');
    goesOn(read).toMatchObject({ errors: [], others: [], contents: [] });
    goesOn(read.titles).toEqual(ITEMS.map(inXml).toReversed());
    goesOn(read.links).toEqual(links.toReversed());
    goesOn(read.pages).toEqual(expect.arrayContaining(links));
  }
});
