// The web half of sidecar.js, joined in front of it: lends the bundle what its host has asked for, and handles the commands that
// come of that. `makeWeb` and its like are what the files of that name evaluate to, or undefined.
const lendWeb = ({ URL, URLSearchParams, clearTimeout, setTimeout }) => {
  // All pages that the process has are one owner. A stream has the process to itself.
  const [PAGES, STREAM] = [0, 1];
  let owner;
  const owners = makeOwners({
    get: () => owner,
    within: (next, action) => {
      owner = next;
      return action();
    },
  });
  if (makeWeb) {
    const web = makeWeb({
      encode: (text) => encoder.encode(text),
      owners,
      startTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
      stopTimer: (timer) => clearTimeout(timer),
      report: (error) => {
        console.error('uncaught in a callback:', error);
      },
    });
    Object.assign(globalThis, web, { URL, URLSearchParams });
    Object.assign(host, makeStreams(host, web, owners));
  }

  if (makeFetch) {
    const { fetch, fetched } = makeFetch(host, {
      call: (id, request, body) => send({ fetch: { id, ...request, body: body.toBase64() } }),
      cancel: (id) => send({ cancelFetch: id }),
      decode: (bytes) => decoder.decode(bytes),
      encode: (text) => encoder.encode(text),
      maxCalls,
      owners,
    });
    Object.assign(globalThis, { fetch });
    Object.assign(host, { fetched });
  }

  const { render } = host;
  Object.assign(host, {
    start: owners.start,
    render(url, data) {
      owners.begin(PAGES);
      return owners.within(PAGES, () => render(url, data));
    },
    reset: () => owners.end(PAGES),
  });

  let streamCpuBefore = 0;
  const openStream = async ({ url, data }) => {
    streamCpuBefore = cpuMicros();
    const { failure, value } = texts[data];
    send({ shell: presentable(failure ?? (await host.open(url, value, STREAM))) });
  };
  const nextChunk = async () => {
    const outcome = await host.next(STREAM);
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
    abort: () => host.abort(STREAM),
    close: () => host.close(STREAM).then(() => send('closed')),
    fetched: ({ id, body, ...response }) => host.fetched(id, { ...response, body: Uint8Array.fromBase64(body) }),
  };
};
