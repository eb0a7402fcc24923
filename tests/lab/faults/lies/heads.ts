/** Status and head of a response are not as they should be. */
import { LONG, raw, status, type Lie } from './lie';

export const HEADS: readonly Lie[] = [
  { name: 'status 500', tell: status(500, {}, 'no'), warns: /status 500/u },
  { name: 'status 502 in HTML', tell: status(502, {}, '<h1>Bad</h1>'), warns: /status 502/u },
  {
    name: 'status 503 until the year 9999',
    tell: status(503, { 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }),
    warns: /status 503/u,
  },
  {
    name: 'status 429 for longer than the universe is old',
    tell: status(429, { 'retry-after': '99999999999999999999' }),
    warns: /Too Many Requests/u,
  },
  { name: 'status 400', tell: status(400, {}, '{}'), warns: /Bad Request/u },
  { name: 'status 401 for each token', tell: status(401), warns: /Unauthorized/u },
  { name: 'status 403', tell: status(403, {}, '<html>'), warns: /Forbidden/u },
  { name: 'status 404', tell: status(404), warns: /Not Found/u },
  { name: 'status 201', tell: status(201, {}, '{"dataItems": []}'), warns: /status 201/u },
  { name: 'status 204', tell: status(204), warns: /status 204/u },
  { name: 'status 206', tell: status(206, {}, '{"dataItems": []}'), warns: /status 206/u },
  { name: 'status 304', tell: status(304), warns: /status 304/u },
  {
    name: 'an error whose message has a megabyte',
    tell: status(400, {}, JSON.stringify({ message: LONG })),
    warns: /Bad Request/u,
  },
  {
    name: 'a redirect to itself',
    tell: status(307, { location: '/wix-data/v2/items/query' }),
    warns: /too many redirects/u,
  },
  {
    name: 'a redirect to another place of the platform',
    tell: status(302, { location: '/elsewhere' }),
    warns: /Not Found/u,
  },
  {
    name: 'a redirect to this machine',
    tell: status(307, { location: 'http://[::1]:1/wix-data/v2/items/query' }),
    warns: /redirect to another host/u,
  },
  {
    name: 'a redirect to another host',
    tell: status(308, { location: 'https://evil.example/' }),
    warns: /redirect to another host/u,
  },
  {
    name: 'a redirect to a file',
    tell: status(302, { location: 'file:///etc/passwd' }),
    warns: /status 302/u,
  },
  {
    name: 'a head of a megabyte',
    tell: status(200, { 'x-long': LONG }),
    warns: /error sending request/u,
  },
  {
    name: 'a request id of a hundred kilobytes',
    tell: status(500, { 'x-wix-request-id': LONG.slice(0, 100_000) }),
    warns: /status 500/u,
  },
  {
    name: 'a thousand headers',
    tell: status(
      200,
      Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`x-${String(at)}`, 'a'])),
    ),
    warns: /error sending request/u,
  },
  { name: 'no head', tell: raw((right) => right), warns: /error sending request/u },
  { name: 'HTTP/1.0 without a length', tell: raw((right) => `HTTP/1.0 200 OK\r\n\r\n${right}`) },
  {
    name: 'a thousand interim responses',
    tell: raw(
      (right) =>
        `${'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(1000)}HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n${right}`,
    ),
  },
  {
    name: 'another type',
    tell: (response, right) => response.setHeader('content-type', 'image/png').end(right),
  },
];
