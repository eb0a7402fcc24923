// Completes the host script in an isolate: gives it a console, and takes away what no bundle should see.
// Evaluated in one block with host.js, whose value is `host`; `makeWeb` and its like are what
// the files of that name evaluate to, or undefined where the host has not asked for them.
//
// deno_core looks for the global `Deno` whenever it starts from a snapshot, so it is put back before one is
// made (`reveal`) and taken away again in every isolate that starts from it (`conceal`).
const { Deno } = globalThis;

const console = host.makeConsole(Deno.core.ops.op_ssr_console);
globalThis.console = console;
const { cancelTimer, createTimer, decode, ops } = Deno.core;
// The bytes that Rust makes of a text are past the allocator of the isolate.
const encode = (text) => new Uint8Array(Deno.core.encode(text));
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
host.reveal = () => {
  // V8 adds this property to every context that it restores, and aborts when it is there already.
  delete Error.stackTraceLimit;
  globalThis.Deno = Deno;
};
host.conceal = () => {
  // Deep component trees need more frames than V8's ten to reach the bundle's own code.
  Error.stackTraceLimit = 40;
  // While the bundle evaluates, a rejection is its failure; later a promise without a waiter may reject while the
  // next request renders, and must not fail that one.
  Deno.core.setUnhandledPromiseRejectionHandler((_promise, reason) => {
    console.error('an unhandled rejection:', reason);
    return true;
  });
  host.start?.();
  // V8 gives these to every context that it restores; memory.js has the reason why they go.
  delete globalThis.SharedArrayBuffer;
  delete globalThis.WebAssembly;
  delete globalThis.Deno;
  delete globalThis.ssrHost;
};
// Libraries detect engines and change their behaviour; the bundle is to see none while it evaluates.
delete globalThis.Deno;
globalThis.ssrHost = host;
