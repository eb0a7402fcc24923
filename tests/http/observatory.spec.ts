/**
 * The scoring of the Mozilla HTTP Observatory for what this site can influence, as of its release 1.4 (grader/charts.js):
 * it starts at 100, takes away for what is missing and adds for what is better than needed. From 100 on the grade is A+.
 */
import { expect, test } from '../fixtures/site-test';

// Transport security is judged as behind a proxy that speaks TLS.
test.use({ siteOptions: { flags: ['--public-origin', 'https://www.example.com'] } });

const POINTS: readonly (readonly [
  what: string,
  missing: number,
  met: number,
  judge: (headers: Headers, policy: string) => boolean,
])[] = [
  [
    'a policy without anything unsafe',
    -25,
    5,
    (_, policy) => policy !== '' && !/unsafe/u.test(policy),
  ],
  ['nothing allowed by default', 0, 5, (_, policy) => policy.startsWith("default-src 'none';")],
  ['no frames around the site', -20, 5, (_, policy) => policy.includes("frame-ancestors 'none'")],
  ['no cookies', -20, 0, (headers) => !headers.has('set-cookie')],
  [
    'transport security for half a year',
    -20,
    0,
    (headers) =>
      Number(/max-age=(\d+)/u.exec(headers.get('strict-transport-security') ?? '')?.[1]) >=
      15_768_000,
  ],
  ['no guessing of types', -5, 0, (headers) => headers.get('x-content-type-options') === 'nosniff'],
  [
    'a private referrer',
    -5,
    5,
    (headers) => headers.get('referrer-policy') === 'strict-origin-when-cross-origin',
  ],
  [
    'resources for the site alone',
    0,
    10,
    (headers) => headers.get('cross-origin-resource-policy') === 'same-origin',
  ],
  [
    'no sharing with other origins',
    -50,
    0,
    (headers) => !headers.has('access-control-allow-origin'),
  ],
];

/** One address for each kind of response: pages, errors, redirects, data, pictures, archives, texts for crawlers and for machines. */
const ADDRESSES = [
  '/',
  '/recruit?locale=jp',
  '/nowhere',
  '/recruit?locale=kr',
  '/_data/home?locale=jp',
  '/kit/logo-light.png',
  '/kit/glass-parade-mp3.zip',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/speculation-rules.json',
  '/site.webmanifest',
  '/healthz',
  '/readyz',
];

for (const path of ADDRESSES) {
  test(`${path} gets the best grade`, async ({ get }) => {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    const points = POINTS.map(([, missing, met, judge]) =>
      judge(headers, policy) ? met : missing,
    );
    const missed = POINTS.filter(([, , , judge]) => !judge(headers, policy)).map(([what]) => what);
    expect(missed).toEqual([]);
    expect(points.reduce((sum, point) => sum + point, 100)).toBeGreaterThanOrEqual(100);
  });
}
