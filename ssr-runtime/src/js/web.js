// The few web APIs that React's streaming renderer needs, for hosts of bare ECMAScript.
//
// Evaluates to a function of what the engine lends: `encode(text)` gives UTF-8 bytes, `startTimer(callback, milliseconds)` a
// handle for `stopTimer(handle)`, `report(error)` takes what a callback threw, `owners` is the result of owners.js. The result is the
// globals. The stream is the part of the standard that a renderer and its reader use: one
// reader, pull with a high-water mark, cancel, errors. There is no BYOB reader, no tee, no pipe.
(() => {
  'use strict';

  // Bytes that a stream holds for its reader at most. They lie outside of the heap, whose limit does not count them.
  const MAX_QUEUED_BYTES = 16 * 1024 * 1024;

  const sizeOf = (chunk) => (typeof chunk === 'string' ? 2 * chunk.length : (chunk?.byteLength ?? 1));

  return ({ encode, owners, startTimer, stopTimer, report }) => {
    class TextEncoder {
      get encoding() {
        return 'utf-8';
      }

      encode(text = '') {
        return encode(String(text));
      }
    }

    // One that is set for no one, such as while the bundle is evaluated, never fires.
    let lastTimer = 0;
    const timers = new Map();
    const setTimeout = (callback, milliseconds = 0, ...values) => {
      lastTimer += 1;
      const timer = lastTimer;
      const owner = owners.current();
      const fire = () => {
        timers.delete(timer);
        try {
          owners.within(owner, () => callback(...values));
        } catch (error) {
          report(error);
        }
      };
      if (owner !== undefined) {
        timers.set(timer, { owner, handle: startTimer(fire, Math.max(0, Number(milliseconds) || 0)) });
      }
      return timer;
    };
    const clearTimeout = (timer) => {
      if (timers.has(timer)) {
        stopTimer(timers.get(timer).handle);
        timers.delete(timer);
      }
    };
    owners.whenOneEnds((ended) => {
      for (const [timer, { owner }] of timers) {
        if (owner === ended) {
          clearTimeout(timer);
        }
      }
    });

    class AbortSignal {
      aborted = false;
      reason = undefined;
      #listeners = new Set();

      addEventListener(type, listener) {
        if (type === 'abort') {
          this.#listeners.add(listener);
        }
      }

      removeEventListener(_type, listener) {
        this.#listeners.delete(listener);
      }

      throwIfAborted() {
        if (this.aborted) {
          throw this.reason;
        }
      }

      static abort(signal, reason) {
        if (signal.aborted) {
          return;
        }
        signal.aborted = true;
        signal.reason = reason ?? new Error('aborted');
        for (const listener of signal.#listeners) {
          try {
            listener.call(signal, { type: 'abort', target: signal });
          } catch (error) {
            report(error);
          }
        }
      }
    }
    const { abort } = AbortSignal;
    delete AbortSignal.abort;

    class AbortController {
      signal = new AbortSignal();

      abort(reason) {
        abort(this.signal, reason);
      }
    }

    // The state of a stream: its source, what it has queued, and who waits for it.
    class Controller {
      #source;
      #highWaterMark;
      #queue = [];
      #queuedBytes = 0;
      #waiting = [];
      #state = 'readable';
      #failure;
      #pulling = false;
      #pullAgain = false;
      #started = false;
      byobRequest = null;

      constructor(source, highWaterMark) {
        this.#source = source;
        this.#highWaterMark = highWaterMark;
        Promise.resolve(source.start?.(this)).then(
          () => {
            this.#started = true;
            this.#pull();
          },
          (error) => this.error(error),
        );
      }

      get desiredSize() {
        if (this.#state === 'errored') {
          return null;
        }
        return this.#state === 'closed' ? 0 : this.#highWaterMark - this.#queue.length;
      }

      enqueue(chunk) {
        if (this.#state !== 'readable') {
          throw new TypeError(`the stream is ${this.#state}`);
        }
        const waiting = this.#waiting.shift();
        if (waiting) {
          waiting.resolve({ done: false, value: chunk });
        } else {
          this.#keep(chunk);
        }
        this.#pull();
      }

      #keep(chunk) {
        this.#queuedBytes += sizeOf(chunk);
        if (this.#queuedBytes > MAX_QUEUED_BYTES) {
          const error = new RangeError('the stream is too far ahead of its reader');
          this.error(error);
          throw error;
        }
        this.#queue.push(chunk);
      }

      close() {
        if (this.#state !== 'readable') {
          throw new TypeError(`the stream is ${this.#state}`);
        }
        this.#state = 'closed';
        for (const { resolve } of this.#waiting.splice(0)) {
          resolve({ done: true, value: undefined });
        }
      }

      error(error) {
        if (this.#state === 'errored' || (this.#state === 'closed' && this.#queue.length === 0)) {
          return;
        }
        this.#state = 'errored';
        this.#failure = error;
        this.#queue.length = 0;
        for (const { reject } of this.#waiting.splice(0)) {
          reject(error);
        }
      }

      read() {
        if (this.#queue.length > 0) {
          const value = this.#queue.shift();
          this.#queuedBytes -= sizeOf(value);
          this.#pull();
          return Promise.resolve({ done: false, value });
        }
        if (this.#state === 'errored') {
          return Promise.reject(this.#failure);
        }
        if (this.#state === 'closed') {
          return Promise.resolve({ done: true, value: undefined });
        }
        const read = new Promise((resolve, reject) => {
          this.#waiting.push({ resolve, reject });
        });
        this.#pull();
        return read;
      }

      cancel(reason) {
        if (this.#state !== 'readable') {
          return Promise.resolve();
        }
        this.#queue.length = 0;
        this.close();
        return Promise.resolve(this.#source.cancel?.(reason)).then(() => undefined);
      }

      // Asks the source for more while somebody waits or the queue is not full: one question at a time.
      #pull() {
        const isWanted = this.#waiting.length > 0 || this.#queue.length < this.#highWaterMark;
        if (!this.#started || this.#state !== 'readable' || !isWanted || !this.#source.pull) {
          return;
        }
        if (this.#pulling) {
          this.#pullAgain = true;
          return;
        }
        this.#pulling = true;
        Promise.resolve()
          .then(() => this.#source.pull(this))
          .then(
            () => {
              this.#pulling = false;
              if (this.#pullAgain) {
                this.#pullAgain = false;
                this.#pull();
              }
            },
            (error) => this.error(error),
          );
      }
    }

    class ReadableStream {
      #controller;
      locked = false;

      constructor(source = {}, { highWaterMark = source.type === 'bytes' ? 0 : 1 } = {}) {
        this.#controller = new Controller(source, highWaterMark);
      }

      getReader() {
        if (this.locked) {
          throw new TypeError('the stream has a reader');
        }
        this.locked = true;
        const controller = this.#controller;
        return {
          read: () => controller.read(),
          cancel: (reason) => controller.cancel(reason),
          releaseLock: () => {
            this.locked = false;
          },
        };
      }

      cancel(reason) {
        return this.locked
          ? Promise.reject(new TypeError('the stream has a reader'))
          : this.#controller.cancel(reason);
      }

      async *[Symbol.asyncIterator]() {
        const reader = this.getReader();
        try {
          for (;;) {
            const { done, value } = await reader.read();
            if (done) {
              return;
            }
            yield value;
          }
        } finally {
          await reader.cancel();
          reader.releaseLock();
        }
      }
    }

    return { AbortController, AbortSignal, ReadableStream, TextEncoder, clearTimeout, setTimeout };
  };
})();
