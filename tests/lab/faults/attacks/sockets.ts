/** Connections of attackers, who come from several addresses, none of them the visitors'. */
import net from 'node:net';
import tls from 'node:tls';

import type { Counter } from './counter';

/** Addresses that share an attack, so that no limit by address turns most of it away. */
const ADDRESSES = 8;

/** Pause before a place that the site has emptied is taken again. */
const AGAIN_MS = 100;

/** Loopback has a whole network of addresses on Linux; elsewhere attackers and visitors share one. */
function address(number: number, addresses: number): { readonly localAddress?: string } {
  if (process.platform !== 'linux') return {};
  return { localAddress: `127.0.0.${String(2 + (number % addresses))}` };
}

/** A connection, over TLS with HTTP/2 where the origin says so. */
function connect(origin: string, number: number, addresses: number): net.Socket {
  const { hostname, port, protocol } = new URL(origin);
  const place = { host: hostname, port: Number(port), ...address(number, addresses) };
  if (protocol === 'http:') return net.connect(place);
  const options = { ...place, ALPNProtocols: ['h2'], rejectUnauthorized: false };
  return tls.connect(options as tls.ConnectionOptions);
}

/** Keeps a number of connections of some addresses open: each that ends is made again. */
export function hold(
  origin: string,
  connections: number,
  counter: Counter,
  begin: (socket: net.Socket) => void,
  addresses = ADDRESSES,
): void {
  const open = (number: number) => {
    if (counter.isOver) return;
    const socket = connect(origin, number, addresses);
    socket.once(socket instanceof tls.TLSSocket ? 'secureConnect' : 'connect', () => {
      counter.count('connections');
      begin(socket);
    });
    socket.on('error', () => undefined);
    socket.once('close', () => {
      setTimeout(open, AGAIN_MS, number);
    });
  };
  for (let number = 0; number < connections; number += 1) open(number);
}

/** Counts the status of the first response of a connection, by its first digit. */
export function countStatus(socket: net.Socket, counter: Counter): void {
  socket.once('data', (bytes: Buffer) => {
    const status = /^HTTP\/1\.1 (\d)/u.exec(bytes.toString('latin1', 0, 16))?.[1];
    counter.count(status === undefined ? 'no response' : `${status}xx`);
  });
}
