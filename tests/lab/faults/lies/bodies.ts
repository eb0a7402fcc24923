/** The bytes of a body do not arrive as they should. */
import { gzipSync } from 'node:zlib';

import { LONG, MIB, raw, UNUSABLE, type Lie } from './lie';

/** The response has begun for the site, or not yet. */
const CUT = /error sending request|body/u;

/** Made when it is wanted, since it takes a while. */
let bomb: Uint8Array | undefined;

export const BODIES: readonly Lie[] = [
  {
    name: 'a body that is longer than it is said to be',
    tell: (response, right) => response.setHeader('content-length', 20).end(right),
    warns: UNUSABLE,
  },
  {
    name: 'a body that is shorter than it is said to be',
    tell: raw(
      (right) => `HTTP/1.1 200 OK\r\ncontent-length: ${String(right.length * 2)}\r\n\r\n${right}`,
    ),
    warns: /end of file/u,
  },
  {
    name: 'a body that is said to have a terabyte',
    tell: raw(() => 'HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n'),
    warns: /larger than/u,
  },
  {
    name: 'a body without an end',
    tell: (response) => {
      const piece = `"${LONG}",`;
      response.write('{"dataItems": [');
      const more = () => {
        if (!response.destroyed) response.write(piece, more);
      };
      more();
    },
    warns: /larger than/u,
  },
  {
    name: 'chunks without a length',
    tell: raw(() => 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nlong\r\n{}'),
    warns: CUT,
  },
  {
    name: 'gzip that is none',
    tell: (response, right) => response.setHeader('content-encoding', 'gzip').end(right.slice(1)),
    warns: UNUSABLE,
  },
  {
    name: 'gzip of 64 MB of nothing',
    tell: (response) => {
      bomb ??= gzipSync(Buffer.alloc(64 * MIB));
      response.setHeader('content-encoding', 'gzip').end(bomb);
    },
    warns: UNUSABLE,
  },
  {
    name: 'a connection that is reset before it says anything',
    tell: (response) => response.socket?.resetAndDestroy(),
    warns: /error sending request/u,
  },
  {
    name: 'a connection that is reset midway',
    tell: (response, right) => {
      response.write(right.slice(0, right.length / 2), () => response.socket?.resetAndDestroy());
    },
    warns: CUT,
  },
  { name: 'silence', hangs: true, tell: () => undefined, warns: CUT },
  {
    name: 'a head and then silence',
    hangs: true,
    tell: (response) => {
      response.flushHeaders();
    },
    warns: CUT,
  },
  {
    name: 'a byte now and then',
    hangs: true,
    tell: (response, right) => {
      let sent = 0;
      const clock = setInterval(() => {
        if (response.destroyed) clearInterval(clock);
        else response.write(right.slice(sent, ++sent));
      }, 20);
    },
    warns: CUT,
  },
];
