/** Status codes, redirects and methods: the site's addresses. */
import { readDocument } from '../fixtures/document';
import { LOCALES, PAGES, text } from '../fixtures/pages';
import { expect, test } from '../fixtures/site-test';

const REDIRECTS: readonly (readonly [from: string, status: number, to: string])[] = [
  ['/?locale=de', 302, '/?locale=en'],
  ['/?locale=', 302, '/?locale=en'],
  ['/?locale', 302, '/?locale=en'],
  ['/?locale=EN', 302, '/?locale=en'],
  ['/?locale=ja', 302, '/?locale=en'],
  ['/recruit?locale=kr', 302, '/recruit?locale=en'],
  ['/mashup?a=1&locale=xx&b=2', 302, '/mashup?a=1&locale=en&b=2'],
  ['/fankit?locale=xx&b=%20%26&a=%E3%81%82', 302, '/fankit?locale=en&b=%20%26&a=%E3%81%82'],
  ['/guidelines?utm=1&locale=xx', 302, '/guidelines?utm=1&locale=en'],
  ['/_data/recruit?locale=kr', 302, '/_data/recruit?locale=en'],
  ['/recruit/', 308, '/recruit'],
  ['/recruit/?locale=jp', 308, '/recruit?locale=jp'],
  ['/mashup/?b=2&locale=kr&a=1', 308, '/mashup?b=2&locale=kr&a=1'],
  ['/guidelines/', 308, '/guidelines'],
  ['/fankit/', 308, '/fankit'],
];

for (const [from, status, to] of REDIRECTS) {
  test(`${from} goes to ${to} with ${String(status)}`, async ({ get }) => {
    const response = await get(from);
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
    const arrived = await get(to);
    expect(arrived.status).toBe(200);
  });
}

test('of a repeated language the first counts', async ({ get }) => {
  const document = readDocument(await (await get('/?locale=jp&locale=kr')).text());
  expect(document.lang).toBe('ja');
});

for (const { path } of PAGES) {
  test(`HEAD ${path} responds as GET without the body`, async ({ get }) => {
    const [head, full] = await Promise.all([get(path, { method: 'HEAD' }), get(path)]);
    // The client itself asks to close the connection after a HEAD.
    const plain = ({ headers }: Response) =>
      [...headers]
        .filter(([name]) => !['connection', 'date', 'keep-alive', 'x-request-id'].includes(name))
        .sort();
    expect(head.status).toBe(full.status);
    expect(await head.text()).toBe('');
    const shared = new Set(plain(head).map(([name]) => name));
    expect(plain(head)).toEqual(plain(full).filter(([name]) => shared.has(name)));
    expect(shared).toContain('content-type');
  });

  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    test(`${method} ${path} is refused and the allowed methods are named`, async ({ get }) => {
      const response = await get(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')?.split(/,\s*/u).sort()).toEqual(['GET', 'HEAD']);
    });
  }
}

for (const path of [
  '/nowhere',
  '/recruit/no-such-position',
  '/index.html',
  '/_data',
  '/a//b',
  '/%F0%9F%8E%B5',
  '/..%2f..%2fCargo.toml',
]) {
  test(`${path} is a rendered page with status 404`, async ({ get }) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    const document = readDocument(await response.text());
    expect(document.titles).toEqual([text('en', 'notFound', 'meta.title')]);
  });
}

for (const { code, tag } of LOCALES) {
  test(`a page that does not exist speaks ${code}`, async ({ get }) => {
    const document = readDocument(await (await get(`/nowhere?locale=${code}`)).text());
    expect(document.lang).toBe(tag);
  });
}

test('/readyz says that everything is there', async ({ get }) => {
  await expect.poll(async () => (await get('/readyz')).status).toBe(200);
  expect(await (await get('/readyz')).json()).toMatchObject({
    renderer: 'warm',
    assets: 'present',
    content: 'reachable',
  });
});

test('/healthz says ok', async ({ get }) => {
  const response = await get('/healthz');
  expect([response.status, await response.text()]).toEqual([200, 'ok']);
});
