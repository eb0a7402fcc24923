// Completes the host script in an isolate: gives it a console, and takes away what no bundle should see.
// Evaluated in one block with host.js, whose value is `host`; `makeWeb` and `makeStreams` are those of web.js and stream.js.
//
// deno_core looks for the global `Deno` whenever it starts from a snapshot, so it is put back before one is
// made (`reveal`) and taken away again in every isolate that starts from it (`conceal`).
const { Deno } = globalThis;

const console = host.makeConsole(Deno.core.ops.op_ssr_console);
globalThis.console = console;
// Undefined where the host has not asked for them.
if (makeWeb) {
  const { cancelTimer, createTimer, encode } = Deno.core;
  const web = makeWeb({
    encode,
    startTimer: (callback, milliseconds) => createTimer(callback, milliseconds, undefined, false, true),
    stopTimer: cancelTimer,
    report: (error) => {
      console.error('uncaught in a callback:', error);
    },
  });
  Object.assign(globalThis, web.globals);
  Object.assign(host, makeStreams(host, web));
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
  delete globalThis.Deno;
  delete globalThis.ssrHost;
};
// Libraries detect engines and change their behaviour; the bundle is to see none while it evaluates.
delete globalThis.Deno;
globalThis.ssrHost = host;
