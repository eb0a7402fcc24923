/** Opus by libopus in WebAssembly: the same samples are the same bytes, whatever processor and system encode them. */
import { createRequire } from 'node:module';

import libopus from 'opus-encdec/dist/libopus-encoder.wasm.js';

import type { Stereo } from '../music/synth/stereo';
import { oggOf } from './ogg';

const { version } = createRequire(import.meta.url)('opus-encdec/package.json') as {
  readonly version: string;
};

const BITS = 96_000;

/** What decides the bytes beside the samples: the encoder, which the lock file pins, and its settings. */
export const OPUS = `opus-encdec ${version}, ${BITS.toString()} bit/s`;

const [RATE, CHANNELS, FRAME] = [48_000, 2, 960];
/** Bytes that no packet needs. */
const PACKET = 4000;

/** Constants of libopus: full band audio; how many bits, how even they are; how many samples it looks ahead. */
const AUDIO = 2049;
const SET = { bits: 4002, isVariable: 4006, isConstrained: 4020, effort: 4010 } as const;
const LOOKAHEAD = 4027;

/** Bytes of the library's memory that are given back. */
async function borrowed<T>(sizes: readonly number[], use: (pointers: number[]) => T): Promise<T> {
  if (!libopus.isReady)
    await new Promise<void>((resolve) => {
      libopus.onready = resolve;
    });
  const pointers = sizes.map((size) => libopus._malloc(size));
  try {
    return use(pointers);
  } finally {
    for (const pointer of pointers) libopus._free(pointer);
  }
}

/** Makes an encoder and says how many samples it looks ahead. */
function encoderOf(scratch: number) {
  const at = scratch >> 2;
  const encoder = libopus._opus_encoder_create(RATE, CHANNELS, AUDIO, scratch);
  if (libopus.HEAP32[at] !== 0) throw new Error('there is no encoder of Opus');
  // The values of a request lie in memory, as the arguments of C do.
  const ask = (request: number, value: number) => {
    libopus.HEAP32[at] = value;
    if (libopus._opus_encoder_ctl(encoder, request, scratch) !== 0)
      throw new Error(`libopus refuses ${request.toString()}`);
  };
  ask(SET.bits, BITS);
  ask(SET.isVariable, 1);
  ask(SET.isConstrained, 1);
  ask(SET.effort, 10);
  ask(LOOKAHEAD, scratch + 4);
  return { encoder, skip: libopus.HEAP32[at + 1] ?? 0 };
}

/** A sound as an Ogg file. The samples are those of 48 kHz that the site's music has. */
export function opusFile({ left, right }: Stereo): Promise<Buffer> {
  return borrowed([8, FRAME * CHANNELS * 4, PACKET], ([scratch = 0, samples = 0, packet = 0]) => {
    const { encoder, skip } = encoderOf(scratch);
    const packets: Uint8Array[] = [];
    const { length } = left;
    const frame = new Float32Array(FRAME * CHANNELS);
    for (let from = 0; from < length + skip; from += FRAME) {
      for (let at = 0; at < FRAME; at += 1) {
        frame[2 * at] = left[from + at] ?? 0;
        frame[2 * at + 1] = right[from + at] ?? 0;
      }
      libopus.HEAPF32.set(frame, samples >> 2);
      const bytes = libopus._opus_encode_float(encoder, samples, FRAME, packet, PACKET);
      if (bytes < 0) throw new Error(`libopus failed: ${bytes.toString()}`);
      packets.push(libopus.HEAPU8.slice(packet, packet + bytes));
    }
    libopus._opus_encoder_destroy(encoder);
    return oggOf({ packets, channels: CHANNELS, frame: FRAME, skip, length });
  });
}
