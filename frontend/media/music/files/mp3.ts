import { createMp3Encoder } from 'wasm-media-encoders';

import { SAMPLE_RATE, type Stereo } from '../synth/stereo';
import { join, latin1 } from './bytes';

const KILOBITS = 320;
/** Samples and bytes of one frame at this rate; 320 kbit/s at 48 kHz needs no padding. */
export const FRAME_SAMPLES = 1152;
export const FRAME_BYTES = (144 * KILOBITS * 1000) / SAMPLE_RATE;

/** Samples that LAME puts before the music. */
const ENCODER_DELAY = 576;
/** How much of a loop's other end is encoded with it and cut off again by the player. */
const LOOP_OVERLAP = 2 * FRAME_SAMPLES;
/** Where the header of the first frame and its side information end. */
const INFO_OFFSET = 36;

async function encodeFrames(pieces: readonly Stereo[]): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: KILOBITS });
  // The encoder owns what it returns, until it is asked again.
  const frames = pieces.map(({ left, right }) => new Uint8Array(encoder.encode([left, right])));
  frames.push(new Uint8Array(encoder.finalize()));
  return join(frames);
}

/** CRC-16 with the polynomial 0x8005, bits reversed, as the LAME tag has it. */
export function crc16(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}

/**
 * The silent first frame that says how many frames follow and how many samples a player must cut at
 * both ends (the "Info" tag of Xing with LAME's extension). Without it a loop has a gap.
 */
function infoFrame(frames: Uint8Array, delay: number, padding: number): Uint8Array {
  const frame = new Uint8Array(FRAME_BYTES);
  const view = new DataView(frame.buffer);
  frame.set(frames.subarray(0, 4));
  frame.set(latin1('Info'), INFO_OFFSET);
  view.setUint32(INFO_OFFSET + 4, 0b1111);
  view.setUint32(INFO_OFFSET + 8, frames.length / FRAME_BYTES);
  view.setUint32(INFO_OFFSET + 12, frames.length + FRAME_BYTES);
  for (let i = 0; i < 100; i++) frame[INFO_OFFSET + 16 + i] = Math.floor((i * 256) / 100);
  view.setUint32(INFO_OFFSET + 116, 100);
  const lame = INFO_OFFSET + 120;
  frame.set(latin1('LAME3.100'), lame);
  // Tag revision 0, constant bit rate; lowpass in hundreds of hertz; the bit rate, of which a byte holds 255.
  frame[lame + 9] = 1;
  frame[lame + 10] = 200;
  frame[lame + 20] = 255;
  frame[lame + 21] = delay >> 4;
  frame[lame + 22] = ((delay & 0xf) << 4) | (padding >> 8);
  frame[lame + 23] = padding & 0xff;
  view.setUint32(lame + 28, frames.length + FRAME_BYTES);
  view.setUint16(lame + 32, crc16(frames));
  view.setUint16(lame + 34, crc16(frame.subarray(0, lame + 34)));
  return frame;
}

/**
 * Encodes an MP3 of 320 kbit/s, without a tag in front. A player that reads the first frame gives back
 * exactly as many samples as went in.
 *
 * @param isLoop also encodes what follows and what goes before, so that the coder knows the join
 */
export async function encodeMp3(sound: Stereo, isLoop: boolean): Promise<Uint8Array> {
  const length = sound.left.length;
  const part = (from: number, to?: number): Stereo => ({
    left: sound.left.slice(from, to),
    right: sound.right.slice(from, to),
  });
  const overlap = isLoop ? LOOP_OVERLAP : 0;
  const pieces = isLoop ? [part(-overlap), part(0), part(0, overlap)] : [part(0)];
  const frames = await encodeFrames(pieces);
  const delay = ENCODER_DELAY + overlap;
  const padding = (frames.length / FRAME_BYTES) * FRAME_SAMPLES - delay - length;
  return join([infoFrame(frames, delay, padding), frames]);
}
