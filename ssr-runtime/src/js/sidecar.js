// The sidecar's end of the pipe. Joined behind host.js, which the engine names `host`, and run by Deno
// beside a copy of the bundle. `lendWeb` is the function of sidecar-web.js, or undefined where the bundle finds nothing of the
// web. Frames on stdin and stdout are a big-endian u32 length and that many bytes of JSON; stderr
// carries a line of JSON per message of the bundle's console.

const { args, cpuUsage, exit, memoryUsage, stderr, stdin, stdout } = Deno;
const { TextDecoder, TextEncoder, URL, URLSearchParams, addEventListener, clearTimeout, performance, setTimeout } =
  globalThis;

// The path of this process's own folder says nothing to a reader of stacks.
const folderUrl = new URL('.', import.meta.url).href;
const [presentedFolderUrl] = args;

// Heap statistics cost more than a short render, and a trend needs few of them.
const RENDERS_PER_HEAP_SAMPLE = 16;
const CONSOLE_CHARACTERS = 8192;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const writeAll = (stream, bytes) => {
  for (let written = 0; written < bytes.length; ) {
    written += stream.writeSync(bytes.subarray(written));
  }
};

const send = (message) => {
  const body = encoder.encode(JSON.stringify(message));
  const frame = new Uint8Array(4 + body.length);
  new DataView(frame.buffer).setUint32(0, body.length);
  frame.set(body, 4);
  writeAll(stdout, frame);
};

// JSON has no way to write half a surrogate pair that every reader takes.
const presentable = (outcome) =>
  Object.fromEntries(
    Object.entries(outcome).map(([key, value]) => [
      key,
      typeof value === 'string' ? value.toWellFormed().replaceAll(folderUrl, presentedFolderUrl) : value,
    ]),
  );

const log = (level, message) => {
  const line = { level, message: message.slice(0, CONSOLE_CHARACTERS).toWellFormed() };
  writeAll(stderr, encoder.encode(`${JSON.stringify(line)}\n`));
};

globalThis.console = host.makeConsole(log);
// Deep component trees need more frames than V8's ten to reach the bundle's own code.
Error.stackTraceLimit = 40;

// Left alone these would end the process, for a mistake that cost no render.
for (const type of ['error', 'unhandledrejection']) {
  addEventListener.call(globalThis, type, (event) => {
    event.preventDefault();
    console.error('uncaught in the bundle:', event.error ?? event.reason);
  });
}

// Bundles get the same bare ECMAScript in every engine. Libraries detect engines and change their behaviour, and what
// a bundle writes to stdout would break the framing.
const ecmascript = new Set(
  `AggregateError Array ArrayBuffer AsyncDisposableStack Atomics BigInt BigInt64Array BigUint64Array Boolean
  DataView Date DisposableStack Error EvalError FinalizationRegistry Float16Array Float32Array Float64Array
  Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy
  RangeError ReferenceError Reflect RegExp Set String SuppressedError Symbol SyntaxError
  Temporal TypeError URIError Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet
  console decodeURI decodeURIComponent encodeURI encodeURIComponent escape eval globalThis isFinite
  isNaN parseFloat parseInt queueMicrotask undefined unescape`.split(/\s+/),
);
for (const name of Object.getOwnPropertyNames(globalThis)) {
  if (!ecmascript.has(name)) {
    delete globalThis[name];
  }
}

const webHandlers = lendWeb?.({ URL, URLSearchParams, clearTimeout, setTimeout });

const parse = (text) => {
  try {
    return { value: host.parse(text) };
  } catch (error) {
    return { failure: { kind: 'exception', message: String(error), stack: '' } };
  }
};

const texts = [];
let renders = 0;
let rendersInFlight = 0;
let heapBytes = 0;

const store = (number, text) => {
  if (number === 0) {
    texts.length = 0;
  }
  texts[number] = parse(text);
};

// Of all threads of the process, in microseconds.
const cpuMicros = () => {
  const { system, user } = cpuUsage();
  return system + user;
};

const render = ({ id, url, data }) => {
  const began = performance.now();
  rendersInFlight += 1;
  const cpuBefore = cpuMicros();
  const response = (outcome, cpu) => {
    const micros = Math.round((performance.now() - began) * 1000);
    if (renders++ % RENDERS_PER_HEAP_SAMPLE === 0) {
      heapBytes = memoryUsage().heapUsed;
    }
    rendersInFlight -= 1;
    if (rendersInFlight === 0) {
      host.reset?.();
    }
    send({ response: { id, outcome: presentable(outcome), micros, cpu, heapBytes } });
  };
  const { failure, value } = texts[data];
  const outcome = failure ?? host.render(url, value);
  if (outcome instanceof Promise) {
    // Other renders share the process meanwhile, so its time tells nothing of this one.
    outcome.then((settled) => response(settled, null));
  } else {
    response(outcome, cpuMicros() - cpuBefore);
  }
};

const handlers = {
  data: ({ number, text }) => store(number, text),
  render,
  ...webHandlers,
};

// Commands without values are their names alone.
const handle = (command) => {
  const [name, value] = typeof command === 'string' ? [command] : Object.entries(command)[0];
  handlers[name](value);
};

// Handles every whole frame in the buffer; returns how many bytes it used and how many the next frame needs.
const handleFrames = (bytes) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let used = 0;
  let needed = 4;
  while (bytes.length - used >= 4) {
    needed = 4 + view.getUint32(used);
    if (bytes.length - used < needed) {
      break;
    }
    handle(JSON.parse(decoder.decode(bytes.subarray(used + 4, used + needed))));
    used += needed;
    needed = 4;
  }
  return { used, needed };
};

const serve = async () => {
  let buffer = new Uint8Array(1 << 16);
  let filled = 0;
  for (;;) {
    const count = await stdin.read(buffer.subarray(filled));
    if (count === null) {
      return;
    }
    filled += count;
    const { used, needed } = handleFrames(buffer.subarray(0, filled));
    buffer.copyWithin(0, used, filled);
    filled -= used;
    if (needed > buffer.length) {
      const larger = new Uint8Array(needed);
      larger.set(buffer.subarray(0, filled));
      buffer = larger;
    }
  }
};

send('started');
try {
  host.install(await import(`${folderUrl}bundle.js`));
  host.start?.();
  send('ready');
} catch (error) {
  const failure = error instanceof Error ? error : { stack: '' };
  send({ failed: presentable({ message: String(error), stack: String(failure.stack) }) });
  exit(1);
}
await serve();
// A timer of the bundle must not keep the process once its owner has let go of it.
exit(0);
