// The web half of embedded.js, in the same block: lends the bundle what its host has asked for. `makeWeb` and its like are what the
// files of that name evaluate to, or undefined.
const lendWeb = ({ cancelTimer, createTimer, decode, encode: encodeInRust, getAsyncContext, ops, setAsyncContext }) => {
  // Who was entered last: after a script was terminated it tells whose that was. What promises bring along comes of that entry.
  const turn = { owner: 0 };
  const owners = makeOwners({
    get: getAsyncContext,
    within: (owner, action) => {
      const before = getAsyncContext();
      setAsyncContext(owner);
      turn.owner = owner;
      try {
        return action();
      } finally {
        setAsyncContext(before);
      }
    },
  });
  // The bytes that Rust makes of a text are past the allocator of the isolate.
  const encode = (text) => new Uint8Array(encodeInRust(text));
  if (makeWeb) {
    const web = makeWeb({
      encode,
      owners,
      startTimer: (callback, milliseconds) => createTimer(callback, milliseconds, undefined, false, true),
      stopTimer: cancelTimer,
      report: (error) => {
        console.error('uncaught in a callback:', error);
      },
    });
    const urls = makeUrls({
      parse: ops.op_ssr_url_parse,
      change: ops.op_ssr_url_change,
      parseQuery: ops.op_ssr_query_parse,
      writeQuery: ops.op_ssr_query_write,
    });
    Object.assign(globalThis, web, urls);
    Object.assign(host, makeStreams(host, web, owners));
  }
  if (makeFetch) {
    const { fetch, fetched } = makeFetch(host, {
      call: (id, request, body, owner) => {
        ops.op_ssr_fetch(owner, id, request, body).then((response) => fetched(id, response));
      },
      cancel: (id, owner) => ops.op_ssr_fetch_cancel(owner, id),
      decode,
      encode,
      maxCalls,
      owners,
    });
    Object.assign(globalThis, { fetch });
  }
  const { render } = host;
  Object.assign(host, {
    start: owners.start,
    end: owners.end,
    turn,
    render(url, data, owner) {
      owners.begin(owner);
      return owners.within(owner, () => render(url, data));
    },
  });
};
