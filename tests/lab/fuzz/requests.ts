/** Requests to the site, most of them nearly right: what is wholly wrong is refused by the first line of a parser. */
import { PAGES } from '../../fixtures/pages';
import type { Chance } from './chance';

/** One request. */
export interface Sent {
  readonly bytes: Buffer;
  /** Whether a response to it has a body. */
  readonly hasBody: boolean;
  /** Whether the path tries to leave the folders that are served. */
  readonly isTraversal: boolean;
}

const METHODS = [
  ...['GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE'],
  ...['PROPFIND', 'get', 'G\u00e9T', 'CONNECT'],
];

const PATHS = [
  ...PAGES.map(({ path }) => path),
  ...[
    '/',
    '/nowhere',
    '/_data/home',
    '/_data/recruit',
    '/_data/position/a',
    '/recruit/a',
    '/healthz',
    '/readyz',
  ],
  ...[
    '/sitemap.xml',
    '/robots.txt',
    '/recruit.atom',
    '/jobs.xml',
    '/.well-known/security.txt',
    '/metrics',
    '/favicon.svg',
  ],
  ...[
    '/assets/',
    '/assets/x.js',
    '/media/',
    '/kit/',
    '/_reports/csp',
    '/index.html',
    '/jp',
    '/speculation-rules.json',
  ],
];

const QUERIES = [
  'locale=en',
  'locale=jp',
  'locale=kr',
  'locale=zz',
  'locale',
  'locale=%6Ap',
  'a=1&locale=en',
  '',
  '?',
  '&&=',
];

const DATES = ['Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 9999 23:59:59 GMT', 'soon'];

/** Headers with values that mean something, as the seeds of values that do not. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  'accept-encoding': ['gzip, deflate, br, zstd', 'br;q=0.5, *;q=0', 'br;q=4294968', 'identity;q=0'],
  'accept-language': ['ja,en;q=0.5', 'ko-KR', '*', 'en-US;q=1.0000'],
  accept: ['text/html', '*/*', 'application/json'],
  'cache-control': ['no-cache', 'max-age=0'],
  connection: ['keep-alive', 'close', 'upgrade', 'te, host'],
  'content-type': [
    'application/json',
    'application/csp-report',
    'application/reports+json',
    'text/plain;charset=x',
  ],
  cookie: ['a=b', 'locale=jp', '__Host-x=1; y', 'a=b; a=b; a=b'],
  expect: ['100-continue', 'x'],
  forwarded: ['for=127.0.0.1;proto=https'],
  'if-match': ['*', '"a"'],
  'if-modified-since': DATES,
  'if-none-match': ['*', '"a", W/"b"', '""'],
  'if-range': ['"a"', ...DATES],
  'if-unmodified-since': DATES,
  origin: ['https://evil.example', 'null'],
  range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=5-',
    'bytes=9-1',
    'bytes=0-0,2-3',
    'bytes=18446744073709551615-',
    'lines=1-2',
  ],
  referer: ['https://evil.example/?a=b'],
  'sec-fetch-mode': ['navigate', 'cors'],
  te: ['trailers'],
  traceparent: ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '00-0-0-0'],
  upgrade: ['websocket', 'h2c'],
  'user-agent': ['Mozilla/5.0', ''],
  'x-forwarded-for': ['127.0.0.1', '10.0.0.1, ::1', 'unknown'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['a', '../../etc'],
};

const HOSTS = ['localhost', '127.0.0.1:1', 'evil.example', '[::1]:80', '', 'a b', 'x@evil.example'];

/** One of the files that a traversal would be after. */
const TREASURES = [
  'etc/passwd',
  'Cargo.toml',
  'package.json',
  'locales/en/home.json',
  'frontend/dist/server/entry-server.js',
  'target/release/server',
  'proc/self/environ',
  '.git/config',
  'content.sqlite',
];

const UP = [
  '..',
  '%2e%2e',
  '%252e%252e',
  '.%2e',
  '..;',
  '%c0%ae%c0%ae',
  '%uff0e%uff0e',
  '..%00',
  '...',
  '. .',
];
const SLASHES = ['/', '\\', '%2f', '%5c', '%252f', '//', '/./', '%c0%af', '%00/'];
const STARTS = [
  '/',
  '/assets/',
  '/media/',
  '/kit/',
  '/_data/',
  '/recruit/',
  '//',
  '/%2f',
  '/public/',
  'file:///',
  '/assets/x.js/',
];

/** A path that tries to leave the folders that are served. */
function traversal(chance: Chance): string {
  const up = Array.from(
    { length: 1 + chance.below(8) },
    () => chance.one(UP) + chance.one(SLASHES),
  );
  const target = chance
    .one(TREASURES)
    .replaceAll('/', () => (chance.percent(30) ? chance.one(SLASHES) : '/'));
  return chance.one(STARTS) + up.join('') + target;
}

/** The text of a request as bytes: what is beyond Latin-1 is UTF-8, as a careless client sends it. */
function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'utf8');
}

function pathOf(chance: Chance): string {
  const path = chance.one(PATHS);
  const query = chance.percent(50) ? `?${chance.one(QUERIES)}` : '';
  const target = path + query;
  if (chance.percent(50)) return target;
  if (chance.percent(5)) return `http://evil.example${target}`;
  if (chance.percent(3))
    return chance.one([
      '*',
      '',
      'evil.example:443',
      `/${'a'.repeat(9000)}`,
      `/?${'a&'.repeat(3000)}`,
    ]);
  return chance.changed(target) + chance.text();
}

function headersOf(chance: Chance): string[] {
  return chance.several(5, () => {
    const name = chance.one(Object.keys(HEADERS));
    const seed = chance.one(HEADERS[name] ?? ['']);
    const value = chance.percent(60) ? seed : chance.changed(seed) + chance.text();
    // Ends of lines would make another request; those are made on purpose, elsewhere.
    return `${name}: ${value.replaceAll(/[\r\n]/gu, '')}`;
  });
}

/** The body of a report, which is the only body that the site takes. */
function bodyOf(chance: Chance): string {
  const report = JSON.stringify({
    'csp-report': { 'document-uri': chance.text(), 'violated-directive': 'img-src' },
  });
  return chance.percent(50) ? report : chance.changed(report);
}

/** How a body says its length; a few in ways that disagree. */
function framing(chance: Chance, body: string): { headers: string[]; body: string } {
  const length = Buffer.byteLength(body);
  const chunks = `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  switch (chance.below(12)) {
    case 0:
      return { headers: ['transfer-encoding: chunked'], body: length === 0 ? '0\r\n\r\n' : chunks };
    case 1:
      return {
        headers: [`content-length: ${String(length)}`, 'transfer-encoding: chunked'],
        body: chunks,
      };
    case 2:
      return { headers: [`content-length: ${String(length)}`, 'content-length: 1'], body };
    case 3:
      return { headers: ['transfer-encoding: xchunked'], body };
    case 4:
      return {
        headers: [
          `content-length: ${chance.one(['-1', '1e3', '0x10', '99999999999999999999', ' '])}`,
        ],
        body,
      };
    default:
      return { headers: [`content-length: ${String(length)}`], body };
  }
}

/** A request to the site. */
export function siteRequest(chance: Chance): Sent {
  const method = chance.one(METHODS);
  const withBody = chance.percent(method === 'POST' ? 90 : 5);
  const framed = withBody ? framing(chance, bodyOf(chance)) : { headers: [], body: '' };
  const target = method === 'POST' && chance.percent(60) ? '/_reports/csp' : pathOf(chance);
  return sent(chance, method, target, [...headersOf(chance), ...framed.headers], framed.body);
}

/** A request that tries to leave the folders that are served. */
export function traversalRequest(chance: Chance): Sent {
  return { ...sent(chance, 'GET', traversal(chance), [], ''), isTraversal: true };
}

function sent(
  chance: Chance,
  method: string,
  target: string,
  headers: string[],
  body: string,
): Sent {
  const host = chance.percent(80) ? 'localhost' : chance.one(HOSTS);
  const version = chance.percent(97)
    ? 'HTTP/1.1'
    : chance.one(['HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTQ/1.1']);
  const path = target.replaceAll(/[\r\n]/gu, '');
  const head = [`${method} ${path} ${version}`, `host: ${host}`, ...headers];
  return {
    bytes: bytesOf(`${head.join('\r\n')}\r\n\r\n${body}`),
    hasBody: method !== 'HEAD',
    isTraversal: false,
  };
}

/** A request with a body of JSON, made by the caller. */
export function jsonRequest(
  method: string,
  path: string,
  headers: readonly string[],
  body: string,
): Sent {
  const length = `content-length: ${String(Buffer.byteLength(body))}`;
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/json',
    ...headers,
    length,
  ];
  return {
    bytes: bytesOf(`${head.join('\r\n')}\r\n\r\n${body}`),
    hasBody: true,
    isTraversal: false,
  };
}
