// The web half of embedded.js, in the same block: lends the bundle what its host has asked for. `makeWeb` and its like are what the
// files of that name evaluate to, or undefined.
const lendWeb = ({ cancelTimer, createTimer, decode, encode: encodeInRust, ops }) => {
  // The bytes that Rust makes of a text are past the allocator of the isolate.
  const encode = (text) => new Uint8Array(encodeInRust(text));
  if (makeWeb) {
    const web = makeWeb({
      encode,
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
    Object.assign(globalThis, web.globals, urls);
    Object.assign(host, makeStreams(host, web));
  }
  if (makeFetch) {
    const { globals, joined } = makeFetch(host, {
      call: (id, request, body) => {
        ops.op_ssr_fetch(id, request, body).then((response) => host.fetched(id, response));
      },
      cancel: ops.op_ssr_fetch_cancel,
      decode,
      encode,
      maxCalls,
    });
    Object.assign(globalThis, globals);
    Object.assign(host, joined);
  }
};
