/** MP3 that every browser decodes, without a tag: the pulse in it says where the music begins. */
import { createMp3Encoder } from 'wasm-media-encoders';

import { join } from '../music/files/bytes';
import { SAMPLE_RATE } from '../music/synth/stereo';

/** One or two channels as MP3 of a bit rate. */
export async function mp3Of(
  channels: readonly Float32Array[],
  kilobits: 64 | 128,
): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({
    sampleRate: SAMPLE_RATE,
    outputSampleRate: SAMPLE_RATE,
    channels: channels.length === 1 ? 1 : 2,
    bitrate: kilobits,
  });
  // The encoder owns what it returns, until it is asked again.
  const frames = new Uint8Array(encoder.encode(channels));
  return join([frames, new Uint8Array(encoder.finalize())]);
}
