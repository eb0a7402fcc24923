/** What a lie of a content platform is, and ways to tell one. */
import type { ServerResponse } from 'node:http';

/** One kind. */
export interface Lie {
  readonly name: string;
  /** Responds; `right` is what would have been right. */
  readonly tell: (response: ServerResponse, right: string) => void;
  /** What the site's log says why it reads nothing; nothing where what is meant can be told from what is said. */
  readonly warns?: RegExp;
  /** Whether the response goes on until the connection is ended. */
  readonly hangs?: true;
  /** What is lied about; items when not given. */
  readonly about?: 'token';
}

export const MIB = 1 << 20;
export const LONG = 'x'.repeat(MIB);

/** A body in the place of the right one. */
export const body =
  (text: string | Uint8Array): Lie['tell'] =>
  (response) =>
    response.end(text);

/** A body that is made of the right one. */
export const made =
  (make: (right: string) => string): Lie['tell'] =>
  (response, right) =>
    response.end(make(right));

export const status =
  (code: number, headers: Readonly<Record<string, string>> = {}, text = ''): Lie['tell'] =>
  (response) =>
    response.writeHead(code, headers).end(text);

/** What goes over the connection as it is, which then ends. */
export const raw =
  (make: (right: string) => string): Lie['tell'] =>
  (response, right) =>
    response.socket?.end(make(right));

/** Items in the place of the right ones; `right` is the one that the site shows. */
export const items = (make: (right: unknown) => unknown, metadata: object = {}): Lie['tell'] =>
  made((right) => {
    const { dataItems } = JSON.parse(right) as { readonly dataItems: readonly unknown[] };
    return JSON.stringify({ dataItems: make(dataItems[0]), pagingMetadata: metadata });
  });

export const UNUSABLE = /unusable response/u;
