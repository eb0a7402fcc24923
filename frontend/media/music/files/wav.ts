import { SAMPLE_RATE, type Stereo } from '../synth/stereo';
import { join, latin1 } from './bytes';
import type { Tags } from './tags';

const CHANNELS = 2;
const BYTES_PER_SAMPLE = 3;
const FULL_SCALE = 2 ** (8 * BYTES_PER_SAMPLE - 1) - 1;
const PCM = 1;

function chunk(name: string, body: Uint8Array): Uint8Array {
  const head = new Uint8Array(8);
  head.set(latin1(name));
  new DataView(head.buffer).setUint32(4, body.length, true);
  return join([head, body, new Uint8Array(body.length % 2)]);
}

function format(): Uint8Array {
  const view = new DataView(new ArrayBuffer(16));
  view.setUint16(0, PCM, true);
  view.setUint16(2, CHANNELS, true);
  view.setUint32(4, SAMPLE_RATE, true);
  view.setUint32(8, SAMPLE_RATE * CHANNELS * BYTES_PER_SAMPLE, true);
  view.setUint16(12, CHANNELS * BYTES_PER_SAMPLE, true);
  view.setUint16(14, 8 * BYTES_PER_SAMPLE, true);
  return new Uint8Array(view.buffer);
}

/** Nothing says which encoding these texts have, so they keep to ASCII. */
function info(tags: Tags): Uint8Array {
  const entry = (name: string, text: string): Uint8Array => chunk(name, latin1(`${text}\0`));
  return join([
    latin1('INFO'),
    entry('INAM', tags.title),
    entry('IART', tags.artist),
    entry('IPRD', tags.album),
    entry('ICRD', tags.year),
    entry('IGNR', tags.genre),
    entry('ICOP', tags.copyright.replace('©', '(C)')),
  ]);
}

/** Says to samplers and games that the whole file repeats for ever. */
function loopPoints(length: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(60));
  view.setUint32(8, Math.round(1e9 / SAMPLE_RATE), true);
  view.setUint32(12, 60, true);
  view.setUint32(28, 1, true);
  view.setUint32(48, length - 1, true);
  return new Uint8Array(view.buffer);
}

function pcm(sound: Stereo): Uint8Array {
  const { left, right } = sound;
  const bytes = new Uint8Array(left.length * CHANNELS * BYTES_PER_SAMPLE);
  let at = 0;
  for (let i = 0; i < left.length; i++) {
    for (const value of [left[i] ?? 0, right[i] ?? 0]) {
      const whole = Math.round(Math.max(-1, Math.min(1, value)) * FULL_SCALE);
      bytes[at++] = whole & 0xff;
      bytes[at++] = (whole >> 8) & 0xff;
      bytes[at++] = (whole >> 16) & 0xff;
    }
  }
  return bytes;
}

/** A WAV file of 48 kHz and 24 bit, with its tags. */
export function encodeWav(sound: Stereo, tags: Tags, isLoop: boolean): Uint8Array {
  const chunks = [chunk('fmt ', format()), chunk('LIST', info(tags))];
  if (isLoop) chunks.push(chunk('smpl', loopPoints(sound.left.length)));
  return chunk('RIFF', join([latin1('WAVE'), ...chunks, chunk('data', pcm(sound))]));
}
