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
