// Completes the host script in an isolate: gives it a console, and takes away what no bundle should see.
// Evaluated in one block with host.js, whose value is `host`, and with embedded-web.js, whose function is `lendWeb`, or undefined
// where the bundle finds nothing of the web.
//
// deno_core looks for the global `Deno` whenever it starts from a snapshot, so it is put back before one is
// made (`reveal`) and taken away again in every isolate that starts from it (`conceal`).
const { Deno } = globalThis;

const console = host.makeConsole(Deno.core.ops.op_ssr_console);
globalThis.console = console;
lendWeb?.(Deno.core);
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
