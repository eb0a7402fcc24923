// Streams of a bundle, each by a number, which is that of an owner too.
//
// Evaluates to a function of the host script, of web.js's result and of owners.js's, whose result is joined to the host script: `open`
// calls the bundle and promises its shell, `next` promises a chunk or the end, `abort` asks the bundle to come to an end, `close`
// leaves nothing of the stream behind. None of them throws or rejects.
(() => {
  'use strict';

  const quietly = (action) => {
    try {
      // A generator that waits for something else ends when that is there, if ever.
      Promise.resolve(action()).catch(() => {});
    } catch {
      // A bundle that cannot end its stream has ended it.
    }
  };

  const readerOf = (body) => {
    if (typeof body?.getReader === 'function') {
      const reader = body.getReader();
      return { next: () => reader.read(), cancel: (reason) => reader.cancel(reason) };
    }
    if (typeof body?.[Symbol.asyncIterator] === 'function') {
      const iterator = body[Symbol.asyncIterator]();
      return { next: () => iterator.next(), cancel: () => iterator.return?.() };
    }
    return undefined;
  };

  return (host, { AbortController, setTimeout }, owners) => {
    const { bad, checked, describe } = host;
    const streams = new Map();

    const shellOf = (stream, output) => {
      const isPage = output !== null && typeof output === 'object' && output.redirect === undefined;
      const shell = checked(isPage ? { ...output, html: '' } : output);
      if (!isPage || shell.kind !== 'output') {
        return shell;
      }
      const reader = readerOf(output.body);
      if (reader === undefined) {
        return bad('body must be a ReadableStream or an async iterable');
      }
      if (stream.controller.signal.aborted) {
        quietly(() => reader.cancel(stream.controller.signal.reason));
      }
      stream.reader = reader;
      return shell;
    };

    const chunkOf = (stream, { done, value }) => {
      if (done) {
        stream.isDone = true;
        return { kind: 'end' };
      }
      return typeof value === 'string' || value instanceof Uint8Array
        ? { kind: 'chunk', chunk: value }
        : bad('chunks must be strings or of the type Uint8Array');
    };

    const begin = async (stream, url, data) => {
      try {
        const render = host.exported('stream');
        if (typeof render !== 'function') {
          return bad('the bundle does not export a function named stream');
        }
        const { signal } = stream.controller;
        return shellOf(stream, await render({ url, data, signal }));
      } catch (error) {
        return describe(error);
      }
    };

    const read = async (stream) => {
      try {
        return chunkOf(stream, (await stream.reader?.next()) ?? { done: true });
      } catch (error) {
        return describe(error);
      }
    };

    // React reports what it gave up in a timer of no delay, which comes before the one that is set here.
    const giveUp = async (stream) => {
      const reason = new Error('the reader of the stream has gone');
      stream.controller.abort(reason);
      quietly(() => stream.reader?.cancel(reason));
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    };

    return {
      open(url, data, id) {
        const stream = { controller: new AbortController(), reader: undefined, isDone: false };
        streams.set(id, stream);
        owners.begin(id);
        return owners.within(id, () => begin(stream, url, data));
      },
      next(id) {
        return owners.within(id, () => read(streams.get(id)));
      },
      abort(id) {
        const reason = new Error('the stream has reached its deadline');
        owners.within(id, () => streams.get(id)?.controller.abort(reason));
      },
      async close(id) {
        const stream = streams.get(id);
        streams.delete(id);
        if (stream !== undefined && !stream.isDone) {
          await owners.within(id, () => giveUp(stream));
        }
        owners.end(id);
        return { kind: 'end' };
      },
    };
  };
})();
