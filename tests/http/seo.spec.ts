/** What search engines are told: every address once, in one form, with all of its languages. */
import { SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';

interface Listed {
  readonly location: string;
  readonly alternates: ReadonlyMap<string, string>;
}

const decode = (text: string) => text.replaceAll('&amp;', '&');

function readSitemap(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gsu)].map(([, url = '']) => ({
    location: decode(/<loc>([^<]*)<\/loc>/u.exec(url)?.[1] ?? ''),
    alternates: new Map(
      [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/gu)].map(([, tag = '', href = '']) => [
        tag,
        decode(href),
      ]),
    ),
  }));
}

function readHead(html: string): Listed {
  const links = [...html.matchAll(/<link ([^>]*)>/gu)].map(([, attributes = '']) => attributes);
  const value = (attributes: string, name: string) =>
    decode(new RegExp(`${name}="([^"]*)"`, 'u').exec(attributes)?.[1] ?? '');
  const canonical = links.find((link) => link.includes('rel="canonical"')) ?? '';
  const alternates = links.filter((link) => /hrefLang=/iu.test(link));
  return {
    location: value(canonical, 'href'),
    alternates: new Map(
      alternates.map((link) => [value(link.toLowerCase(), 'hreflang'), value(link, 'href')]),
    ),
  };
}

test('every address of the sitemap responds, and says of itself what the sitemap says', async ({
  get,
  site,
}) => {
  await expect.poll(async () => (await get('/sitemap.xml')).text()).toContain('/recruit/');
  const listed = readSitemap(await (await get('/sitemap.xml')).text());
  // Four pages in three languages, the list of positions in two, and at least six positions in two.
  expect(listed.length).toBeGreaterThanOrEqual(4 * 3 + 2 + 6 * 2);
  expect(new Set(listed.map(({ location }) => location)).size).toBe(listed.length);
  const byLocation = new Map(listed.map((page) => [page.location, page]));
  for (const page of listed) {
    expect(page.location.startsWith(`${site.url}/`)).toBe(true);
    const response = await get(page.location.slice(site.url.length));
    expect(response.status, page.location).toBe(200);
    expect(readHead(await response.text())).toEqual(page);
    for (const href of page.alternates.values()) {
      expect([...(byLocation.get(href)?.alternates.values() ?? [])]).toContain(page.location);
    }
  }
});

test('the page of a position is marked up completely', async ({ get }) => {
  const html = await (await get('/recruit/qa-lead?locale=en')).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '{}';
  const graph = (JSON.parse(json) as { '@graph': readonly Record<string, unknown>[] })['@graph'];
  expect(graph.map((node) => node['@type'])).toEqual(['JobPosting', 'BreadcrumbList']);
  for (const field of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']) {
    expect(graph[0]?.[field], field).toBeTruthy();
  }
  const list = await (await get('/recruit?locale=en')).text();
  expect(list).toContain('href="/recruit/qa-lead?locale=en"');
  expect(list).not.toContain('JobPosting');
});

test('demo posts can be shared, and search engines are told to list none of them', async () => {
  const site = await SiteProcess.start({ posts: 'demo' });
  try {
    const read = async (path: string) => (await fetch(`${site.url}${path}`)).text();
    await expect.poll(() => read('/sitemap.xml')).toContain('</urlset>');
    expect(await read('/sitemap.xml')).not.toContain('/recruit');
    expect(await read('/recruit.atom?locale=jp')).not.toContain('<entry>');
    expect(await read('/jobs.xml')).not.toContain('<job>');
    for (const path of ['/recruit?locale=en', '/recruit/qa-lead?locale=jp']) {
      const html = await read(path);
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
      expect(html, path).toContain('application/ld+json');
      expect(html, path).toContain('property="og:image"');
      expect(html, path).toContain(`rel="canonical" href="${site.url}${path}"`);
    }
    expect(await read('/recruit?locale=en')).toContain('href="/recruit/qa-lead?locale=en"');
  } finally {
    await site.discard();
  }
});

for (const [path, type] of [
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml'],
  ['/recruit.atom?locale=jp', 'application/atom+xml; charset=utf-8'],
  ['/jobs.xml', 'application/xml'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/speculation-rules.json', 'application/speculationrules+json'],
] as const) {
  test(`${path} is there`, async ({ get }) => {
    const response = await get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  });
}

test('every icon and every picture for sharing is there', async ({ get, site }) => {
  const html = await (await get('/?locale=kr')).text();
  const manifest = (await (await get('/site.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string }[];
  };
  const pictures = [...html.matchAll(/property="og:image" content="([^"]*)"/gu)].map(
    ([, url = '']) => url.slice(site.url.length),
  );
  expect(pictures).toEqual(['/share/home-kr.png']);
  const icons = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'];
  for (const path of [...pictures, ...icons, ...manifest.icons.map(({ src }) => src)]) {
    expect((await get(path)).status, path).toBe(200);
  }
});
