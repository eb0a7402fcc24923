// The web half of sidecar.js, joined in front of it: lends the bundle what its host has asked for, and handles the commands that
// come of that. `makeWeb` and its like are what the files of that name evaluate to, or undefined.
const lendWeb = ({ URL, URLSearchParams, clearTimeout, setTimeout }) => {
  if (makeWeb) {
    const web = makeWeb({
      encode: (text) => encoder.encode(text),
      startTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
      stopTimer: (timer) => clearTimeout(timer),
      report: (error) => {
        console.error('uncaught in a callback:', error);
      },
    });
    Object.assign(globalThis, web.globals, { URL, URLSearchParams });
    Object.assign(host, makeStreams(host, web));
  }

  if (makeFetch) {
    const { globals, joined } = makeFetch(host, {
      call: (id, request, body) => send({ fetch: { id, ...request, body: body.toBase64() } }),
      cancel: (id) => send({ cancelFetch: id }),
      decode: (bytes) => decoder.decode(bytes),
      encode: (text) => encoder.encode(text),
      maxCalls,
    });
    Object.assign(globalThis, globals);
    Object.assign(host, joined);
  }

  // A stream has the process to itself.
  let streamCpuBefore = 0;
  const openStream = async ({ url, data }) => {
    streamCpuBefore = cpuMicros();
    const { failure, value } = texts[data];
    send({ shell: presentable(failure ?? (await host.open(url, value))) });
  };
  const nextChunk = async () => {
    const outcome = await host.next();
    if (outcome.kind === 'chunk') {
      const { chunk } = outcome;
      const bytes = typeof chunk === 'string' ? encoder.encode(chunk) : chunk;
      send({ chunk: bytes.toBase64() });
    } else if (outcome.kind === 'end') {
      send({ ended: { cpu: cpuMicros() - streamCpuBefore, heapBytes: memoryUsage().heapUsed } });
    } else {
      send({ broke: presentable(outcome) });
    }
  };

  return {
    open: openStream,
    next: nextChunk,
    abort: () => host.abort(),
    close: () => host.close().then(() => send('closed')),
    fetched: ({ id, body, ...response }) => host.fetched(id, { ...response, body: Uint8Array.fromBase64(body) }),
  };
};
