/** The encoder of the library `opus-encdec`: libopus in WebAssembly, with its memory. Pointers are offsets in bytes. */
declare module 'opus-encdec/dist/libopus-encoder.wasm.js' {
  interface Libopus {
    readonly isReady: boolean;
    onready?: () => void;
    readonly HEAPU8: Uint8Array;
    readonly HEAP32: Int32Array;
    readonly HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    _free(pointer: number): void;
    _opus_encoder_create(
      rate: number,
      channels: number,
      application: number,
      error: number,
    ): number;
    _opus_encoder_ctl(encoder: number, request: number, values: number): number;
    _opus_encode_float(
      encoder: number,
      samples: number,
      frame: number,
      packet: number,
      most: number,
    ): number;
    _opus_encoder_destroy(encoder: number): void;
  }
  const libopus: Libopus;
  export default libopus;
}
