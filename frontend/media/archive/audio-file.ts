/** Reads finished audio back, for the checks of what was made. */
import { FRAME_BYTES, FRAME_SAMPLES } from '../music/files/mp3';
import type { Stereo } from '../music/synth/stereo';

/** What the head of a file says about its sound. */
interface AudioFormat {
  readonly channels: number;
  readonly sampleRate: number;
  readonly bits: number;
}

/** A finished WAV file of 24 bit. */
export interface WavFile extends AudioFormat {
  readonly sound: Stereo;
  /** Texts of its tags by their names. */
  readonly info: Readonly<Record<string, string>>;
  readonly hasLoopPoints: boolean;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function text(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}

function* chunksOf(bytes: Uint8Array, from: number): Generator<[string, Uint8Array]> {
  for (let at = from; at + 8 <= bytes.length;) {
    const size = viewOf(bytes).getUint32(at + 4, true);
    yield [text(bytes.subarray(at, at + 4)), bytes.subarray(at + 8, at + 8 + size)];
    at += 8 + size + (size % 2);
  }
}

function samplesOf(data: Uint8Array): Stereo {
  const length = data.length / 6;
  const sound = { left: new Float32Array(length), right: new Float32Array(length) };
  const value = (at: number): number =>
    (((data[at + 2] ?? 0) << 24) | ((data[at + 1] ?? 0) << 16) | ((data[at] ?? 0) << 8)) / 2 ** 31;
  for (let i = 0; i < length; i++) {
    sound.left[i] = value(6 * i);
    sound.right[i] = value(6 * i + 3);
  }
  return sound;
}

/** Reads a WAV file. */
export function readWav(bytes: Uint8Array): WavFile {
  const chunks = new Map(chunksOf(bytes, 12));
  const format = chunks.get('fmt ');
  const data = chunks.get('data');
  const list = chunks.get('LIST');
  if (text(bytes.subarray(0, 4)) !== 'RIFF' || !format || !data || !list) throw new Error('no WAV');
  const info = [...chunksOf(list, 4)].map(([name, value]) => [
    name,
    text(value).replace(/\0$/, ''),
  ]);
  return {
    channels: viewOf(format).getUint16(2, true),
    sampleRate: viewOf(format).getUint32(4, true),
    bits: viewOf(format).getUint16(14, true),
    sound: samplesOf(data),
    info: Object.fromEntries(info) as Record<string, string>,
    hasLoopPoints: chunks.has('smpl'),
  };
}

/** A finished MP3 file. */
export interface Mp3File {
  /** Texts of its tag by their names; a comment's name has its language, as in `COMM:eng`. */
  readonly tags: Readonly<Record<string, string>>;
  /** Whether every frame is where it must be, of 320 kbit/s at 48 kHz. */
  readonly isWhole: boolean;
  /** Samples that a player gives back. */
  readonly samples: number;
}

/** A number of four bytes of seven bits. */
function syncSafe(bytes: Uint8Array, at: number): number {
  return [0, 1, 2, 3].reduce((sum, i) => sum * 128 + (bytes[at + i] ?? 0), 0);
}

function readTags(tag: Uint8Array): Record<string, string> {
  const tags: Record<string, string> = {};
  for (let at = 10; at + 10 <= tag.length;) {
    const size = syncSafe(tag, at + 4);
    const name = text(tag.subarray(at, at + 4));
    // The first byte names the encoding, which is UTF-8.
    const words = new TextDecoder().decode(tag.subarray(at + 11, at + 10 + size));
    if (name === 'COMM') tags[`${name}:${words.slice(0, 3)}`] = words.slice(4);
    else tags[name] = words;
    at += 10 + size;
  }
  return tags;
}

/** Reads an MP3 file as `encodeMp3` and `encodeId3` write it. */
export function readMp3(bytes: Uint8Array): Mp3File {
  const size = syncSafe(bytes, 6);
  const frames = bytes.subarray(10 + size);
  let isWhole = frames.length % FRAME_BYTES === 0;
  for (let at = 0; at < frames.length; at += FRAME_BYTES) {
    isWhole &&= frames[at] === 0xff && frames[at + 1] === 0xfb && frames[at + 2] === 0xe4;
  }
  const [a = 0, b = 0, c = 0] = frames.subarray(177, 180);
  const cut = ((a << 4) | (b >> 4)) + (((b & 0xf) << 8) | c);
  const samples = viewOf(frames).getUint32(44) * FRAME_SAMPLES - cut;
  return { tags: readTags(bytes.subarray(0, 10 + size)), isWhole, samples };
}
