// The global `fetch`: calls that the host responds to.
//
// Evaluates to a function of the host script and of what the engine lends: `call(id, request, body)` hands the host a call,
// `cancel(id)` takes it back, `encode(text)` gives UTF-8 bytes, `decode(bytes)` their text. The result holds the `globals` and
// what is `joined` to the host script: `fetched(id, response)` takes what a call led to, `start` allows calls, and
// `reset` forgets all of them.
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

  return (host, { call, cancel, decode, encode, maxCalls }) => {
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

    // A snapshot can hold no call, so one that is made before the start is rejected.
    let isStarted = false;
    let isRendering = false;
    let lastId = 0;
    let waitingBytes = 0;
    // By their numbers, oldest first: calls that the host has, and calls that wait for those to end.
    const inFlight = new Map();
    const queue = new Map();

    const advance = () => {
      for (const [id, waiting] of queue) {
        if (inFlight.size >= maxCalls) {
          return;
        }
        queue.delete(id);
        inFlight.set(id, waiting);
        call(id, waiting.request, waiting.body);
      }
    };

    // Takes a call that has ended out of the books.
    const take = (id) => {
      const waiting = inFlight.get(id) ?? queue.get(id);
      if (waiting !== undefined) {
        inFlight.delete(id);
        queue.delete(id);
        waitingBytes -= waiting.size;
        waiting.signal?.removeEventListener('abort', waiting.abort);
      }
      return waiting;
    };

    const enter = (url, init, resolve, reject) => {
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
        if (inFlight.has(id)) {
          cancel(id);
        }
        take(id);
        reject(signal.reason);
        advance();
      };
      waitingBytes += size;
      queue.set(id, { request, body, size, signal, abort, resolve, reject });
      signal?.addEventListener('abort', abort);
      advance();
    };

    const fetch = (resource, init) =>
      new Promise((resolve, reject) => {
        const url = String(resource).toWellFormed();
        if (!isRendering) {
          throw failure(url, 'no page is being rendered');
        }
        enter(url, init ?? {}, resolve, reject);
      });

    const rendering =
      (render) =>
      (...values) => {
        isRendering = isStarted;
        return render(...values);
      };

    const { open, render, reset, start } = host;
    const joined = {
      start() {
        isStarted = true;
        start?.();
      },
      render: rendering(render),
      fetched(id, response) {
        const waiting = take(id);
        if (waiting === undefined) {
          return;
        }
        const { url } = waiting.request;
        if (typeof response.failed === 'string') {
          waiting.reject(failure(url, response.failed));
        } else {
          waiting.resolve(new Response(url, response));
        }
        advance();
      },
      // Promises of these calls never settle: what waits for them belongs to a render that has ended.
      reset() {
        isRendering = false;
        inFlight.clear();
        queue.clear();
        waitingBytes = 0;
        reset?.();
      },
    };
    if (open !== undefined) {
      joined.open = rendering(open);
    }
    return { globals: { fetch }, joined };
  };
})();
