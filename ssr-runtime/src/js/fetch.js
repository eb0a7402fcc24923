// The global `fetch`: calls that the host responds to.
//
// Evaluates to a function of the host script and of what the engine lends: `call(id, request, body, owner)` hands the host a call,
// `cancel(id, owner)` takes it back, `encode(text)` gives UTF-8 bytes, `decode(bytes)` their text, `owners` is the result of owners.js.
// The result: the global `fetch`, and `fetched(id, response)`, which takes what a call led to.
(() => {
  'use strict';

  // Bytes of all requests that wait for their responses. They may lie outside of the heap, whose limit does not count them.
  const MAX_WAITING_BYTES = 4 * 1024 * 1024;
  const URL_CHARACTERS_SHOWN = 200;

  const method = /^[!#$%&'*+.^_`|~\w-]+$/;

  class Headers {
    #values = new Map();

    constructor(pairs) {
      for (const [given, value] of pairs) {
        const name = given.toLowerCase();
        this.#values.set(name, this.#values.has(name) ? `${this.#values.get(name)}, ${value}` : value);
      }
    }

    get(name) {
      return this.#values.get(String(name).toLowerCase()) ?? null;
    }

    has(name) {
      return this.#values.has(String(name).toLowerCase());
    }

    forEach(callback) {
      for (const [name, value] of this) {
        callback(value, name, this);
      }
    }

    entries() {
      return this.#values.entries();
    }

    keys() {
      return this.#values.keys();
    }

    values() {
      return this.#values.values();
    }

    [Symbol.iterator]() {
      return this.entries();
    }
  }

  return (host, { call, cancel, decode, encode, maxCalls, owners }) => {
    class Response {
      #body;
      bodyUsed = false;
      statusText = '';

      constructor(url, { status, headers, body }) {
        this.#body = body;
        this.url = url;
        this.status = status;
        this.ok = status >= 200 && status <= 299;
        this.headers = new Headers(headers);
      }

      async bytes() {
        if (this.bodyUsed) {
          throw new TypeError('the body has been read');
        }
        this.bodyUsed = true;
        const body = this.#body;
        this.#body = undefined;
        return body;
      }

      async arrayBuffer() {
        return (await this.bytes()).buffer;
      }

      async text() {
        return decode(await this.bytes());
      }

      async json() {
        return JSON.parse(await this.text());
      }
    }

    const bytesOf = (body) => {
      if (ArrayBuffer.isView(body)) {
        return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
      }
      return body instanceof ArrayBuffer ? new Uint8Array(body) : encode(String(body ?? ''));
    };

    const requestOf = (url, init) => {
      const headers = init.headers ?? {};
      const request = {
        url,
        method: String(init.method ?? 'GET').toUpperCase(),
        headers: host.pairs(typeof headers[Symbol.iterator] === 'function' ? Object.fromEntries(headers) : headers),
      };
      if (!method.test(request.method)) {
        throw new TypeError('the method has forbidden characters');
      }
      if (request.headers === undefined) {
        throw new TypeError('headers must be strings of printable ASCII');
      }
      return request;
    };

    const failure = (url, reason) =>
      new TypeError(`fetch of ${url.slice(0, URL_CHARACTERS_SHOWN)} failed: ${reason}`);

    let lastId = 0;
    let waitingBytes = 0;
    // All that wait, by their numbers; and of each owner those that the host has, and, oldest first, those that wait for these to end.
    const calls = new Map();
    const books = new Map();

    const bookOf = (owner) => {
      if (!books.has(owner)) {
        books.set(owner, { inFlight: new Set(), queue: new Map() });
      }
      return books.get(owner);
    };

    const advance = (owner) => {
      const { inFlight, queue } = bookOf(owner);
      for (const [id, { request, body }] of queue) {
        if (inFlight.size >= maxCalls) {
          return;
        }
        queue.delete(id);
        inFlight.add(id);
        call(id, request, body, owner);
      }
    };

    // Takes a call that has ended out of the books.
    const take = (id) => {
      const waiting = calls.get(id);
      if (waiting !== undefined) {
        calls.delete(id);
        const { inFlight, queue } = bookOf(waiting.owner);
        inFlight.delete(id);
        queue.delete(id);
        waitingBytes -= waiting.size;
        waiting.signal?.removeEventListener('abort', waiting.abort);
      }
      return waiting;
    };

    const enter = (owner, url, init, resolve, reject) => {
      const { signal } = init;
      signal?.throwIfAborted();
      const request = requestOf(url, init);
      const body = bytesOf(init.body);
      const headers = request.headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      const size = url.length + headers + body.length;
      if (waitingBytes + size > MAX_WAITING_BYTES) {
        throw failure(url, `requests that wait may have ${MAX_WAITING_BYTES} bytes`);
      }
      lastId += 1;
      const id = lastId;
      const abort = () => {
        if (bookOf(owner).inFlight.has(id)) {
          cancel(id, owner);
        }
        take(id);
        reject(signal.reason);
        advance(owner);
      };
      waitingBytes += size;
      const waiting = { owner, request, body, size, signal, abort, resolve, reject };
      calls.set(id, waiting);
      bookOf(owner).queue.set(id, waiting);
      signal?.addEventListener('abort', abort);
      advance(owner);
    };

    const fetch = (resource, init) =>
      new Promise((resolve, reject) => {
        const url = String(resource).toWellFormed();
        const owner = owners.current();
        if (owner === undefined) {
          throw failure(url, 'no page is being rendered');
        }
        enter(owner, url, init ?? {}, resolve, reject);
      });

    // Promises of its calls never settle: what waits for them belongs to a render that has ended.
    owners.whenOneEnds((owner) => {
      const { inFlight, queue } = bookOf(owner);
      for (const id of [...inFlight, ...queue.keys()]) {
        take(id);
      }
      books.delete(owner);
    });

    return {
      fetch,
      fetched(id, response) {
        const waiting = take(id);
        if (waiting === undefined) {
          return;
        }
        const { url } = waiting.request;
        owners.within(waiting.owner, () => {
          if (typeof response.failed === 'string') {
            waiting.reject(failure(url, response.failed));
          } else {
            waiting.resolve(new Response(url, response));
          }
        });
        advance(waiting.owner);
      },
    };
  };
})();
