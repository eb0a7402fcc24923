// Takes away what has memory that no limit counts: buffers that grow, shared buffers, and WebAssembly.
//
// Evaluated before everything else. V8 keeps the bytes of a buffer that may grow, as those of a WebAssembly memory, outside of
// its heap and past the allocator of the isolate. A page needs none of them.
{
  const { ArrayBuffer, RangeError, Reflect } = globalThis;
  const { construct } = Reflect;
  const bounded = new Proxy(ArrayBuffer, {
    construct(target, [length, options], newTarget) {
      if (options?.maxByteLength !== undefined) {
        throw new RangeError('an ArrayBuffer must not grow here');
      }
      return construct(target, [length], newTarget === bounded ? target : newTarget);
    },
  });
  Object.defineProperty(ArrayBuffer.prototype, 'constructor', { value: bounded });
  globalThis.ArrayBuffer = bounded;
  delete globalThis.SharedArrayBuffer;
  delete globalThis.WebAssembly;
}
