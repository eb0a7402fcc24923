/** Input that wants to become markup, another page or a crash. */
import { readDocument } from '../fixtures/document';
import { expect, test } from '../fixtures/site-test';

const QUERIES = [
  'locale=en&x=</script><script>alert(1)</script>',
  'locale=en&x=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
  'locale=en&x="onload="alert(1)',
  'locale=en&x=%00%0d%0aSet-Cookie:%20a=b',
  'locale=en&x=%E2%80%A8%E2%80%A9',
  'locale=en&x=%FF%FE',
  'locale=en&__proto__[polluted]=1&constructor.prototype.polluted=1',
  `locale=en&x=${'a'.repeat(7000)}`,
  `locale=en&${'a&'.repeat(2000)}`,
  'locale=en&&&&===',
];

for (const query of QUERIES) {
  for (const path of ['/', '/recruit', '/nowhere']) {
    test(`${path}?${query.slice(0, 60)} stays a plain page`, async ({ get }) => {
      const response = await get(`${path}?${query}`);
      const html = await response.text();
      expect(response.status).toBe(path === '/nowhere' ? 404 : 200);
      expect(
        html.match(/<script\b(?! type="application\/(ld\+)?json")(?! id="state")/gu),
      ).toHaveLength(1);
      expect(html).not.toContain('alert(1)</script>');
      expect(html).not.toContain('onload="alert');
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(readDocument(html).lang).toBe('en');
    });
  }
}

test('a redirect cannot be led to another site or split into headers', async ({ get }) => {
  for (const from of [
    '//evil.example/?locale=xx',
    '/recruit/?locale=en%0d%0aX-Evil:%201',
    '/?locale=%0d%0aX-Evil:1',
  ]) {
    const response = await get(from);
    const location = response.headers.get('location') ?? '/';
    expect(new URL(location, 'http://site').host, from).toBe('site');
    expect(response.headers.get('x-evil'), from).toBeNull();
  }
});

test('the host header is not believed', async ({ site }) => {
  const { request } = await import('node:http');
  const body = await new Promise<string>((resolve, reject) => {
    request(`${site.url}/?locale=en`, { headers: { host: 'evil.example' } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        resolve(text);
      });
    })
      .on('error', reject)
      .end();
  });
  expect(body).not.toContain('evil.example');
  expect(readDocument(body).canonical).toBe(`${site.url}/?locale=en`);
});
