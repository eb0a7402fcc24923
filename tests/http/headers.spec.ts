/** Headers of pages, data and files. */
import { expect, test } from '../fixtures/site-test';

const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'none'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'site',
  'report-uri': '/_reports/csp',
  'report-to': 'csp',
};

/** Reads a policy into directive -> sources. */
function directives(policy: string | null): Record<string, string> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(/\s+/u));
  return Object.fromEntries(parts.map(([name, ...sources]) => [name ?? '', sources.join(' ')]));
}

for (const path of [
  '/',
  '/nowhere',
  '/_data/home?locale=en',
  '/healthz',
  '/?locale=xx',
  '/favicon.svg',
]) {
  test(`${path} carries the security headers and a request id`, async ({ get }) => {
    const { headers } = await get(path);
    expect(directives(headers.get('content-security-policy'))).toEqual(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{16,}$/u);
    expect(headers.get('server')).toBeNull();
  });
}

test('two requests have two ids', async ({ get }) => {
  const ids = await Promise.all(
    ['/', '/'].map(async (path) => (await get(path)).headers.get('x-request-id')),
  );
  expect(new Set(ids).size).toBe(2);
});

test('every file that a page names is there and may be kept for a year', async ({ get }) => {
  const html = await (await get('/recruit?locale=jp')).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/gu)].map(
    (match) => match[1] ?? '',
  );
  expect(assets.some((path) => path.endsWith('.css'))).toBe(true);
  expect(assets.some((path) => path.endsWith('.js'))).toBe(true);
  for (const path of assets) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('cache-control'), path).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type'), path).toMatch(
      /^text\/(?:css|javascript)|^application\/javascript|^font\/woff2|^image\//u,
    );
  }
});

test('a file that does not exist is not kept', async ({ get }) => {
  const response = await get('/assets/entry-client-00000000.js');
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test('a browser asks for a page anew each time, and a cache between may keep it a minute', async ({
  get,
}) => {
  const { headers } = await get('/');
  expect(headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  );
  expect(headers.get('vary')).toBe('accept-encoding');
  expect(headers.get('server-timing')).toBe('cache;desc=HIT');
});

test('a page is compressed for who can read it', async ({ get }) => {
  const response = await get('/guidelines', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(await response.text()).toContain('<h1');
});
